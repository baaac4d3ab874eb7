import { expect, test } from 'vitest';
import { seeded } from '../quantities/seeded.ts';
import { liquidSeam, seam, vaporSeam } from './dense-steam.ts';
import { borderPressure, borderTemperature, saturationPressure } from './if97.ts';
import { dense, denseAt } from './if97-dense.ts';
import type { SteamGiven, SteamProblem } from './steam.ts';
import type { SteamState } from './steam-state.ts';
import { steamProblemWords } from './steam-words.ts';
import { fullRangeSteam } from './full-range-steam.ts';

/** Formats a number with the nine digits that the release prints. All of them have to match. */
const figures = (value: number) => value.toExponential(8);

test.each([
  [650, 500, 0.255837018e8, 0.186343019e7, 0.181226279e7, 0.405427273e4, 0.138935717e5, 502.005554],
  [650, 200, 0.222930643e8, 0.237512401e7, 0.226365868e7, 0.485438792e4, 0.446579342e5, 383.444594],
  [750, 500, 0.783095639e8, 0.225868845e7, 0.210206932e7, 0.446971906e4, 0.634165359e4, 760.696041],
])('table 33 of the release, %d K and %d kg/m³', (T, density, ...expected) => {
  const { p, h, u, s, cp, w } = dense(density, T);
  expect([p, h, u, s, cp, w].map(figures)).toEqual(expected.map(figures));
});

const found = (given: SteamGiven): SteamState[] => {
  const answer = fullRangeSteam(given);
  return 'state' in answer ? [answer.state] : 'fitting' in answer ? answer.fitting : [];
};

const stateOf = (given: SteamGiven): SteamState => {
  const answer = fullRangeSteam(given);
  if ('problem' in answer) throw new Error(`${JSON.stringify(given)}: ${answer.problem}`);
  return answer.state;
};

test.each<[SteamGiven, string]>([
  [{ p: 25e6, T: 650 }, 'supercritical'],
  [{ p: 99e6, T: 624 }, 'liquid'],
  [{ p: 25e6, h: 2.1e6 }, 'supercritical'],
  [{ p: 25e6, v: 0.003 }, 'supercritical'],
  [{ p: 21e6, T: 640 }, 'liquid'],
  [{ p: 20e6, T: 640 }, 'vapor'],
  [{ p: 20e6, x: 0.5 }, 'wet'],
  [{ T: 640, x: 0 }, 'saturated liquid'],
  [{ h: 2.1e6, s: 4430 }, 'supercritical'],
])('%o is %s', (given, phase) => {
  const state = stateOf(given);
  expect(state.phase).toBe(phase);
  for (const [name, value] of Object.entries(given)) {
    expect(Math.abs(state[name as 'p'] / value - 1) || 0).toBeLessThan(1e-12);
  }
});

test.each<[SteamProblem, SteamGiven]>([
  ['near critical', { p: 22.064e6, T: 647.1 }],
  ['near critical', { p: 22.064e6, h: 2.09e6 }],
  ['near critical', { T: 647.05, x: 0.5 }],
  ['near critical', { h: 2.0875e6, v: 1 / 322 }],
  ['saturated', { p: saturationPressure(640) ?? NaN, T: 640 }],
  ['no state', { p: 23e6, x: 0.5 }],
  ['no state', { T: 650, v: 1e-3 }],
  ['no state', { h: 2e6, s: 2000 }],
])('%s: %o', (problem, given) => {
  expect(fullRangeSteam(given)).toEqual({ problem });
  expect(steamProblemWords[problem]).toMatch(/\.$/);
});

test('liquid and vapor of region 3 are in equilibrium at the pressure of region 4', () => {
  for (let T = 623.15; T < 647.09; T += 1.01) {
    const p = saturationPressure(T) ?? NaN;
    const [low, high] = [denseAt(p, T, false), denseAt(p, T, true)];
    expect(low.v).toBeLessThan(1 / 322);
    expect(high.v).toBeGreaterThan(1 / 322);
    // Both have the same Gibbs energy, on which the two equations agree to 3 J/kg.
    expect(Math.abs(low.h - T * low.s - high.h + T * high.s)).toBeLessThan(3);
  }
});

