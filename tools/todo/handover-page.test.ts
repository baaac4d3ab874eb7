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
  staff: ['Office'],
  owned: [
    { role: 'Director', file: 'content/site.yaml', line: 3 },
    { role: 'Director', file: 'content/facts.yaml', line: 9, name: '{hall}' },
    { role: 'Treasurer', file: 'content/accounts.yaml', line: 4, name: 'Host', isAccount: true },
    { role: 'Librarian', file: 'content/textbooks.yaml', line: 2 },
    { role: 'Office', file: 'content/accounts.yaml', line: 4, name: 'Host', isAccount: true },
  ],
  files: ['content/site.yaml', 'content/textbooks.yaml', 'content/menu.yaml'],
  accounts: [
    {
      name: 'Host',
      kind: 'host',
      at: 'https://host.example.org/',
      for: 'The pages.',
      heldBy: ['Treasurer', 'Librarian', 'Office'],
      recovery: 'board@example.edu',
      renew: '2027-08-01',
    },
    {
      name: 'Token',
      kind: 'token',
      for: 'Publishing.',
      heldBy: ['Treasurer', 'Librarian', 'Office'],
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

test('knows staff, who aren’t officers', () => {
  expect(page).toContain('| Office: not an officer | nothing in particular | Host |');
});

/** Returns the section about an account. */
const keyOf = (change: Partial<Handover>, name = 'Host') =>
  handoverPage({ ...handover, ...change })
    .split(/\n\n(?=##)/)
    .find((part) => part.startsWith(`### ${name}`));

test('lists who had an account and who gets it, with checkboxes', () => {
  expect(keyOf({})).toBe(`### Host

The pages. It’s at https://host.example.org/. Its mail goes to board@example.edu. **Renew by 2027-08-01.**

First, give it to

- [ ] Treasurer: Cy Sample can sign in
- [ ] Librarian: **nobody** has this role now: name another one in \`content/accounts.yaml\`

Then go through those who had it

- [ ] Treasurer: Ada Sample can’t sign in anymore
- [ ] Treasurer: Old Sample can’t sign in anymore
- [ ] Librarian: Lee Sample can’t sign in anymore
- [ ] Office: keeps it and can still sign in`);
});

test('has a token replaced, not taken from anyone', () => {
  const token = keyOf({}, 'Token');
  expect(token).not.toMatch(/sign in|keeps/);
  expect(token?.split('To be replaced\n\n')[1])
    .toBe(`- [ ] Treasurer: Cy Sample knows how to replace it
- [ ] Librarian: **nobody** has this role now: name another one in \`content/accounts.yaml\`
- [ ] Office: knows how to replace it
- [ ] The new token works
- [ ] The old token is deleted`);
});

test('lets someone keep an account in another role', () => {
  const officers = [{ name: 'Lee Sample', role: 'Treasurer' }];
  const key = keyOf({ incoming: { file: 'b.yaml', from: '2027-08-23', officers } });
  expect(key).toContain('- [ ] Librarian: Lee Sample keeps it\n');
  expect(key).toContain('- [ ] Treasurer: Lee Sample can sign in\n');
});

test('leaves blanks while the next board has no file', () => {
  expect(keyOf({ incoming: undefined })).toContain('- [ ] Treasurer: ________ can sign in');
  expect(keyOf({ incoming: undefined }, 'Token')).toContain('Treasurer: ________ knows how to');
  expect(handoverPage({ ...handover, incoming: undefined })).toContain('has no file');
});

test('takes nothing from anyone while the next board has no file', () => {
  const key = keyOf({ incoming: undefined });
  expect(key).not.toContain('anymore');
  expect(key).toContain('- [ ] Treasurer: Ada Sample can sign in until the next board takes over');
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
