import { describe, expect, test } from 'vitest';
import { seeded } from '../../quantities/seeded.ts';
import type { SteamGiven } from '../../properties/steam.ts';
import { fullRangeSteam } from '../../properties/full-range-steam.ts';
import { lookUpInTables, type TableLookup } from './steam-table-lookup.ts';
import { fromTableUnit } from './steam-print.ts';

const celsius = (T: number) => fromTableUnit('T', T, 'SI');

function reading(given: SteamGiven): TableLookup {
  const read = lookUpInTables(given);
  if (!read) throw new Error(`${JSON.stringify(given)} isn't in the tables`);
  return read;
}

const kinds = ({ steps }: TableLookup) =>
  steps.map((step) => (step.kind === 'line' ? `line by ${step.by}` : step.kind));

test('reads off a row', () => {
  const read = reading({ p: 1e6, T: celsius(250) });
  expect(read.table).toBe('superheated');
  expect(kinds(read)).toEqual(['row']);
  expect(read.row).toEqual({ T: 250, p: 1000, v: 0.23274, u: 2710.5, h: 2943.2, s: 6.9266 });
  expect(Math.abs(read.off.h ?? NaN)).toBeLessThan(2e-5);
});

test('interpolates between two temperatures', () => {
  const read = reading({ p: 1e6, T: celsius(240) });
  expect(read.steps).toMatchObject([
    { kind: 'line', by: 'T', at: 240, low: { T: 225 }, high: { T: 250 }, fraction: 0.6 },
  ]);
  // 2887.0 + 0.6 (2943.2 - 2887.0)
  expect(read.row.h).toBe(2920.7);
  expect(read.off.h).toBeCloseTo(2920.7 / 2921 - 1, 4);
});

test.each<[string, SteamGiven, string[], TableLookup['table']]>([
  ['p and h', { p: 1e6, h: 2.9e6 }, ['line by h'], 'superheated'],
  [
    'p between and s',
    { p: 1.15e6, s: 7000 },
    ['line by p', 'line by p', 'line by s'],
    'superheated',
  ],
  [
    'T between and v',
    { T: celsius(310), v: 0.3 },
    ['line by T', 'line by T', 'line by v'],
    'superheated',
  ],
  ['p and x', { p: 1e6, x: 0.43 }, ['row', 'quality'], 'by pressure'],
  ['T between and x', { T: celsius(152), x: 0.5 }, ['line by T', 'quality'], 'by temperature'],
  ['wet p between and h', { p: 1.12e6, h: 1.5e6 }, ['line by p', 'quality'], 'by pressure'],
  ['liquid p and T', { p: 5e6, T: celsius(100) }, ['row', 'liquid'], 'by temperature'],
])('%s', (_, given, expected, table) => {
  const read = reading(given);
  expect(kinds(read)).toEqual(expected);
  expect(read.table).toBe(table);
  expect(read.needsTrial).toBe(false);
});

test('the quality of wet steam comes from its enthalpy', () => {
  const [, step] = reading({ p: 1e6, h: 1.5e6 }).steps;
  // (1500 - 762.68) / (2777.1 - 762.68)
  expect(step).toMatchObject({ kind: 'quality', by: 'h', at: 1500, x: 0.366 });
});

test('approximates a compressed liquid by the saturated one, with h corrected for the pressure', () => {
  const { row } = reading({ p: 5e6, T: celsius(100) });
  // 419.10 + 0.001043 (5000 - 101.42)
  expect(row).toMatchObject({ v: 0.001043, u: 418.99, h: 424.21, s: 1.307, p: 5000 });
});

test('in US units the correction for the pressure is in BTU', () => {
  const p = fromTableUnit('p', 1000, 'US');
  const read = lookUpInTables({ p, T: fromTableUnit('T', 200, 'US') }, 'US');
  // 168.12 + 0.016637 (1000 - 11.538) 0.1851
  expect(read?.row.h).toBeCloseTo(171.16, 1);
  expect(read?.off.h).toBeLessThan(0.005);
});

test('approximates a compressed liquid with a given h by the saturated one with that h', () => {
  const { row, steps } = reading({ p: 5e6, h: 5e5 });
  expect(steps.at(-1)).toMatchObject({ kind: 'liquid', by: 'h' });
  expect(row).toMatchObject({ h: 500, T: 119.11 });
});

test.each<[SteamGiven]>([[{ h: 3e6, s: 7000 }], [{ T: celsius(185), h: 2.785e6 }]])(
  '%o is found by trial',
  (given) => {
    expect(reading(given).needsTrial).toBe(true);
  },
);

test.each<[string, SteamGiven]>([
  ['no state', { p: 1e5, h: -1e5 }],
  ['below the lowest pressure', { p: 5000, T: 400 }],
  ['colder than the triple point', { p: 1e5, T: 273.15 }],
])('%s is not in the tables', (_, given) => {
  expect(lookUpInTables(given)).toBeUndefined();
});

describe('any state is close to the equation', () => {
  const draw = seeded(7);
  const drawn = Array.from({ length: 300 }, () => ({
    p: 2e4 * (9e6 / 2e4) ** draw(),
    T: celsius(20 + 750 * draw()),
    x: draw(),
  }));

  test.each<[string, (state: { p: number; T: number; x: number }) => SteamGiven | undefined]>([
    ['p and T', ({ p, T }) => ({ p, T })],
    ['p and x', ({ p, x }) => ({ p, x })],
    ['p and h', (state) => pairOf(state, 'p', 'h')],
    ['T and s', (state) => pairOf(state, 'T', 's')],
  ])('%s', (_, given) => {
    const reads = drawn.flatMap((state) => lookUpInTables(given(state) ?? {}) ?? []);
    expect(reads.length).toBeGreaterThan(60);
    for (const { row, exact, off } of reads) {
      const said = JSON.stringify(exact);
      // Linear interpolation of v in p is inaccurate, because v is proportional to 1/p.
      expect(Math.abs(off.v ?? 0), said).toBeLessThan(0.13);
      for (const name of ['u', 'h', 's'] as const) {
        expect(Math.abs(off[name] ?? 0), `${name} ${said}`).toBeLessThan(0.01);
      }
      expect(Math.abs((row.T ?? NaN) - (exact.T ?? NaN)), said).toBeLessThan(3);
    }
  });

  test('every interpolated number follows from the two rows shown', () => {
    for (const { p, T } of drawn) {
      for (const step of lookUpInTables({ p, T })?.steps ?? []) {
        if (step.kind !== 'line') continue;
        const [low, high] = [step.low.h ?? step.low.hf ?? NaN, step.high.h ?? step.high.hf ?? NaN];
        const h = step.row.h ?? step.row.hf ?? NaN;
        expect(Math.abs(low + step.fraction * (high - low) - h)).toBeLessThan(0.051);
      }
    }
  });
});

/** Returns two other properties that determine the same state, or undefined for a liquid. */
function pairOf(
  { p, T }: { p: number; T: number },
  one: 'p' | 'T',
  other: 'h' | 's',
): SteamGiven | undefined {
  const answer = fullRangeSteam({ p, T });
  if (!('state' in answer)) return undefined;
  const { state } = answer;
  // The lookup uses a saturated liquid with the same h, which is a few degrees colder.
  if (state.phase === 'liquid') return undefined;
  return { [one]: state[one], [other]: state[other] };
}
