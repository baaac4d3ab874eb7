import { expect, test } from 'vitest';
import { placeLabels, placeOnLines, type Spot } from './label-places.ts';

const field = { left: 40, right: 340, top: 10, bottom: 220 };
const level = (y: number): Spot[] => [
  [40, y],
  [340, y],
];

test('a word on a line stands on that line, inside the field', () => {
  const [placed] = placeOnLines([{ label: '0.01', corners: level(100) }], [], field);
  expect(placed?.at[1]).toBe(100);
  expect(placed?.at[0]).toBeLessThan(340 - 10);
});

test('where two places are as free, the later one has the word', () => {
  const [placed] = placeOnLines([{ label: '0.01', corners: level(100) }], [], field);
  expect(placed?.at[0]).toBeGreaterThan(310);
});

test('a word keeps off another line that comes close to its own', () => {
  // The second line begins far above the first and meets it at the right.
  const falling: Spot[] = [
    [40, 20],
    [340, 100],
  ];
  const [placed] = placeOnLines(
    [
      { label: '0.01', corners: level(100) },
      { label: '0.02', corners: falling },
    ],
    [],
    field,
  );
  expect(placed?.at[0]).toBeLessThan(300);
});

test('two words on lines that run together do not stand on each other', () => {
  const placed = placeOnLines(
    [
      { label: '0.01', corners: level(100) },
      { label: '0.02', corners: level(104) },
    ],
    [],
    field,
  );
  const [a = 0, b = 0] = placed.map(({ at: [x] }) => x);
  expect(Math.abs(a - b)).toBeGreaterThan(20);
});

test('a line that is nowhere in the field has no word', () => {
  expect(placeOnLines([{ label: '0.01', corners: level(400) }], [], field)).toEqual([]);
});

test('the label of a point keeps off what is drawn', () => {
  const above: Spot[] = Array.from({ length: 60 }, (_, at) => [60 + at * 4, 92]);
  const [placed] = placeLabels([{ label: 'feed', at: [100, 100] }], above, field);
  expect(placed?.text[1]).toBeGreaterThan(105);
});
