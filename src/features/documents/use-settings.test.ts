import { describe, expect, test } from 'vitest';
import type { Slider } from '../../domain/plots/exploration.ts';
import { addressOf, settingsIn } from './use-settings.ts';

const slider = (name: string, from: number, to: number, by: number): Slider => ({
  ...{ name, label: name, symbol: [], value: from, from, to, by, words: [] },
  printed: { name, factor: 1, zero: 0, unit: '', digits: 3 },
});
const sliders = [slider('R', 0.5, 5, 0.05), slider('q', -0.2, 1.4, 0.1)];
const page = 'https://board.example.edu/lesson';

describe('an address says where the sliders stand:', () => {
  test.each<[end: string, settings: Record<string, number>]>([
    ['', {}],
    ['?R=2.5', { R: 2.5 }],
    ['?q=0&R=1.35#figure', { R: 1.35, q: 0 }],
    ['?R=2.512', { R: 2.5 }],
    ['?R=99&q=-7', { R: 5, q: -0.2 }],
  ])('%j', (end, settings) => {
    expect(settingsIn(page + end, sliders)).toEqual(settings);
  });

  test.each(['?R=', '?R', '?R=abc', '?R=1e999', '?R=1,5'])(
    '%j is no number, and the others count',
    (end) => {
      expect(settingsIn(`${page}${end}&q=1`, sliders)).toEqual({ q: 1 });
    },
  );
});

describe('an address', () => {
  test('has the sliders that were moved, and keeps whatever else it has', () => {
    expect(addressOf(`${page}?seed=7#figure`, sliders, { R: 2.5 })).toBe(
      `${page}?seed=7&R=2.5#figure`,
    );
  });

  test('forgets a slider that is back where the lesson has it', () => {
    expect(addressOf(`${page}?R=2.5&q=1`, sliders, { q: 1 })).toBe(`${page}?q=1`);
    expect(addressOf(`${page}?R=2.5&q=1`, sliders, {})).toBe(page);
  });

  test('is read again as it was written, zero included', () => {
    const settings = { R: 0.65, q: 0 };
    expect(settingsIn(addressOf(page, sliders, settings), sliders)).toEqual(settings);
  });
});
