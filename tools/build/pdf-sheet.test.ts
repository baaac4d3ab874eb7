import { expect, test } from 'vitest';
import { fittingScales } from './pdf-sheet.ts';

test.each([1.2, 1.15, 1, 0.65, 0.6])(
  'the largest scale that fits comes first, such as %f, and then the smaller ones',
  async (largest) => {
    let measured = 0;
    const scales = await fittingScales(async (scale) => {
      measured += 1;
      return Promise.resolve(scale <= largest);
    });
    expect(scales[0]).toBe(largest);
    expect(scales.at(-1)).toBe(0.6);
    expect(measured).toBeLessThanOrEqual(4);
  },
);

test('prints content that doesn’t fit at the smallest readable size', async () => {
  expect(await fittingScales(async () => Promise.resolve(false))).toEqual([0.6]);
});
