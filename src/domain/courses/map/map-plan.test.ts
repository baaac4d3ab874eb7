import { expect, test } from 'vitest';
import { madeUpCourse as course } from '../../../../tests/curriculum/made-up-course.ts';
import { layOutWide } from './lay-out-wide.ts';
import { longestChain, mapPlan, placeLeftBy, trunkOf } from './map-plan.ts';
import { usualPlan } from '../plan.ts';
import { usualRows } from './map-plan.ts';
import { whatIf } from '../what-if.ts';

const courses = [
  course('A'),
  course('B', { needs: ['A'], alongside: ['D'] }),
  course('C', { needs: ['B'], terms: ['fall'] }),
  course('D'),
  course('E', { needs: ['C'], isElective: true }),
];
const usual = usualPlan(courses);
const plain = { before: 3, after: 3, chain: [] };

test('finds the longest chain', () => {
  expect(longestChain(courses)).toEqual(['A', 'B', 'C']);
  expect(longestChain([])).toEqual([]);
});

test('the stream follows the longest chain or the one that delays graduation', () => {
  const longest = ['A', 'B', 'C'];
  expect(trunkOf(longest, plain)).toEqual(longest);
  expect(trunkOf(longest, { ...plain, after: 5, chain: ['B', 'X'] })).toEqual(['A', 'B', 'X']);
  expect(trunkOf(longest, { ...plain, after: 5, chain: ['X', 'Y'] })).toEqual(['X', 'Y']);
});

test('a moved course leaves its place behind and keeps its row', () => {
  const outcome = whatIf(courses, { now: 2, marks: { B: 'dropped' } });
  const { items, links } = mapPlan(courses, usual, outcome, [], new Map([['B', 4]]));
  expect(items.find(({ id }) => id === 'B')).toEqual({ id: 'B', term: 3, row: 4 });
  expect(items.find(({ id }) => id === placeLeftBy('B'))).toEqual({
    id: placeLeftBy('B'),
    term: 2,
    row: 4,
  });
  expect(links).toContainEqual({ from: 'A', to: 'B', isAlongside: false });
  expect(links).toContainEqual({ from: 'D', to: 'B', isAlongside: true });
});

test('the map of the usual plan is the same with and without given rows', () => {
  const outcome = whatIf(courses, { now: 2, marks: { A: 'done' } });
  const trunk = trunkOf(longestChain(courses), outcome);
  const layOut = (rows?: Map<string, number>) =>
    layOutWide(mapPlan(courses, usual, outcome, trunk, rows));
  expect(outcome.moves).toEqual([]);
  expect(layOut(usualRows(courses))).toEqual(layOut());
});
