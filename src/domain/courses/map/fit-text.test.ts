import { expect, test } from 'vitest';
import { fitLines, textWidth } from './fit-text.ts';

test('a name is broken between words', () => {
  expect(fitLines('Material and Energy Balances', 100, 13, 2)).toEqual([
    { text: 'Material and' },
    { text: 'Energy Balances' },
  ]);
});

test('of two lines neither is left with a single letter if it can be helped', () => {
  const lines = fitLines('General Chemistry II', 112, 13, 2).map(({ text }) => text);
  expect(lines).toEqual(['General', 'Chemistry II']);
});

test.each([
  'Donaudampfschifffahrtsgesellschaftskunde',
  'A Donaudampfschifffahrtsgesellschaftskunde for Beginners',
  'WWWWWWWWWWWWWWWW MMMMMMMMMMMMMMM',
])('%s does not get out of its box, and says that it is cut', (name) => {
  const lines = fitLines(name, 90, 13, 2);
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(Math.max(...lines.map(({ text }) => textWidth(text, 13)))).toBeLessThanOrEqual(90);
  expect(lines.map(({ text }) => text).join('')).toContain('…');
});

test('a line that is only a little too wide is squeezed rather than cut', () => {
  expect(fitLines('Thermodynamics', 98, 13, 2)).toEqual([{ text: 'Thermodynamics', squeezed: 98 }]);
});
