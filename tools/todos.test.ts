import { expect, test } from 'vitest';
import { findTodos } from './todos.ts';

const file = 'content/x.yaml';
const todosIn = (source: string, today = '2025-09-01') => findTodos([{ file, source }], today);

test('every value of a record marked as a sample is listed with file and line', () => {
  const source = 'officers:\n  - name: Ada\n    sample: true\n    year: Junior\n  - name: Bea\n';
  expect(todosIn(source)).toEqual([
    { kind: 'sample', file, line: 2, text: 'name: Ada' },
    { kind: 'sample', file, line: 4, text: 'year: Junior' },
  ]);
});

test('an address under an example name is a sample wherever it stands, and listed once', () => {
  const source =
    'sample: true\nemail: board@example.edu\nlinks:\n  chat: https://chat.example.org/x\n';
  expect(todosIn(source).map(({ line }) => line)).toEqual([2, 3, 4]);
});

test('a real address is not a sample', () => {
  expect(todosIn('url: https://www.aiche.org/\n')).toEqual([]);
});

const board = (from: number) => ({
  file: `content/officers/${String(from)}.yaml`,
  source: `from: ${String(from)}-08-25\nto: ${String(from + 1)}-05-15\n`,
});

test('a term of office is stale from the day after its last', () => {
  expect(findTodos([board(2025)], '2026-05-15')).toEqual([]);
  expect(findTodos([board(2025)], '2026-05-16')).toMatchObject([{ kind: 'stale', line: 2 }]);
});

test('an old board is a record, not stale, once there is a newer one', () => {
  expect(findTodos([board(2025), board(2026)], '2026-09-01')).toEqual([]);
});

test('a page that nobody has read for a year is stale', () => {
  expect(todosIn('reviewed: 2025-08-28\n', '2026-08-28')).toEqual([]);
  expect(todosIn('reviewed: 2025-08-28\n', '2026-08-29')).toHaveLength(1);
});

const newsletter = (date: string) => ({
  file: `content/newsletters/${date}.md`,
  source: `---\ntitle: News\ndate: ${date}\n---\n\nreviewed: 2000-01-01\n`,
});

test('the newest newsletter is stale after four months, and older ones never', () => {
  const files = [newsletter('2025-09-08'), newsletter('2025-10-06')];
  expect(findTodos(files, '2026-02-03')).toEqual([]);
  expect(findTodos(files, '2026-02-04')).toMatchObject([
    { kind: 'stale', file: 'content/newsletters/2025-10-06.md', line: 3 },
  ]);
});

test('a book that is lent is stale from the day after it was due', () => {
  const source = 'textbooks:\n  - title: One\n    status: lent\n    until: 2027-01-15\n';
  const books = [{ file: 'content/textbooks.yaml', source }];
  expect(findTodos(books, '2027-01-15')).toEqual([]);
  expect(findTodos(books, '2027-01-16')).toMatchObject([
    { kind: 'stale', line: 4, text: expect.stringContaining('due back on 2027-01-15') as string },
  ]);
  // The last day of a series of events is none of this.
  expect(todosIn('events:\n  - weekly:\n      until: 2027-01-15\n', '2027-01-16')).toEqual([]);
});

test('a promise to answer is due from 60 days before it ends, and after', () => {
  const source = 'securityContact:\n  expires: 2026-09-01\n';
  expect(todosIn(source, '2026-07-02')).toEqual([]);
  expect(todosIn(source, '2026-07-03')).toMatchObject([
    { kind: 'stale', line: 2, text: expect.stringContaining('ends on 2026-09-01') as string },
  ]);
  expect(todosIn(source, '2026-09-02')).toMatchObject([
    { text: expect.stringContaining('ended on 2026-09-01') as string },
  ]);
});

const outside = (...lines: string[]) =>
  `outside:\n  - title: Elsewhere\n    to: https://learncheme.com/\n${lines.map((line) => `    ${line}\n`).join('')}`;

test('a page elsewhere that nobody has opened is to be opened', () => {
  expect(todosIn(outside())).toMatchObject([
    { kind: 'stale', line: 3, text: expect.stringContaining('nobody has opened') as string },
  ]);
});

test('a page elsewhere is to be opened again after a year', () => {
  const source = outside('checked: 2025-08-28');
  expect(todosIn(source, '2026-08-28')).toEqual([]);
  expect(todosIn(source, '2026-08-29')).toMatchObject([{ kind: 'stale', line: 4 }]);
});

test('other links need no such day', () => {
  expect(todosIn('links:\n  - title: Elsewhere\n    to: https://learncheme.com/\n')).toEqual([]);
});
