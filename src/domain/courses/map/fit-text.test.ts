import { expect, test } from 'vitest';
import { fitLines, textWidth } from './fit-text.ts';

test('breaks a name between words', () => {
  expect(fitLines('Material and Energy Balances', 100, 13, 2)).toEqual([
    { text: 'Material and' },
    { text: 'Energy Balances' },
  ]);
});

test('breaks a name into two lines of similar length', () => {
  const lines = fitLines('General Chemistry II', 112, 13, 2).map(({ text }) => text);
  expect(lines).toEqual(['General', 'Chemistry II']);
});

test.each([
  'Donaudampfschifffahrtsgesellschaftskunde',
  'A Donaudampfschifffahrtsgesellschaftskunde for Beginners',
  'WWWWWWWWWWWWWWWW MMMMMMMMMMMMMMM',
])('cuts off %s', (name) => {
  const lines = fitLines(name, 90, 13, 2);
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(Math.max(...lines.map(({ text }) => textWidth(text, 13)))).toBeLessThanOrEqual(90);
  expect(lines.map(({ text }) => text).join('')).toContain('…');
});

test('squeezes a line that is slightly too wide', () => {
  expect(fitLines('Thermodynamics', 98, 13, 2)).toEqual([{ text: 'Thermodynamics', squeezed: 98 }]);
});
