import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { text, withPlaces } from './fields.ts';
import { fillDocument } from './fill-document.ts';

const facts = new Map([['studyRoom', 'CPE 2.222']]);
const schema = z.strictObject({
  lead: text(80),
  steps: z.array(z.strictObject({ text: text(80) })),
  mail: withPlaces(text(80), ['title']),
});

const fill = (yaml: string) => {
  const document = parseDocument(yaml);
  return { problems: fillDocument(document, schema, facts), data: document.toJS() as unknown };
};

test('fills facts into strings at any depth and keeps the page’s placeholders', () => {
  expect(
    fill(
      "lead: In {studyRoom}.\nsteps:\n  - text: '{studyRoom}'\nmail: '{title} in {studyRoom}'\n",
    ),
  ).toEqual({
    problems: [],
    data: {
      lead: 'In CPE 2.222.',
      steps: [{ text: 'CPE 2.222' }],
      mail: '{title} in CPE 2.222',
    },
  });
});

test('reports an unknown name with its path and a suggestion', () => {
  expect(fill('steps:\n  - text: a\n  - text: To {studyRom}.\n').problems).toEqual([
    {
      path: ['steps', 1, 'text'],
      text: '"{studyRom}" isn’t a name we can fill in here.',
      cure: 'Did you mean "{studyRoom}"?',
    },
  ]);
});

test('allows a placeholder only in its own string, and lists the available names', () => {
  expect(fill('lead: About {title}.\n').problems[0]?.cure).toContain('use one of: {studyRoom}.');
  expect(fill('mail: About {xyz}.\n').problems[0]?.cure).toContain('{title}, {studyRoom}.');
});

test('fills in what a fact said on the day of a record, and in each week of a series', () => {
  const dated = Object.assign(new Map([['room', 'New']]), {
    earlier: new Map([
      [
        'room',
        [
          { until: '2026-10-07', said: 'Old' },
          { until: '2025-12-31', said: 'First' },
        ],
      ],
    ]),
  });
  const document = parseDocument(`
events:
  - { date: 2025-10-07, location: '{room}' }
  - { date: 2026-10-07, location: '{room}' }
  - { date: 2026-10-08, location: '{room}' }
  - date: 2026-09-30
    location: In {room}
    weekly:
      until: 2026-10-14
      changes:
        - { week: 2026-10-07, location: Hall, description: '{room}' }
`);
  expect(fillDocument(document, schema, dated)).toEqual([]);
  expect(document.toJS()).toEqual({
    events: [
      { date: '2025-10-07', location: 'First' },
      { date: '2026-10-07', location: 'Old' },
      { date: '2026-10-08', location: 'New' },
      {
        date: '2026-09-30',
        location: 'In New',
        weekly: {
          until: '2026-10-14',
          changes: [
            { week: '2026-10-07', location: 'Hall', description: 'Old' },
            { week: '2026-09-30', location: 'In Old' },
          ],
        },
      },
    ],
  });
});
