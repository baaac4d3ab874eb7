import { expect, test } from 'vitest';
import { findTodos, type Todo } from './todos.ts';

const file = 'content/x.md';
const day = '2026-09-01';

const todosIn = (source: string, today = day, name = file) =>
  findTodos([{ file: name, source: name.endsWith('.md') ? `---\n${source}---\n` : source }], {
    today,
  });
const urgencies = (todos: Todo[]) => todos.map(({ urgency }) => urgency);

test('lists a sample file once', () => {
  const source =
    'sample: true\nemail: board@example.edu\nbooks:\n  - sample: true\n    name: One\n';
  expect(todosIn(source)).toEqual([
    {
      urgency: 'sample',
      place: 'content/x.md, line 2',
      text: 'all of it is a sample: replace it and delete the line "sample: true"',
    },
  ]);
});

const officers = (count: number) =>
  `officers:\n${Array.from({ length: count }, (_, at) => `  - sample: true\n    name: Officer ${String(at + 1)}\n`).join('')}`;
const outside = (...checked: (string | undefined)[]) =>
  `outside:\n${checked.map((when) => `  - title: Elsewhere\n    to: https://learncheme.com/\n${when === undefined ? '' : `    checked: ${when}\n`}`).join('')}`;

test.each([
  ['officers: 5 samples (Officer 1, Officer 2, Officer 3 and 2 more)', officers(5)],
  [
    '2 example addresses (line 3, line 4)',
    'text:\n  - Ask [here](https://a.example.edu).\n  - And board@example.org.\nreal: https://www.aiche.org/\n',
  ],
  ['2 outside links nobody has opened (line 4, line 6)', outside(undefined, undefined)],
])('groups similar todos of a file: %s', (text, source) => {
  expect(todosIn(source)).toMatchObject([{ place: file, text }]);
});

test('names a single sample', () => {
  expect(todosIn(officers(1))).toMatchObject([
    { place: `${file}, line 3`, text: expect.stringContaining('Officer 1 is a sample') as string },
  ]);
});

const security = 'securityContact:\n  expires: 2026-09-01\n';
const lent = 'textbooks:\n  - title: One\n    status: lent\n    until: 2027-01-15\n';
const read = 'reviewed: 2025-08-28\nowner: Director\n';
test.each([
  ['a page a year after its review', read, '2026-06-28', 'thisYear'],
  ['a page a year after its review', read, '2026-06-29', 'soon'],
  ['a page a year after its review', read, '2026-08-28', 'soon'],
  ['a page a year after its review', read, '2026-08-29', 'late'],
  ['a page by its deadline', 'reviewed: 2026-08-20\nreviewBy: 2027-01-10\n', '2027-01-11', 'late'],
  [
    'a page a year after its deadline',
    'reviewed: 2027-01-10\nreviewBy: 2027-01-10\n',
    '2027-01-11',
    'thisYear',
  ],
  ['a lent book', lent, '2027-01-15', 'soon'],
  ['a lent book', lent, '2027-01-16', 'late'],
  ['a promise to answer', security, '2026-07-02', 'thisYear'],
  ['a promise to answer', security, '2026-07-03', 'soon'],
  ['a promise to answer', security, '2026-09-02', 'late'],
  ['an outside link a year after its check', outside('2025-08-28'), '2026-08-28', 'soon'],
  ['an outside link a year after its check', outside('2025-08-28'), '2026-08-29', 'late'],
])('lists %s (%#)', (_, source, today, urgency) => {
  expect(urgencies(todosIn(source, today))).toEqual([urgency]);
});

test.each([
  ['a page read more than a year before it’s due', read, '2025-08-27'],
  ['a series of events', 'events:\n  - weekly:\n      until: 2027-01-15\n', '2027-01-16'],
  ['other links', 'links:\n  - title: Elsewhere\n    to: https://learncheme.com/\n', day],
  ['an invalid date', 'reviewed: soon\nreviewBy: 2026-13-40\n', day],
])('doesn’t list %s', (_, source, today) => {
  expect(todosIn(source, today)).toEqual([]);
});

test('says where, when, who and what', () => {
  expect(todosIn(read, '2026-08-29')).toEqual([
    {
      urgency: 'late',
      place: 'content/x.md, line 2',
      due: '2026-08-28',
      owner: 'Director',
      text: 'last read on 2025-08-28: read it and set "reviewed" to today',
    },
  ]);
});

test('lists facts by name, with their own owner or the file’s', () => {
  const source =
    'owner: Director\nfacts:\n  - name: room\n    reviewed: 2025-01-01\n    owner: Events\n  - name: time\n    reviewed: 2025-01-01\n';
  expect(
    todosIn(source)
      .filter(({ urgency }) => urgency === 'late')
      .map(({ text, owner }) => [text.slice(0, 5), owner]),
  ).toEqual([
    ['room:', 'Events'],
    ['time:', 'Director'],
  ]);
});

test('groups lessons read on the same day', () => {
  const lessons = ['one', 'two'].map((name) => ({
    file: `content/lessons/${name}.mdx`,
    source: '---\ntitle: One\nreviewed: 2025-01-01\n---\n',
  }));
  expect(findTodos(lessons, { today: day })).toMatchObject([
    {
      urgency: 'late',
      place: 'content/lessons',
      text: '2 lessons to read again: set "reviewed" to today in each (one, two)',
    },
  ]);
});

