import { expect, test } from 'vitest';
import { colorFaults } from './color-pairs.ts';
import { ownColors, type ChosenColors } from './palette.ts';

const { paper, ink, soft, accent } = ownColors.light;

test('our own colors have enough contrast', () => {
  expect(colorFaults({})).toEqual([]);
  expect(colorFaults({ light: { paper, ink, soft, accent } })).toEqual([]);
});

test('a fault names both colors, their purpose, the contrast and the requirement', () => {
  const [fault, ...others] = colorFaults({ light: { soft: '#999999' } });
  expect(fault).toMatchObject({ theme: 'light', key: 'soft' });
  expect(fault?.message).toBe(
    'in the light theme the contrast of quiet text (#999999) on the page (#fbfaf7) is 2.72, but it has to be at least 4.5',
  );
  expect(others).toEqual([]);
});

const tooFaint: [string, { light?: ChosenColors; dark?: ChosenColors }][] = [
  ['links', { light: { accent: '#ff8800' } }],
  ['the ring of the focus', { dark: { second: '#1f5673' } }],
  ['a page that is neither light nor dark', { light: { paper: '#888888' } }],
  ['a card in the dark of the day', { dark: { sheet: '#777777' } }],
];

test.each(tooFaint)('%s: the suggested shade works', (_, chosen) => {
  const [fault] = colorFaults(chosen);
  const [, key = '', shade] = /(\w+): '(#\w{6})'$/.exec(fault?.cure ?? '') ?? [];
  expect(fault?.key).toBe(key);
  const theme = fault?.theme ?? 'light';
  expect(colorFaults({ ...chosen, [theme]: { ...chosen[theme], [key]: shade } })).toEqual([]);
});

test('says if no shade works', () => {
  const [fault] = colorFaults({ light: { paper: '#777777', sheet: '#ffffff', ink: '#777777' } });
  expect(fault?.cure).toContain('No shade of this color works');
});

test('a theme derived from the other one passes', () => {
  for (const color of ['#000000', '#7a1f3d', '#005f86', '#3b3b00'] as const) {
    expect(colorFaults({ light: { accent: color } })).toEqual([]);
  }
});
