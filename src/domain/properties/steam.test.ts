import { describe, expect, test } from 'vitest';
import { seeded } from '../quantities/seeded.ts';
import { findRoots } from './find-roots.ts';
import {
  borderPressure,
  borderTemperature,
  liquid,
  saturationPressure,
  saturationTemperature,
  vapor,
} from './if97.ts';
import { steam, type SteamGiven, type SteamProblem } from './steam.ts';
import type { SteamState } from './steam-state.ts';
import { steamProblemWords } from './steam-words.ts';

/** Formats a number with the nine digits that the release prints. All of them have to match. */
const figures = (value: number) => value.toExponential(8);

describe('the release’s own check values', () => {
  test.each([
    [
      300, 3e6, 0.100215168e-2, 0.115331273e6, 0.112324818e6, 0.392294792e3, 0.417301218e4,
      1507.73921,
    ],
    [
      300, 80e6, 0.971180894e-3, 0.184142828e6, 0.106448356e6, 0.368563852e3, 0.401008987e4,
      1634.69054,
    ],
    [
      500, 3e6, 0.1202418e-2, 0.975542239e6, 0.971934985e6, 0.258041912e4, 0.465580682e4,
      1240.71337,
    ],
  ])('table 5, liquid at %d K and %d Pa', (T, p, ...expected) => {
    const { v, h, u, s, cp, w } = liquid(p, T);
    expect([v, h, u, s, cp, w].map(figures)).toEqual(expected.map(figures));
  });

  test.each([
    [300, 3500, 39.4913866, 0.254991145e7, 0.24116916e7, 0.852238967e4, 0.191300162e4, 427.920172],
    [700, 3500, 92.3015898, 0.333568375e7, 0.301262819e7, 0.101749996e5, 0.208141274e4, 644.289068],
    [
      700, 30e6, 0.542946619e-2, 0.263149474e7, 0.246861076e7, 0.517540298e4, 0.103505092e5,
      480.386523,
    ],
  ])('table 15, vapor at %d K and %d Pa', (T, p, ...expected) => {
    const { v, h, u, s, cp, w } = vapor(p, T);
    expect([v, h, u, s, cp, w].map(figures)).toEqual(expected.map(figures));
  });

  test.each([
    [300, 0.353658941e4],
    [500, 0.263889776e7],
    [600, 0.123443146e8],
  ])('table 35, saturation at %d K', (T, p) => {
    expect(figures(saturationPressure(T) ?? NaN)).toBe(figures(p));
  });

  test.each([
    [0.1e6, 372.755919],
    [1e6, 453.035632],
    [10e6, 584.149488],
  ])('table 36, saturation at %d Pa', (p, T) => {
    expect(figures(saturationTemperature(p) ?? NaN)).toBe(figures(T));
  });

  test('the border to region 3', () => {
    expect(figures(borderPressure(623.15))).toBe(figures(16.5291643e6));
    expect(borderTemperature(16.5291643e6)).toBeCloseTo(623.15, 6);
    expect(borderTemperature(100e6)).toBeCloseTo(863.15, 3);
  });
});

const stateOf = (given: SteamGiven): SteamState => {
  const answer = steam(given);
  if ('problem' in answer) throw new Error(`${JSON.stringify(given)}: ${answer.problem}`);
  return answer.state;
};

test.each<[SteamGiven, string]>([
  [{ p: 1e5, T: 300 }, 'liquid'],
  [{ p: 1e5, T: 400 }, 'vapor'],
  [{ p: 1e5, x: 0 }, 'saturated liquid'],
  [{ T: 400, x: 1 }, 'saturated vapor'],
  [{ p: 1e5, h: 1.5e6 }, 'wet'],
  [{ p: 30e6, T: 900 }, 'supercritical'],
  [{ p: 30e6, T: 600 }, 'liquid'],
  [{ p: 500, T: 273.15 }, 'vapor'],
])('%o is %s', (given, phase) => {
  expect(stateOf(given).phase).toBe(phase);
});

