import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { ownColors, paletteOf } from './palette.ts';

test('a board that chooses nothing has our colors', () => {
  expect(paletteOf({})).toMatchObject(ownColors);
});

test('on paper our colors are those that were drawn for it', () => {
  expect(paletteOf({}).print).toMatchObject({
    paper: '#ffffff',
    ink: '#000000',
    soft: '#3d3a36',
    accent: '#8f3800',
    line: '#e66a00',
    second: '#1f5673',
    wash: '#f6f1ea',
  });
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

test('a color that is chosen stays as it is', () => {
  const chosen = { accent: '#0b6b3a', line: '#1c8f55', second: '#5b2a86' } as const;
  expect(paletteOf({ light: chosen }).light).toMatchObject(chosen);
});
