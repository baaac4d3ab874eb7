import { expect, test } from 'vitest';
import { seeded } from './seeded.ts';

const first = (seed: number, count: number) => {
  const draw = seeded(seed);
  return Array.from({ length: count }, draw);
};

test('numbers are uniform from 0 to 1, also across neighboring seeds', () => {
  const numbers = Array.from({ length: 2000 }, (_, seed) => first(seed, 1)[0] ?? NaN);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(inside).toBeGreaterThan(150);
    expect(inside).toBeLessThan(250);
  }
});
