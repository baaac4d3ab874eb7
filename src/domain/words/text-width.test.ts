import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';

test('wide letters count for more than narrow ones', () => {
  expect(textWidth('mW', 13)).toBeGreaterThan(textWidth('no', 13));
  expect(textWidth('il', 13)).toBeLessThan(textWidth('no', 13));
});
