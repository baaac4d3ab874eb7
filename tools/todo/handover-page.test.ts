import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handoverPage, type Handover } from './handover-page.ts';

const handover: Handover = {
  today: '2027-05-01',
  boardName: 'Civil Board',
  officers: [
    { name: 'Ada Sample', role: 'Director' },
    { name: 'Bea Sample', role: 'Director' },
    { name: 'Cy Sample', role: 'Treasurer' },
  ],
  owned: [
    { role: 'Director', file: 'content/site.yaml', line: 3 },
    { role: 'Director', file: 'content/facts.yaml', line: 9, name: '{hall}' },
    { role: 'Treasurer', file: 'content/accounts.yaml', line: 4, name: 'Host', isAccount: true },
    { role: 'Librarian', file: 'content/textbooks.yaml', line: 2 },
  ],
  files: ['content/site.yaml', 'content/textbooks.yaml', 'content/menu.yaml'],
  accounts: [
    {
      name: 'Host',
      at: 'https://host.example.org/',
      for: 'The pages.',
      heldBy: ['Treasurer', 'Librarian'],
      recovery: 'board@example.edu',
      renew: '2027-08-01',
    },
  ],
  todos: [
    { urgency: 'thisYear', place: 'content/a.yaml, line 1', text: 'read it', due: '2028-01-01' },
    { urgency: 'sample', place: 'content/b.yaml', text: 'events: 2 samples' },
  ],
};
const page = handoverPage(handover);

test('every role has its names and what it looks after', () => {
  expect(page).toContain('| Director: Ada Sample, Bea Sample | `content/site.yaml`, {hall} |  |');
  expect(page).toContain('| Treasurer: Cy Sample | nothing in particular | Host |');
});

test('a role that nobody has any more is there, and says so', () => {
  expect(page).toContain('| Librarian: **nobody** | `content/textbooks.yaml` |  |');
});

test('files that nobody looks after by name are named', () => {
  expect(page).toContain('Nobody in particular looks after `content/menu.yaml`.');
});

test('an account has its holders by name, the mailbox behind it and its day', () => {
  expect(page).toContain('| [Host](https://host.example.org/). The pages. |');
  expect(page).toContain('| Treasurer: Cy Sample; Librarian: **nobody** |');
  expect(page).toContain('| 2027-08-01 |');
});

test('a board that has written no accounts down is told how', () => {
  expect(handoverPage({ ...handover, accounts: [] })).toContain('Make a file');
});

test('what falls due within a year and what is a sample is listed', () => {
  expect(page).toContain(
    '## Later, within a year\n\n- [ ] **2028-01-01** `content/a.yaml, line 1`',
  );
  expect(page).toContain('## Samples to replace');
  expect(page).not.toContain('## Late\n');
});

test('every job of the year leads to a heading of the guide', () => {
  const headings = [...readFileSync('docs/editing.md', 'utf8').matchAll(/^## (.*)$/gm)].map(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
  );
  const linked = [...page.matchAll(/\(docs\/editing\.md#([^)]+)\)/g)].map(([, end]) => end);
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((end) => !headings.includes(end ?? ''))).toEqual([]);
});