test('next to the critical point no two of v, h and s give a state', () => {
  const draw = seeded(647);
  for (let count = 0; count < 8; count += 1) {
    const size = 10 ** (-5 * draw());
    const { v, h, s } = dense(322 + 20 * size * (2 * draw() - 1), 647.096 + 0.05 * size * draw());
    for (const given of [
      { v, h },
      { v, s },
      { h, s },
    ]) {
      expect(fullRangeSteam(given), JSON.stringify(given)).toEqual({ problem: 'near critical' });
    }
  }
});

/**
 * Draws random states in region 3 and around it: inside, near the critical point, wet, and at each
 * border.
 */
function drawStates(count: number): SteamState[] {
  const draw = seeded(33);
  const kinds = [
    (T: number) => ({ T, p: borderPressure(T) + (100e6 - borderPressure(T)) * draw() }),
    () => ({ T: 640 + 15 * draw(), p: 20e6 + 5e6 * draw() }),
    (_: number, share: number) => ({ T: 623.2 + 23.7 * share, x: draw() }),
    (_: number, share: number) => ({ T: 623.2 + 23.7 * share, x: Math.round(draw()) }),
    (T: number) => ({ T, p: Math.min(borderPressure(T) * (0.99 + 0.02 * draw()), 100e6) }),
    () => ({ T: 622 + 2.3 * draw(), p: 17e6 + 83e6 * draw() }),
  ];
  return Array.from({ length: count }, (_, place) => {
    const share = draw();
    return kinds[place % kinds.length]?.(623.2 + 239 * share, share) ?? {};
  }).flatMap(found);
}

const drawn = drawStates(48);

const names = ['p', 'T', 'v', 'h', 's', 'x'] as const;
const pairs = names.flatMap((a, place) => names.slice(place + 1).map((b) => [a, b] as const));
/** Checks whether several states can have the same values of two properties. */
const mayComeTwice = (a: string, b: string) => b === 'x' || (a === 'T' && b === 'h');

test.each(pairs)('around region 3, %s and %s give their state', (a, b) => {
  const asked = drawn.filter(
    (state) =>
      state[a] !== undefined &&
      state[b] !== undefined &&
      !(a === 'p' && b === 'T' && state.x !== undefined),
  );
  expect(asked.length).toBeGreaterThanOrEqual(12);
  for (const state of asked) {
    const back = found({ [a]: state[a], [b]: state[b] });
    const off = back.map((each) =>
      Math.max(...(['p', 'T', 'v'] as const).map((name) => Math.abs(each[name] / state[name] - 1))),
    );
    expect(Math.min(...off), JSON.stringify(state)).toBeLessThan(1e-9);
    if (!mayComeTwice(a, b)) expect(back, JSON.stringify(state)).toHaveLength(1);
  }
});

test.each(pairs.filter(([a, b]) => b !== 'x' && !(a === 'p' && b === 'T')))(
  'between region 3 and its neighbors, %s and %s give exactly one state',
  (a, b) => {
    const draw = seeded(13);
    for (let count = 0; count < 6; count += 1) {
      const p = 17e6 + 82e6 * draw();
      const both = count % 2 === 0 ? liquidSeam(p) : vaporSeam(p);
      const state = seam(both).at(draw());
      // At exactly 350 °C, only the liquid of region 1 exists.
      if (!state || (a === 'T' && count % 2 === 0)) continue;
      const back = stateOf({ [a]: state[a], [b]: state[b] });
      const off = (name: (typeof names)[number]) =>
        Math.abs((back[name] ?? NaN) / (state[name] ?? NaN) - 1);
      expect(Math.max(off(a), off(b))).toBeLessThan(1e-11);
      expect(off('T')).toBeLessThan(1e-3);
    }
  },
);

test('the border and region 3 end at 100 MPa', () => {
  const T = borderTemperature(100e6);
  expect(stateOf({ p: 100e6, T: T - 0.01 }).v).toBeCloseTo(stateOf({ p: 100e6, T: T + 0.01 }).v, 6);
});
