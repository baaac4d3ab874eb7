import { describe, expect, test } from 'vitest';
import type { Slider } from '../../domain/plots/exploration.ts';
import { addressOf, settingsIn } from './use-settings.ts';

const slider = (name: string, from: number, to: number, by: number): Slider => ({
  ...{ name, label: name, symbol: [], value: from, from, to, by, words: [] },
  printed: { name, factor: 1, zero: 0, unit: '', digits: 3 },
});
const sliders = [slider('R', 0.5, 5, 0.05), slider('q', -0.2, 1.4, 0.1)];
const page = 'https://board.example.edu/lesson';

describe('slider positions in an address:', () => {
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
    '%j is skipped, and the other positions are used',
    (end) => {
      expect(settingsIn(`${page}${end}&q=1`, sliders)).toEqual({ q: 1 });
    },
  );
});

describe('an address', () => {
  test('gets the moved sliders and keeps everything else', () => {
    expect(addressOf(`${page}?seed=7#figure`, sliders, { R: 2.5 })).toBe(
      `${page}?seed=7&R=2.5#figure`,
    );
  });

  test("drops a slider that is back at the lesson's number", () => {
    expect(addressOf(`${page}?R=2.5&q=1`, sliders, { q: 1 })).toBe(`${page}?q=1`);
    expect(addressOf(`${page}?R=2.5&q=1`, sliders, {})).toBe(page);
  });

  test('is read back unchanged, even a zero', () => {
    const settings = { R: 0.65, q: 0 };
    expect(settingsIn(addressOf(page, sliders, settings), sliders)).toEqual(settings);
  });
});
