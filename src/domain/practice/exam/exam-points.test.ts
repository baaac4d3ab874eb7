import { expect, test } from 'vitest';
import { pointsFor } from './exam-points.ts';

test.each([
  [[10], [100]],
  [
    [15, 20, 15],
    [30, 40, 30],
  ],
  [
    [10, 10, 10],
    [34, 33, 33],
  ],
  [
    [10, 15, 20, 30],
    [13, 20, 27, 40],
  ],
  [[], []],
])('problems of %j minutes are worth %j points', (minutes, points) => {
  expect(pointsFor(minutes)).toEqual(points);
});

test('whatever an exam takes, its points are whole, add up to 100 and follow the minutes', () => {
  for (let count = 1; count <= 12; count += 1) {
    for (let step = 1; step < 40; step += 1) {
      const minutes = Array.from({ length: count }, (_, place) => 5 + ((place * step * 7) % 41));
      const points = pointsFor(minutes);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(100);
      const share = 100 / minutes.reduce((sum, each) => sum + each, 0);
      for (const [place, each] of points.entries()) {
        expect(Math.abs(each - (minutes[place] ?? 0) * share)).toBeLessThan(1);
      }
    }
  }
});
