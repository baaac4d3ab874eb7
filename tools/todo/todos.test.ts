import { expect, test } from 'vitest';
import { findTodos, type Todo } from './todos.ts';

const file = 'content/x.md';
const day = '2026-09-01';

/** What one file asks for on a day; its lines are those of the text as it stands. */
const todosIn = (source: string, today = day, name = file) =>
  findTodos([{ file: name, source: name.endsWith('.md') ? `---\n${source}---\n` : source }], {
    today,
  });
const urgencies = (todos: Todo[]) => todos.map(({ urgency }) => urgency);

test('a file that is a sample is one line, whatever is in it', () => {
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

test('the samples of a list are one line with the first names', () => {
  expect(todosIn(officers(5))).toMatchObject([
    { place: file, text: 'officers: 5 samples (Officer 1, Officer 2, Officer 3 and 2 more)' },
  ]);
  expect(todosIn(officers(1))).toMatchObject([
    { place: `${file}, line 3`, text: expect.stringContaining('Officer 1 is a sample') as string },
  ]);
});

test('example addresses outside of samples are one line for each file', () => {
  const source =
    'text:\n  - Ask [here](https://a.example.edu).\n  - And board@example.org.\nreal: https://www.aiche.org/\n';
  expect(todosIn(source)).toMatchObject([
    { place: file, text: '2 example addresses (line 3, line 4)' },
  ]);
});

test('a page is to be read again after a year, and the list says so 60 days before', () => {
  const source = 'reviewed: 2025-08-28\nowner: Director\n';
  const on = (today: string) => todosIn(source, today).filter(({ due }) => due !== undefined);
  expect(on('2025-08-27')).toEqual([]);
  expect(urgencies(on('2026-06-28'))).toEqual(['thisYear']);
  expect(urgencies(on('2026-06-29'))).toEqual(['soon']);
  expect(urgencies(on('2026-08-28'))).toEqual(['soon']);
  expect(on('2026-08-29')).toEqual([
    {
      urgency: 'late',
      place: 'content/x.md, line 2',
      due: '2026-08-28',
      owner: 'Director',
      text: 'last read on 2025-08-28: read it and set "reviewed" to today',
    },
  ]);
});

test('a day by which it has to be read counts in the place of the year', () => {
  const source = 'reviewed: 2026-08-20\nreviewBy: 2027-01-10\n';
  expect(todosIn(source, '2027-01-11')).toMatchObject([
    { urgency: 'late', due: '2027-01-10', place: 'content/x.md, line 3' },
  ]);
});

test('once it was read on that day or later, the year counts again', () => {
  const source = 'reviewed: 2027-01-10\nreviewBy: 2027-01-10\n';
  expect(todosIn(source, '2027-01-11')).toMatchObject([
    { urgency: 'thisYear', due: '2028-01-10', place: 'content/x.md, line 2' },
  ]);
});

test('a fact falls due by its name, with its own owner or that of the file', () => {
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

test('lessons that were read on one day fall due in one line', () => {
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

test('a term of office falls due on its last day, and is late from the day after', () => {
  expect(findTodos([board(2025)], { today: '2026-05-15' })).toMatchObject([{ urgency: 'soon' }]);
  expect(findTodos([board(2025)], { today: '2026-05-16' })).toMatchObject([
    { urgency: 'late', place: 'content/officers/2025.yaml, line 2' },
  ]);
});

test('an old board is a record once there is a newer one', () => {
  const todos = findTodos([board(2025), board(2026)], { today: '2026-09-01' });
  expect(todos.map(({ place }) => place)).toEqual(['content/officers/2026.yaml, line 2']);
});

test('a role that nobody of the newest board has is named with what it looks after', () => {
  const files = [
    board(2025, ['Librarian']),
    board(2026, ['Director']),
    { file: 'content/books.yaml', source: 'reviewed: 2026-08-01\nowner: Librarian\n' },
    { file: 'content/shelf.yaml', source: 'reviewed: 2026-08-01\nowner: Director\n' },
  ];
  const gaps = findTodos(files, { today: day }).filter(({ urgency }) => urgency === 'nobody');
  expect(gaps).toMatchObject([
    {
      place: 'content/books.yaml, line 2',
      text: expect.stringContaining(
        'belongs to "Librarian", but nobody in content/officers/2026.yaml',
      ) as string,
    },
  ]);
});

test('roles that hold an account are asked for too, all that one had in one line', () => {
  const files = [
    board(2026, ['Director']),
    { file: 'content/accounts.yaml', source: 'accounts:\n  - name: Host\n    heldBy: [Dean]\n' },
    { file: 'content/books.yaml', source: 'reviewed: 2026-08-01\nowner: Dean\n' },
  ];
  const gaps = findTodos(files, { today: day }).filter(({ urgency }) => urgency === 'nobody');
  expect(gaps).toMatchObject([
    {
      place: 'content/officers/2026.yaml',
      text: '2 things belong to "Dean", but nobody has that role: give them to another role (Host, content/books.yaml)',
    },
  ]);
});

test('a key whose roles are all one person’s is told, and with two people it is not', () => {
  const source = 'accounts:\n  - name: Host\n    heldBy: [Director, Dean]\n';
  const gaps = (officers: string) =>
    findTodos(
      [
        { file: 'content/officers/2026.yaml', source: `from: 2026-08-25\nofficers:\n${officers}` },
        { file: 'content/accounts.yaml', source },
      ],
      { today: day },
    ).filter(({ urgency }) => urgency === 'nobody');
  const [ada, bea] = ['Ada', 'Bea'].map((name) => `  - { name: ${name}, role: Dean }\n`);
  const director = '  - { name: Ada, role: Director }\n';
  expect(gaps(`${director}${String(ada)}`)).toMatchObject([
    {
      place: 'content/accounts.yaml, line 2',
      text: 'only Ada can sign in to Host: add a role of someone else to "heldBy"',
    },
  ]);
  expect(gaps(`${director}${String(bea)}`)).toEqual([]);
});

test('an account falls due on the day it has to be renewed', () => {
  const source =
    'accounts:\n  - name: The domain\n    heldBy: [Director, Dean]\n    renew: 2026-10-01\n';
  expect(todosIn(source, day, 'content/accounts.yaml')[0]).toMatchObject({
    urgency: 'soon',
    due: '2026-10-01',
    place: 'content/accounts.yaml, line 4',
    owner: 'Director',
  });
});

const newsletter = (date: string) => ({
  file: `content/newsletters/${date}.md`,
  source: `---\ntitle: News\ndate: ${date}\n---\n\nreviewed: 2000-01-01\n`,
});

test('the newest newsletter falls due after four months, and older ones never', () => {
  const files = [newsletter('2025-09-08'), newsletter('2025-10-06')];
  expect(urgencies(findTodos(files, { today: '2026-02-03' }))).toEqual(['soon']);
  expect(findTodos(files, { today: '2026-02-04' })).toMatchObject([
    { urgency: 'late', place: 'content/newsletters/2025-10-06.md, line 3' },
  ]);
});

test('a book that is lent falls due on its day, and a series of events does not', () => {
  const source = 'textbooks:\n  - title: One\n    status: lent\n    until: 2027-01-15\n';
  expect(urgencies(todosIn(source, '2027-01-15'))).toEqual(['soon']);
  expect(urgencies(todosIn(source, '2027-01-16'))).toEqual(['late']);
  const series = 'events:\n  - title: Night\n    weekly:\n      until: 2027-01-15\n';
  expect(todosIn(series, '2027-01-16')).toEqual([]);
});

test('a promise to answer is due from 60 days before it ends', () => {
  const source = 'securityContact:\n  expires: 2026-09-01\n';
  expect(urgencies(todosIn(source, '2026-07-02'))).toEqual(['thisYear']);
  expect(urgencies(todosIn(source, '2026-07-03'))).toEqual(['soon']);
  expect(urgencies(todosIn(source, '2026-09-02'))).toEqual(['late']);
});

const outside = (...checked: (string | undefined)[]) =>
  `outside:\n${checked.map((when) => `  - title: Elsewhere\n    to: https://learncheme.com/\n${when === undefined ? '' : `    checked: ${when}\n`}`).join('')}`;

test('pages elsewhere that nobody has opened are one line, and wait without a day', () => {
  expect(todosIn(outside(undefined, undefined))).toMatchObject([
    {
      urgency: 'nobody',
      place: file,
      text: '2 outside links nobody has opened (line 4, line 6)',
    },
  ]);
});

test('a page elsewhere is to be opened again after a year', () => {
  expect(urgencies(todosIn(outside('2025-08-28'), '2026-08-28'))).toEqual(['soon']);
  expect(todosIn(outside('2025-08-28'), '2026-08-29')).toMatchObject([
    { urgency: 'late', place: 'content/x.md, line 5' },
  ]);
});

test('other links need no such day', () => {
  expect(todosIn('links:\n  - title: Elsewhere\n    to: https://learncheme.com/\n')).toEqual([]);
});

test('a page that says nothing of when it was read is asked for it, and other files are not', () => {
  const source = 'lead: Hello.\n';
  expect(todosIn(source, day, 'content/pages/home.yaml')).toMatchObject([
    { urgency: 'nobody', place: 'content/pages/home.yaml, line 1' },
  ]);
  expect(todosIn('facts: []\n', day, 'content/facts.yaml')).toEqual([]);
});

test('the most urgent comes first', () => {
  const source =
    'accounts:\n  - { name: A, renew: 2026-10-01 }\n  - { name: B, renew: 2026-08-01 }\n';
  const all = todosIn(source.replaceAll(' }', ', heldBy: [] }'), day, 'content/accounts.yaml');
  expect(all.map(({ due }) => due)).toEqual(['2026-08-01', '2026-10-01']);
});

test('what is no day is left to the check of the files', () => {
  expect(todosIn('reviewed: soon\nreviewBy: 2026-13-40\n')).toEqual([]);
});
