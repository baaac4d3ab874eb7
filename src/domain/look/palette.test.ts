import { expect, test } from 'vitest';
import { contrast, ownColors, paletteOf, nearestShade, readableOn } from './palette.ts';

test('a board without colors gets ours', () => {
  expect(paletteOf({})).toMatchObject(ownColors);
});

test('one color is enough to derive the line, the dark theme and paper', () => {
  const { light, dark, print } = paletteOf({ light: { accent: '#005f86' } });
  const ours = [...Object.values(ownColors.light), ...Object.values(ownColors.dark)];
  for (const color of [
    light.accent,
    light.hover,
    light.line,
    light.wash,
    dark.accent,
    dark.hover,
  ]) {
    expect(color === '#ffffff' || !ours.includes(color), color).toBe(true);
  }
  expect(print.line).toBe('#005f86');
  expect(contrast(dark.accent, dark.paper)).toBeGreaterThanOrEqual(4.5);
});

test('a color for the dark theme alone gets a shade for the light one', () => {
  const { light } = paletteOf({ dark: { accent: '#5fd39a', second: '#c7a4ea' } });
  for (const color of [light.accent, light.second]) {
    expect(contrast(color, light.paper)).toBeGreaterThanOrEqual(4.5);
  }
  expect(light.second).not.toBe(ownColors.light.second);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // Examples from WCAG: the lightest grays on white allowed for text and for shapes.
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
