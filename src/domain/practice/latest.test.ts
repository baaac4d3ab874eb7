import { expect, test } from 'vitest';
import { latestOf } from './latest.ts';
import type { Work } from './record.ts';

const day = '2026-11-15';
const work = (more: Partial<Work> = {}): Work => ({
  since: day,
  last: day,
  rung: 0,
  sets: [],
  ...more,
});
const tank = { name: 'tank', title: 'A tank', seed: 7, of: 2 };

test('counts right answers of the latest problem with its numbers, and solved problems', () => {
  const record = {
    tank: work({
      sets: [
        { seed: 0, typed: {}, right: ['x', 'y'], isDone: true },
        { seed: 7, typed: {}, right: ['y'] },
      ],
    }),
    pump: work({ solved: day }),
    pipe: work({ solved: day, clean: ['2026-11-14', day] }),
    'firstlaw/check-1': work({ solved: day }),
  };
  expect(latestOf(record, tank)).toEqual({
    ...tank,
    right: 1,
    isDone: false,
    solved: 2,
    earned: 1,
  });
  expect(latestOf(record, { ...tank, seed: 0 })).toMatchObject({ right: 2, isDone: true });
  expect(latestOf({}, tank)).toMatchObject({ right: 0, isDone: false, solved: 0 });
});
