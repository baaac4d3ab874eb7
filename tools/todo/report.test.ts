import { expect, test } from 'vitest';
import { asIssue, asMarkdown, asText } from './report.ts';
import type { Todo } from './todos.ts';

const late: Todo = {
  urgency: 'late',
  place: 'content/a.yaml, line 3',
  text: 'last read',
  due: '2026-08-28',
  owner: 'Director',
};
const later: Todo = { ...late, urgency: 'thisYear', due: '2027-08-28' };
const sample: Todo = { urgency: 'sample', place: 'content/b.yaml', text: 'events: 2 samples' };

test('lists every group with its count, except what’s far ahead', () => {
  expect(asText([late, later, sample])).toBe(`Late: 1
  2026-08-28  content/a.yaml, line 3: last read [Director]
Within the next 60 days: 0
Samples to replace: 1
  content/b.yaml: events: 2 samples
Nobody has done this yet: 0`);
});

test('names the issue after its month, with a checkbox for every record', () => {
  const issue = asIssue([late, later, sample], '2026-09-01');
  expect(issue?.title).toBe('What’s due: September 2026');
  expect(issue?.body).toContain(
    '## Late\n\n- [ ] **2026-08-28** `content/a.yaml, line 3`: last read (Director)\n',
  );
  expect(issue?.body.match(/- \[ \]/g)).toHaveLength(2);
  expect(issue?.body).not.toContain('Within the next');
});

test('escapes Markdown and mentions', () => {
  const text = 'Talk by @someone of board@a.example about *[this](https://a.example)* <img>';
  expect(asMarkdown([{ ...sample, text }], ['sample'])).toContain(
    'Talk by @<!-- -->someone of board@a.example about \\*\\[this\\](https://a.example)\\* \\<img\\>',
  );
});
