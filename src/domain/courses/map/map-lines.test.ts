import { expect, test } from 'vitest';
import { countCrossings } from '../../../../tests/curriculum/drawing-faults.ts';
import { forksOf, withoutIdle, type Corner } from './map-lines.ts';

const line = (from: string, to: string, ...corners: Corner[]) => ({
  from,
  to,
  isAlongside: false,
  corners,
});

test('removes unnecessary corners', () => {
  const corners: Corner[] = [
    [0, 0],
    [5, 0],
    [5, 0],
    [9, 0],
    [9, 4],
  ];
  expect(withoutIdle(corners)).toEqual([
    [0, 0],
    [9, 0],
    [9, 4],
  ]);
});

test('counts crossings of lines of different boxes', () => {
  const level = line('A', 'B', [0, 5], [10, 5]);
  const upright = line('C', 'D', [4, 0], [4, 10]);
  expect(countCrossings([level, upright])).toBe(1);
  expect(countCrossings([level, { ...upright, from: 'A' }])).toBe(0);
  expect(countCrossings([level, line('C', 'D', [4, 5], [4, 10])])).toBe(0);
});

test('finds forks of lines of one box', () => {
  const lines = [
    line('A', 'B', [0, 5], [10, 5]),
    line('A', 'C', [0, 5], [4, 5], [4, 9], [10, 9]),
    line('D', 'E', [6, 0], [6, 20]),
  ];
  expect(forksOf(lines)).toEqual([{ from: 'A', x: 4, y: 5 }]);
});
