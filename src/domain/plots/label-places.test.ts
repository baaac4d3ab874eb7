import { expect, test } from 'vitest';
import { meet, type Box, type Spot } from './boxes.ts';
import { placeLabels } from './label-places.ts';

const field = { left: 40, right: 340, top: 10, bottom: 220 };
const nothing = { drawn: [], taken: [], field };
const middle = ({ left, right }: Box) => (left + right) / 2;

test('the label of a point keeps off what is drawn', () => {
  const above: Spot[] = Array.from({ length: 60 }, (_, at) => [60 + at * 4, 92]);
  const [placed] = placeLabels([{ label: 'feed', at: [100, 100] }], { ...nothing, drawn: above });
  expect(placed?.text[1]).toBeGreaterThan(105);
});

test('a label leaves a word alone that stands already', () => {
  const taken = [{ left: 100, right: 340, top: 60, bottom: 140 }];
  const [placed] = placeLabels([{ label: 'feed', at: [95, 100] }], { ...nothing, taken });
  expect(placed?.box.right).toBeLessThan(100);
});

test.each([0, 2, 6, 12, 30])(
  'three points %i apart have their labels in their order, none on another or on a point',
  (apart) => {
    const points = ['x', 'z', 'y'].map((label, index) => ({
      label,
      at: [150 + index * apart, 100] as const,
    }));
    const boxes = placeLabels(points, nothing).map(({ box }) => box);
    const [x, z, y] = boxes;
    if (!x || !z || !y) throw new Error('A label is missing.');
    expect(meet(x, z, 3) || meet(z, y, 3) || meet(x, y, 3)).toBe(false);
    if (apart > 0) {
      expect(middle(x)).toBeLessThanOrEqual(middle(z));
      expect(middle(z)).toBeLessThanOrEqual(middle(y));
    }
    for (const [left, top] of points.map(({ at }) => at)) {
      for (const box of boxes)
        expect(meet(box, { left, right: left, top, bottom: top })).toBe(false);
    }
  },
);

test.each<Spot>([
  [40, 10],
  [340, 10],
  [40, 220],
  [340, 220],
])('the label of a point in the corner %i, %i stays inside', (x, y) => {
  const [placed] = placeLabels([{ label: 'operating point', at: [x, y] }], nothing);
  expect(placed?.box.left).toBeGreaterThan(field.left);
  expect(placed?.box.right).toBeLessThan(field.right + 9);
  expect(placed?.box.bottom).toBeLessThan(field.bottom);
});
