import { expect, test } from 'vitest';
import { contrast, nearestShade, readableOn } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // Examples from the WCAG explanations: the lightest gray on white for text and for shapes.
  ['#767676', '#ffffff', 4.54],
] as const)('%s and %s have the contrast that WCAG 2 gives them', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('black or white is readable on every gray', () => {
  for (let gray = 0; gray < 256; gray += 1) {
    const color = `#${gray.toString(16).padStart(2, '0').repeat(3)}` as const;
    expect(contrast(readableOn(color), color)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the nearest shade is the color itself if it passes, and none if no shade does', () => {
  expect(nearestShade('#336699', () => true)).toBe('#336699');
  expect(nearestShade('#336699', () => false)).toBeUndefined();
});

test('the nearest shade keeps its hue and changes as little as possible', () => {
  const isRight = (shade: `#${string}`) => contrast(shade, '#ffffff') >= 4.5;
  const shade = nearestShade('#ff8800', isRight) ?? '#ffffff';
  expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shade, '#ffffff')).toBeLessThan(4.9);
  expect(shade.slice(5)).toBe('00');
});