test('wet steam has a quality but no heat capacity', () => {
  const [low, high] = [stateOf({ p: 1e5, x: 0 }), stateOf({ p: 1e5, x: 1 })];
  const wet = stateOf({ p: 1e5, h: low.h + 0.25 * (high.h - low.h) });
  expect(wet.x).toBeCloseTo(0.25, 12);
  expect(wet.T).toBe(saturationTemperature(1e5));
  expect('cp' in wet || 'w' in wet).toBe(false);
});

test.each<[SteamProblem, SteamGiven]>([
  ['not two', { p: 1e5 }],
  ['not two', {}],
  ['not two', { p: 1e5, T: 300, x: 0 }],
  ['pressure', { p: 100.1e6, T: 300 }],
  ['pressure', { p: 0, h: 1e6 }],
  ['pressure', { p: -1e5, x: 0 }],
  ['pressure', { p: NaN, T: 300 }],
  ['temperature', { p: 1e5, T: 273.1 }],
  ['temperature', { p: 1e5, T: 1073.2 }],
  ['temperature', { T: 25, x: 0 }],
  ['quality', { p: 1e5, x: 1.01 }],
  ['quality', { p: 1e5, x: NaN }],
  ['dense', { p: 25e6, T: 650 }],
  ['dense', { p: 99e6, T: 624 }],
  ['dense', { p: 25e6, h: 2.1e6 }],
  ['dense', { p: 25e6, s: 4500 }],
  ['dense', { p: 25e6, v: 0.003 }],
  ['dense', { p: 20e6, x: 0.5 }],
  ['dense', { T: 640, x: 0 }],
  ['no state', { p: 23e6, x: 0.5 }],
  ['no state', { T: 700, x: 0.5 }],
  ['no state', { p: 1e5, h: -1e5 }],
  ['no state', { p: 1e5, h: 5e6 }],
  ['no state', { p: 1e5, v: 0 }],
  ['no state', { p: 1e5, h: Infinity }],
  ['no state', { h: 3e6, s: 7 }],
  ['no state', { h: 2.1e6, s: 4430 }],
  ['saturated', { p: saturationPressure(400) ?? NaN, T: 400 }],
  ['several', { h: 2.75e6, x: 1 }],
  ['several', { T: 293.15, h: 90_000 }],
  ['several', { p: 1e5, v: 1.00005e-3 }],
])('%s: %o', (problem, given) => {
  expect(steam(given)).toMatchObject({ problem });
  expect(steamProblemWords[problem]).toMatch(/\.$/);
});

test('returns both states that fit', () => {
  const answer = steam({ T: 293.15, h: 90_000 });
  const fitting = 'fitting' in answer ? answer.fitting : [];
  expect(fitting.map(({ phase }) => phase)).toEqual(['wet', 'liquid']);
  for (const { T, h } of fitting) {
    expect(T).toBeCloseTo(293.15, 9);
    expect(h).toBeCloseTo(90_000, 6);
  }
});

/**
 * Draws random states from the whole range, and more where region 3 cuts curves into short pieces.
 */
function drawStates(count: number): SteamState[] {
  const draw = seeded(97);
  return Array.from({ length: count }, (_, place): SteamState => {
    if (place % 4 === 0) return stateOf({ T: 273.16 + 349 * draw(), x: draw() });
    const T = place % 4 === 1 ? 623.2 + 240 * draw() : 273.16 + 799 * draw();
    const most = T > 623.15 ? Math.min(borderPressure(T), 100e6) : 100e6;
    const p = place % 4 === 1 ? most * (1 - 0.2 * draw()) : 1000 * (most / 1000) ** draw();
    return stateOf({ p, T });
  });
}

const names = ['p', 'T', 'v', 'h', 's', 'x'] as const;
const pairs = names.flatMap((a, place) => names.slice(place + 1).map((b) => [a, b] as const));

