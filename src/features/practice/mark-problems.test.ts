// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { problemsIn, reword, solvedOf, tally, tellStates } from './mark-problems.ts';

const work = { since: '2026-11-14', last: '2026-11-14', rung: 0, sets: [] };
const record = {
  a: { ...work, solved: '2026-11-14' },
  b: work,
  best: { ...work, solved: '2026-11-14', mastered: '2026-11-15' },
  gone: { ...work, solved: '2025-01-01' },
};

test('only the problems that are asked about are counted', () => {
  expect(tally(['a', 'b', 'c'], record)).toEqual({ solved: 1, tried: 1 });
});

test('what is mastered is solved', () => {
  expect(tally(['best', 'b'], record)).toEqual({ solved: 1, tried: 1 });
});

test('a list says how much is solved once somebody has begun', () => {
  expect(solvedOf(['a', 'b', 'c'], record)).toBe('1 of 3 solved');
  expect(solvedOf(['b'], record)).toBe('0 of 1 solved');
  expect(solvedOf(['c'], record)).toBe(undefined);
});

test('every problem of a list is told its state, and those without a name are left alone', () => {
  document.body.innerHTML =
    '<ul><li data-problem="a">A</li><li data-problem="c">C</li><li data-problem="best">B</li><li>planned</li></ul>';
  const told: [string, string | undefined][] = [];
  tellStates(document.body, record, (item, state) => told.push([item.textContent, state]));
  expect(told).toEqual([
    ['A', 'solved'],
    ['C', undefined],
    ['B', 'mastered'],
  ]);
  expect(problemsIn(document.body)).toEqual(['a', 'c', 'best']);
});

test('a place gets its own words back', () => {
  const place = document.createElement('span');
  place.textContent = '4 problems';
  reword(place, '1 of 4 solved');
  expect(place.textContent).toBe('1 of 4 solved');
  reword(place, '2 of 4 solved');
  reword(place, undefined);
  expect(place.textContent).toBe('4 problems');
  reword(null, 'nothing happens');
});