const board = (from: number, roles: string[] = []) => ({
  file: `content/officers/${String(from)}.yaml`,
  source: `from: ${String(from)}-08-25\nto: ${String(from + 1)}-05-15\nofficers:\n${roles.map((role) => `  - { name: Ada, role: ${role} }\n`).join('')}`,
});
const newsletter = (date: string) => ({
  file: `content/newsletters/${date}.md`,
  source: `---\ntitle: News\ndate: ${date}\n---\n\nreviewed: 2000-01-01\n`,
});

test.each([
  ['board until its last day', [board(2024), board(2025)], '2026-05-15', '2025.yaml, line 2'],
  [
    'newsletter for four months',
    [newsletter('2025-09-08'), newsletter('2025-10-06')],
    '2026-02-03',
    '2025-10-06.md, line 3',
  ],
])('lists only the newest %s', (_, files, last, place) => {
  expect(findTodos(files, { today: last })).toMatchObject([{ urgency: 'soon' }]);
  expect(findTodos(files, { today: last.replace(/\d$/, (digit) => String(+digit + 1)) })).toEqual([
    expect.objectContaining({
      urgency: 'late',
      place: expect.stringMatching(`${place}$`) as string,
    }),
  ]);
});

const gapsIn = (files: Parameters<typeof findTodos>[0]) =>
  findTodos(files, { today: day }).filter(({ urgency }) => urgency === 'nobody');

test('lists what belongs to a role that nobody on the newest board has', () => {
  const files = [
    board(2025, ['Librarian']),
    board(2026, ['Director']),
    { file: 'content/books.yaml', source: 'reviewed: 2026-08-01\nowner: Librarian\n' },
    { file: 'content/shelf.yaml', source: 'reviewed: 2026-08-01\nowner: Director\n' },
  ];
  expect(gapsIn(files)).toMatchObject([
    {
      place: 'content/books.yaml, line 2',
      text: expect.stringContaining(
        'belongs to "Librarian", but nobody in content/officers/2026.yaml',
      ) as string,
    },
  ]);
});

test('groups everything of a missing role, including accounts', () => {
  const files = [
    board(2026, ['Director']),
    { file: 'content/accounts.yaml', source: 'accounts:\n  - name: Host\n    heldBy: [Dean]\n' },
    { file: 'content/books.yaml', source: 'reviewed: 2026-08-01\nowner: Dean\n' },
  ];
  expect(gapsIn(files)).toMatchObject([
    {
      place: 'content/officers/2026.yaml',
      text: '2 things belong to "Dean", but nobody has that role: give them to another role, or list it as "staff" in content/accounts.yaml (Host, content/books.yaml)',
    },
  ]);
});

test('lists an account that only one person can sign in to', () => {
  const source = 'accounts:\n  - name: Host\n    heldBy: [Director, Dean]\n';
  const gaps = (dean: string) =>
    gapsIn([
      {
        file: 'content/officers/2026.yaml',
        source: `from: 2026-08-25\nofficers:\n  - { name: Ada, role: Director }\n  - { name: ${dean}, role: Dean }\n`,
      },
      { file: 'content/accounts.yaml', source },
    ]);
  expect(gaps('Ada')).toMatchObject([
    {
      place: 'content/accounts.yaml, line 2',
      text: 'only Ada can sign in to Host: add a role of someone else to "heldBy"',
    },
  ]);
  expect(gaps('Bea')).toEqual([]);
});

test('knows staff as owners, and as a second person who can sign in', () => {
  const accounts = 'accounts:\n  - name: Host\n    heldBy: [Director, Dean]\n';
  const gaps = (start: string) =>
    gapsIn([
      board(2026, ['Director']),
      { file: 'content/accounts.yaml', source: start + accounts },
      { file: 'content/books.yaml', source: 'reviewed: 2026-08-01\nowner: Dean\n' },
    ]);
  expect(gaps('staff: [Dean]\n')).toEqual([]);
  expect(gaps('')).not.toEqual([]);
});

test('lists the renewal of an account for its first role', () => {
  const source =
    'accounts:\n  - name: The domain\n    heldBy: [Director, Dean]\n    renew: 2026-10-01\n';
  expect(todosIn(source, day, 'content/accounts.yaml')[0]).toMatchObject({
    urgency: 'soon',
    due: '2026-10-01',
    place: 'content/accounts.yaml, line 4',
    owner: 'Director',
  });
});

test('asks for the review date of a page, but not of facts', () => {
  expect(todosIn('lead: Hello.\n', day, 'content/pages/home.yaml')).toMatchObject([
    { urgency: 'nobody', place: 'content/pages/home.yaml, line 1' },
  ]);
  expect(todosIn('facts: []\n', day, 'content/facts.yaml')).toEqual([]);
});

test('lists the most urgent first', () => {
  const source =
    'accounts:\n  - { name: A, renew: 2026-10-01, heldBy: [] }\n  - { name: B, renew: 2026-08-01, heldBy: [] }\n';
  const all = todosIn(source, day, 'content/accounts.yaml');
  expect(all.map(({ due }) => due)).toEqual(['2026-08-01', '2026-10-01']);
});
