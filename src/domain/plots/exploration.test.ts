import { describe, expect, test } from 'vitest';
import {
  holds,
  onSlider,
  outcomeAt,
  sayingAt,
  settingOf,
  wordsAt,
  type Saying,
  type Slider,
} from './exploration.ts';

/** A slider from 0 to 10, at 5, with the given changes. */
function slider(changes: Partial<Slider> & { zero?: number; factor?: number } = {}): Slider {
  const { zero = 0, factor = 1, ...others } = changes;
  return {
    ...{ name: 'a', label: 'A', symbol: [], value: 5, from: 0, to: 10, by: 1, words: [] },
    printed: { name: 'a', factor, zero, unit: '', digits: 3 },
    ...others,
  };
}

const warm = slider({ name: 'T', value: 25.1 + 273.15, from: 0, to: 80, by: 0.1, zero: 273.15 });

test('an exploration computes for moved sliders, in SI units', () => {
  const exploration = {
    sliders: [slider({ value: 300, factor: 60 }), warm],
    constants: { c: 2 },
    recipe: [{ name: 'd', is: ['*', 'c', 'a'] } as const],
  };
  const { values } = outcomeAt(exploration, { a: 2, T: 0 });
  expect(Object.fromEntries(values)).toEqual({ a: 120, T: 273.15, c: 2, d: 240 });
});

describe('a slider', () => {
  test('is at a number in its unit, despite floating-point error', () => {
    expect(settingOf(warm, {})).toBe(25.1);
    expect(settingOf(warm, { T: 0.1 })).toBe(0.1);
    expect(settingOf(slider({ value: 0.07, factor: 0.01 }), {})).toBe(7);
  });

  test('stops at its ends', () => {
    expect([-3, 12, -Infinity, Infinity].map((wanted) => onSlider(slider(), wanted))).toEqual([
      0, 10, 0, 10,
    ]);
  });

  test('snaps to the closest step', () => {
    const steps = slider({ from: 1, to: 9, by: 2 });
    expect([3.9, 4.1, 8.5].map((wanted) => onSlider(steps, wanted))).toEqual([3, 5, 9]);
  });

  test('leaves no floating-point error on decimal steps, including zero', () => {
    const tenths = slider({ from: -0.3, to: 0.7, by: 0.1 });
    const places = [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
    expect(places.map((place) => onSlider(tenths, place + 0.001))).toEqual(places);
  });

  test('has the words of the last number it has reached', () => {
    const feed = slider({
      words: [
        [0, 'vapor'],
        [0.3, 'both'],
        [1, ''],
      ],
    });
    const words = [-0.1, 0, 0.2, 0.7 - 0.4, 0.3, 0.9, 1].map((setting) => wordsAt(feed, setting));
    expect(words).toEqual([undefined, 'vapor', 'vapor', 'both', 'both', 'both', undefined]);
    expect(wordsAt(slider(), 1)).toBeUndefined();
  });
});

test('a comparison holds if it is less, and not for NaN', () => {
  const at = (a: number) => holds({ less: 'a', more: 2 }, new Map([['a', a]]));
  expect([1, 2, 3, NaN].map(at)).toEqual([true, false, false, false]);
});

describe('a figure says', () => {
  const number = { name: 'n', factor: 1, zero: 0, unit: '', digits: 3 };
  const few: Saying = { when: { less: 'n', more: 3 }, lines: [['few']] };
  const some: Saying = { when: { less: 'n', more: 5 }, lines: [['some']] };
  const any: Saying = { lines: [[number, ' of ', { symbol: 'N' }]] };
  const none: Saying = { isStuck: true, lines: [['none']] };
  const tooMany: Saying = { isStuck: true, when: { less: 9, more: 'n' }, lines: [['too many']] };
  const said = (n: number, ...sayings: Saying[]) =>
    sayingAt({ sayings }, { values: new Map([['n', n]]), stairs: new Map() });

  test('the first sentence whose condition holds', () => {
    expect(said(2, few, some, any)).toBe(few);
    expect(said(4, few, some, any)).toBe(some);
    expect(said(6, few, some, any)).toBe(any);
    expect(said(2, any, few)).toBe(any);
    expect(said(6, few)).toBeUndefined();
  });

  test('why there is no answer, exactly when a number of the answer is missing', () => {
    expect(said(6, any, none)).toBe(any);
    expect(said(NaN, any, none)).toBe(none);
    expect(said(Infinity, none, any)).toBe(none);
    // A number that isn't printed doesn't matter.
    expect(said(NaN, { lines: [['words']] }, none)?.isStuck).toBeUndefined();
    expect(said(2, few, { ...any, lines: [[{ ...number, name: 'z' }]] }, none)).toBe(few);
  });

  test('a reason with its own condition, even if the numbers exist', () => {
    expect(said(10, any, none, tooMany)).toBe(tooMany);
    expect(said(8, any, none, tooMany)).toBe(any);
  });
});
