import { expect, test } from 'vitest';
import { arrange, sectionsOf } from './arrange.ts';
import type { Kind } from './findable.ts';

const hit = (kind: Kind, page: number, score: number, entries = [page]) => ({
  kind,
  page,
  entries,
  score,
  has: 1,
});
const books = Array.from({ length: 30 }, (_, at) => hit('book', 100 + at, at % 10));
const found = {
  hits: [hit('lesson', 0, 11, [2, 0, 1, 3, 4]), ...books, hit('event', 200, 12)],
  isPartial: false,
};

test('the kind with the best hit comes first, and a few of each are shown', () => {
  const { groups } = arrange(found, new Map());
  expect(groups.map(({ kind, count, hits }) => [kind, count, hits.length])).toEqual([
    ['event', 1, 1],
    ['lesson', 1, 1],
    ['book', 30, 3],
  ]);
});

test('the best of a kind are shown, and of those that are as good the first', () => {
  const pages = arrange(found, new Map()).groups[2]?.hits.map(({ page }) => page);
  expect(pages).toEqual([109, 119, 129]);
});

test('each wish for more brings more of its kind', () => {
  const shown = (wishes: number) =>
    arrange(found, new Map([['book' as const, wishes]])).groups[2]?.hits.length;
  expect([shown(1), shown(2)]).toEqual([23, 30]);
});

test('of a lesson its three best sections are shown', () => {
  expect(sectionsOf(hit('lesson', 0, 11, [2, 0, 1, 3, 4]))).toEqual([2, 1, 3]);
});
