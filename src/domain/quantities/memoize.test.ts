import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('caches a result, even if it is undefined', () => {
  const asked: object[] = [];
  const compute = memoize((key: { name?: string }) => {
    asked.push(key);
    return key.name;
  });
  const [one, other] = [{ name: 'Q' }, {}];
  expect([one, other, one, other].map(compute)).toEqual(['Q', undefined, 'Q', undefined]);
  expect(asked).toEqual([one, other]);
});

test('retries after an error', () => {
  let tries = 0;
  const compute = memoize(() => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return tries;
  });
  const key = {};
  expect(() => compute(key)).toThrow('not yet');
  expect(compute(key)).toBe(2);
});
