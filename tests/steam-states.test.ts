import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steamState } from '../src/domain/properties/full-range-steam.ts';

/**
 * Results of a second implementation. tests/properties/steam-states.py says how to make the file.
 */
const file = process.env['STEAM_STATES'] ?? 'tests/properties/steam-states.json';
const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<
  'states' | 'saturated' | 'dense' | 'denseSaturated',
  number[][]
>;

/**
 * h and s cross zero near 0 °C, so small values get an absolute tolerance instead of a relative
 * one.
 */
const least = { p: 0, v: 0, h: 1e4, s: 40, cp: 0, w: 0 };

function offBy(name: keyof typeof least, ours: number | undefined, theirs: number | undefined) {
  if (ours === undefined || theirs === undefined) return Infinity;
  return Math.abs(ours - theirs) / Math.max(Math.abs(theirs), least[name]);
}

test.each([
  ['states', 240],
  ['dense', 120],
] as const)('states of one phase agree with a second implementation: %s', (list, count) => {
  const states = rows[list];
  const off = states.flatMap(([p = NaN, T = NaN, ...theirs]) => {
    const ours = steamState({ p, T });
    return (['v', 'h', 's', 'cp', 'w'] as const).map((name, place) =>
      offBy(name, ours?.[name], theirs[place]),
    );
  });
  expect(states.length).toBeGreaterThanOrEqual(count);
  expect(Math.max(...off)).toBeLessThan(1e-10);
});

test.each([
  ['saturated', 60],
  ['denseSaturated', 30],
] as const)('saturated liquid and vapor agree with a second implementation: %s', (list, count) => {
  const saturated = rows[list];
  const off = saturated.flatMap(([T = NaN, p, ...theirs]) => {
    const [low, high] = [steamState({ T, x: 0 }), steamState({ T, x: 1 })];
    const ours = [low?.v, low?.h, low?.s, high?.v, high?.h, high?.s];
    const kinds = ['v', 'h', 's', 'v', 'h', 's'] as const;
    return [
      offBy('p', low?.p, p),
      ...kinds.map((name, place) => offBy(name, ours[place], theirs[place])),
    ];
  });
  expect(saturated.length).toBeGreaterThanOrEqual(count);
  expect(Math.max(...off)).toBeLessThan(1e-10);
});
