import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { ownColors, paletteOf } from './palette.ts';

test('a board that chooses nothing has our colors', () => {
  expect(paletteOf({})).toMatchObject(ownColors);
});

test('one color is enough: the line, the night and the paper follow it', () => {
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

test('what is chosen for the night alone comes in a shade for the day', () => {
  const { light } = paletteOf({ dark: { accent: '#5fd39a', second: '#c7a4ea' } });
  for (const color of [light.accent, light.second]) {
    expect(contrast(color, light.paper)).toBeGreaterThanOrEqual(4.5);
  }
  expect(light.second).not.toBe(ownColors.light.second);
});
