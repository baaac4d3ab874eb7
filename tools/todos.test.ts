import { expect, test } from 'vitest';
import { findTodos } from './todos.ts';

const file = 'content/x.yaml';

test('a record marked as a sample is listed by name and fields, with file and line', () => {
  const source = 'officers:\n  - name: Ada\n    sample: true\n    year: Junior\n  - name: Bea\n';
  expect(findTodos(file, source, '2025-09-01')).toEqual([
    { kind: 'sample', file, line: 3, text: 'Ada (name, year)' },
  ]);
});

test('an address under an example name is a sample wherever it stands', () => {
  const source = 'email: board@example.edu\nlinks:\n  chat: https://chat.example.org/x\n';
  expect(findTodos(file, source, '2025-09-01').map(({ line }) => line)).toEqual([1, 3]);
});

test('a real address is not a sample', () => {
  expect(findTodos(file, 'url: https://www.aiche.org/\n', '2025-09-01')).toEqual([]);
});

test('a term of office is stale from the day after its last', () => {
  const source = 'from: 2025-08-25\nto: 2026-05-15\n';
  expect(findTodos(file, source, '2026-05-15')).toEqual([]);
  expect(findTodos(file, source, '2026-05-16')).toMatchObject([{ kind: 'stale', line: 2 }]);
});

test('a page that nobody has read for a year is stale', () => {
  expect(findTodos(file, 'reviewed: 2025-08-28\n', '2026-08-28')).toEqual([]);
  expect(findTodos(file, 'reviewed: 2025-08-28\n', '2026-08-29')).toHaveLength(1);
});
