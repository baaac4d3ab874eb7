import { expect, test } from 'vitest';
import { boxAround, meet, type Box, type Spot } from './boxes.ts';
import { asObstacle, circle, hidden, placeLabels } from './label-places.ts';
import { readPoints } from '../../../tests/read-points.ts';

const field = { left: 40, right: 340, top: 10, bottom: 220 };
const middle = ({ left, right }: Box) => (left + right) / 2;

test('the label of a point avoids lines', () => {
  const above: Spot[] = Array.from({ length: 60 }, (_, at) => [60 + at * 4, 92]);
  const [placed] = placeLabels([{ label: 'feed', at: [100, 100] }], above.map(asObstacle), field);
  expect(placed?.text[1]).toBeGreaterThan(105);
});

test('a label avoids existing words', () => {
  const taken = { left: 105, right: 340, top: 60, bottom: 140 };
  const [placed] = placeLabels([{ label: 'feed', at: [95, 100] }], [[taken, hidden]], field);
  expect(placed && meet(placed.box, taken)).toBe(false);
});

test.each([0, 2, 6, 12, 30])(
  'three points %i apart have labels in their order that overlap nothing',
  (apart) => {
    const points = ['x', 'z', 'y'].map((label, index) => ({
      label,
      at: [150 + index * apart, 100] as const,
    }));
    const circles = points.map(({ at }) => [boxAround(at, circle), hidden] as const);
    const boxes = placeLabels(points, circles, field).map(({ box }) => box);
    const [x, z, y] = boxes;
    if (!x || !z || !y) throw new Error('A label is missing.');
    expect(meet(x, z) || meet(z, y) || meet(x, y)).toBe(false);
    if (apart > 0) {
      expect(middle(x)).toBeLessThanOrEqual(middle(z));
      expect(middle(z)).toBeLessThanOrEqual(middle(y));
    }
    for (const [point] of circles) {
      for (const box of boxes) expect(meet(box, point)).toBe(false);
    }
  },
);

test.each<Spot>(readPoints('40,10 340,10 40,220 340,220'))(
  'the label of a point in the corner %i, %i stays inside',
  (x, y) => {
    const [placed] = placeLabels([{ label: 'operating point', at: [x, y] }], [], field);
    expect(placed?.box.left).toBeGreaterThan(field.left);
    expect(placed?.box.right).toBeLessThan(field.right + 9);
    expect(placed?.box.bottom).toBeLessThan(field.bottom);
  },
);
