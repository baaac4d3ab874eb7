import { expect, test } from 'vitest';
import { sampleWork } from '../../../tests/sample-record.ts';
import { latestOf } from './latest.ts';

const day = '2026-11-15';
const tank = { name: 'tank', title: 'A tank', seed: 7, of: 2 };

test('counts right answers of the latest problem with its numbers, and solved problems', () => {
  const record = {
    tank: sampleWork({
      sets: [
        { seed: 0, typed: {}, right: ['x', 'y'], isDone: true },
        { seed: 7, typed: {}, right: ['y'] },
      ],
    }),
    pump: sampleWork({ solved: day }),
    pipe: sampleWork({ solved: day, clean: ['2026-11-14', day] }),
    'firstlaw/check-1': sampleWork({ solved: day }),
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