test.each(pairs)('%s and %s give their state', (a, b) => {
  const states = drawStates(40).filter((state) => state[a] !== undefined && state[b] !== undefined);
  const asked = states.filter(({ x }) => !(a === 'p' && b === 'T' && x !== undefined));
  expect(asked.length).toBeGreaterThanOrEqual(10);
  for (const state of asked) {
    const answer = steam({ [a]: state[a], [b]: state[b] });
    const found = 'state' in answer ? [answer.state] : 'fitting' in answer ? answer.fitting : [];
    const off = found.map((each) =>
      Math.max(...(['p', 'T', 'v'] as const).map((name) => Math.abs(each[name] / state[name] - 1))),
    );
    expect(Math.min(...off), JSON.stringify(state)).toBeLessThan(1e-9);
  }
});

test.each([
  ['h', 's'],
  ['v', 'h'],
  ['v', 's'],
] as const)('beside the border to region 3, %s and %s give their state', (a, b) => {
  // The border is curved here, so a curve of constant entropy leaves region 2 and comes back.
  const draw = seeded(3);
  const drawn = Array.from({ length: 30 }, () => {
    const T = 623.2 + 240 * draw();
    return [borderPressure(T) * (1 - 0.05 * draw() ** 2), T] as const;
  });
  const known = [
    [40_589_125.8, 734.4327779456974],
    [33_603_621.06, 711.6703229553998],
    [20_856_873.5998391, 655.1827747344971],
  ] as const;
  for (const [p, T] of [...known, ...drawn]) {
    const state = stateOf({ p, T });
    const found = stateOf({ [a]: state[a], [b]: state[b] });
    expect(Math.abs(found.T / T - 1), JSON.stringify(state)).toBeLessThan(1e-9);
  }
});

const widely: Record<(typeof names)[number], [number, number]> = {
  p: [0.5, 2e8],
  T: [250, 1200],
  v: [5e-4, 1e4],
  h: [-1e5, 4.5e6],
  s: [-500, 12_000],
  x: [-0.2, 1.2],
};

test.each(pairs)('any state found from %s and %s has these values', (a, b) => {
  const draw = seeded(1997);
  const any = (name: (typeof names)[number]) => {
    const [from, to] = widely[name];
    return name === 'p' || name === 'v'
      ? from * (to / from) ** draw()
      : from + (to - from) * draw();
  };
  for (let count = 0; count < 20; count += 1) {
    const given = { [a]: any(a), [b]: any(b) };
    const answer = steam(given);
    const found = 'state' in answer ? [answer.state] : 'fitting' in answer ? answer.fitting : [];
    for (const state of found) {
      for (const [name, value] of Object.entries(given)) {
        const off = (state[name as 'p'] - value) / (Math.abs(value) + widely[name as 'p'][1] / 1e3);
        expect(Math.abs(off), JSON.stringify(given)).toBeLessThan(1e-9);
      }
      expect(
        Object.values(state)
          .filter((value) => typeof value === 'number')
          .every(Number.isFinite),
      ).toBe(true);
      const inRange = state.T > 273.149 && state.T < 1073.151 && state.p <= 100.001e6;
      expect(inRange, JSON.stringify(given)).toBe(true);
    }
  }
});

test('finds roots where a function dips between samples, and beside a gap', () => {
  const dip = (x: number) => (x - 0.51) ** 2 - 1e-6;
  expect(findRoots(dip, 0, 1, 8).map((x) => x.toFixed(6))).toEqual(['0.509000', '0.511000']);
  const broken = (x: number) => (x > 0.3 && x < 0.62 ? NaN : x - 0.63);
  expect(findRoots(broken, 0, 1, 4)).toEqual([expect.closeTo(0.63, 12)]);
  expect(findRoots((x) => x ** 2 + 1, -1, 1, 4)).toEqual([]);
  // A sign change across a gap isn't a zero.
  const torn = (x: number) => (x > 0.3 && x < 0.4 ? NaN : x < 0.35 ? -1 : 1);
  expect(findRoots(torn, 0, 1, 1)).toEqual([]);
  const beside = (x: number) => (x > 0.3 && x < 0.4 ? NaN : x - 0.41);
  expect(findRoots(beside, 0, 1, 1)).toEqual([expect.closeTo(0.41, 12)]);
});
