import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { ownColors, paletteOf } from './palette.ts';

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
