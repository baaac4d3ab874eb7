import { expect, test } from 'vitest';
import { marksOf } from '../../plots/marks.ts';
import { steamState } from '../../properties/full-range-steam.ts';
import { diagramAlt, drawSteam, steamDiagrams } from './steam-diagram.ts';

const states = [
  { p: 1e6, T: 523.15 },
  { p: 1e6, x: 0.4 },
  { p: 5e6, T: 400 },
  { p: 30e6, T: 1000 },
  { p: 10, T: 1000 },
].flatMap((given) => steamState(given) ?? []);

test.each(steamDiagrams)('%s has every state inside its axes and on its curve', (diagram) => {
  for (const state of states) {
    const { x, y, marks } = drawSteam(diagram, state);
    const [point] = marksOf({ marks }, 'point');
    const words = diagramAlt(diagram, state);
    if (!point) throw new Error(words);
    expect(point.at[0], words).toBeGreaterThanOrEqual(x.from);
    expect(point.at[0], words).toBeLessThanOrEqual(x.to);
    expect(point.at[1], words).toBeGreaterThanOrEqual(y.from);
    expect(point.at[1], words).toBeLessThanOrEqual(y.to);
    const along = marksOf({ marks }, 'line')[1]?.points ?? [];
    const places = along.map(([across]) => across).toSorted((a, b) => a - b);
    expect(places[0], words).toBeLessThanOrEqual(point.at[0]);
    expect(places.at(-1), words).toBeGreaterThanOrEqual(point.at[0]);
  }
});

test('the dome rises along the liquid and falls along the vapor', () => {
  const [dome] = marksOf(drawSteam('T-s', undefined), 'line');
  const tops = dome?.points.map(([, T]) => T) ?? [];
  const top = tops.indexOf(Math.max(...tops));
  expect(tops[top]).toBeCloseTo(373.946, 3);
  expect(tops.slice(0, top)).toEqual(tops.slice(0, top).toSorted((a, b) => a - b));
  expect(tops.slice(top)).toEqual(tops.slice(top).toSorted((a, b) => b - a));
  const across = dome?.points.map(([s]) => s) ?? [];
  expect(across).toEqual(across.toSorted((a, b) => a - b));
});

test('the alternative text says where the state is', () => {
  expect(states.map((state) => diagramAlt('T-s', state).split(' is ').at(-1))).toEqual([
    'to its right.',
    'inside it.',
    'to its left.',
    'above it.',
    'to its right.',
  ]);
});
