import { expect, test } from 'vitest';
import { changeOfBoards } from './boards.ts';

const board = (from: string) => ({
  file: `content/officers/${from}.yaml`,
  source: `from: ${from}\nto: 2029-05-15\nofficers:\n  - { name: Ada, role: Director }\n`,
});
const boards = ['2025-08-25', '2027-08-23', '2026-08-24'].map(board);

/** Returns the first days of the outgoing and incoming boards. */
function change(today: string, files = boards) {
  const { outgoing, incoming } = changeOfBoards(files, today);
  return [outgoing?.from, incoming?.from];
}

test.each([
  ['before the term begins', '2027-05-01'],
  ['on the day it begins', '2027-08-23'],
  ['in its first weeks', '2027-10-22'],
])('keeps the previous board outgoing %s', (_, today) => {
  expect(change(today)).toEqual(['2026-08-24', '2027-08-23']);
});

test('has no incoming board once the newest has taken over', () => {
  expect(change('2027-10-23')).toEqual(['2027-08-23', undefined]);
});

test.each(['2027-05-01', '2028-05-01'])(
  'has no incoming board if there’s only one (%s)',
  (today) => {
    expect(change(today, [board('2027-08-23')])).toEqual(['2027-08-23', undefined]);
  },
);
