import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handoverPage, type Handover } from './handover-page.ts';

const handover: Handover = {
  today: '2027-05-01',
  boardName: 'Civil Board',
  outgoing: {
    file: 'content/officers/2026-27.yaml',
    from: '2026-08-24',
    officers: [
      { name: 'Ada Sample', role: 'Treasurer' },
      { name: 'Old Sample', role: 'Treasurer' },
      { name: 'Lee Sample', role: 'Librarian' },
    ],
  },
  incoming: {
    file: 'content/officers/2027-28.yaml',
    from: '2027-08-23',
    officers: [
      { name: 'Ada Sample', role: 'Director' },
      { name: 'Bea Sample', role: 'Director' },
      { name: 'Cy Sample', role: 'Treasurer' },
    ],
  },
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
      kind: 'host',
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

test('lists every role with its names and responsibilities', () => {
  expect(page).toContain('| Director: Ada Sample, Bea Sample | `content/site.yaml`, {hall} |  |');
  expect(page).toContain('| Treasurer: Cy Sample | nothing in particular | Host |');
});

test('lists a role that nobody has anymore', () => {
  expect(page).toContain('| Librarian: **nobody** | `content/textbooks.yaml` |  |');
});

/** Returns the section about an account. */
const keyOf = (change: Partial<Handover>) =>
  /### Host.*?(?=\n\n## )/s.exec(handoverPage({ ...handover, ...change }))?.[0];

test('lists who had an account and who gets it, with checkboxes', () => {
  expect(keyOf({})).toBe(`### Host

The pages. Sign in at https://host.example.org/. Its mail goes to board@example.edu. **Renew by 2027-08-01.**

Held until now by

- [ ] Treasurer: Ada Sample can’t sign in anymore
- [ ] Treasurer: Old Sample can’t sign in anymore
- [ ] Librarian: Lee Sample can’t sign in anymore

To be given to

- [ ] Treasurer: Cy Sample can sign in
- [ ] Librarian: **nobody** has this role now: name another one in \`content/accounts.yaml\``);
});

test('lets someone keep an account in another role', () => {
  const officers = [{ name: 'Lee Sample', role: 'Treasurer' }];
  const key = keyOf({ incoming: { file: 'b.yaml', from: '2027-08-23', officers } });
  expect(key).toContain('- [ ] Librarian: Lee Sample keeps it\n');
  expect(key).toContain('- [ ] Treasurer: Lee Sample can sign in\n');
});

test('leaves blanks while the next board has no file', () => {
  expect(keyOf({ incoming: undefined })).toContain('- [ ] Treasurer: ________ can sign in');
  expect(handoverPage({ ...handover, incoming: undefined })).toContain('has no file');
});

test('lists what’s due within a year, and samples', () => {
  expect(page).toContain(
    '## Later, within a year\n\n- [ ] **2028-01-01** `content/a.yaml, line 1`',
  );
  expect(page).toContain('## Samples to replace');
  expect(page).not.toContain('## Late\n');
});

test('links every job to a heading of the guide', () => {
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
