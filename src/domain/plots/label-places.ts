import {
  boxAround,
  boxOfText,
  isWithin,
  meet,
  wordSize,
  wordWidth,
  type Box,
  type Spot,
} from './boxes.ts';

/** Something that labels should avoid, and the cost of covering it. */
export type Obstacle = readonly [box: Box, weight: number];

/** A label with its position. */
export interface Placed {
  label: string;
  /** Position of the label's point, or of a point on its line. */
  at: Spot;
  text: Spot;
  box: Box;
}

// Costs of bad positions. Crossing a line costs only 1, because it's ugly but not wrong.
const swapped = 60;
/** Cost of covering something that must stay visible. */
export const hidden = 200;
const outside = 1000;

/** Radius of a point's circle. */
export const circle = 5.5;

const farthest = 22;

/** Cost of a text at a position: what its box covers. */
export const costOf = (box: Box, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, [other, weight]) => (meet(box, other) ? sum + weight : sum), 0);

/**
 * Places the label of each point so that no two labels overlap or seem to belong to each other's
 * points.
 */
export function placeLabels(
  points: readonly Pick<Placed, 'label' | 'at'>[],
  obstacles: readonly Obstacle[],
  field: Box,
): Placed[] {
  const choices = points.map((point) =>
    placesBeside(point, obstacles, field).sort(([, one], [, two]) => one - two),
  );
  let best: readonly Placed[] = [];
  let least = Infinity;
  // Chooses all positions together, because the best position for one label may block another.
  const choose = (placed: readonly Placed[], cost: number): void => {
    if (cost >= least) return;
    const places = choices[placed.length];
    if (!places) [best, least] = [placed, cost];
    else {
      for (const [place, alone] of places) {
        choose(
          [...placed, place],
          placed.reduce((sum, other) => sum + clash(place, other), cost + alone),
        );
      }
    }
  };
  choose([], 0);
  return [...best];
}

/** Possible positions near a point and farther away, with their costs. */
function placesBeside(
  { label, at }: Pick<Placed, 'label' | 'at'>,
  obstacles: readonly Obstacle[],
  field: Box,
): [Placed, number][] {
  const width = wordWidth(label);
  const [x, y] = at;
  return [9, farthest].flatMap((distance) =>
    [y - distance, y + distance + 9, y + 4].flatMap((line) =>
      [x + distance, x - distance - width, x - width / 2].map((left): [Placed, number] => {
        const box = boxOfText([left, line], width);
        // Text may extend slightly past the right and upper edges, because nothing is there.
        const isInside =
          box.left > field.left &&
          box.right < field.right + 8 &&
          box.top > field.top - 8 &&
          box.bottom < field.bottom;
        const cost = costOf(box, obstacles) + distance / 5 + (isInside ? 0 : outside);
        return [{ label, at, text: [left, line], box }, cost];
      }),
    ),
  );
}

/** Cost of two labels that overlap, or whose order differs from that of their points. */
function clash(one: Placed, two: Placed): number {
  const across = two.box.left + two.box.right - one.box.left - one.box.right;
  const down = 2 * (two.text[1] - one.text[1]);
  const isSwapped = (two.at[0] - one.at[0]) * across + (two.at[1] - one.at[1]) * down < 0;
  return (meet(one.box, two.box) ? hidden : 0) + (isSwapped ? swapped : 0);
}

/** A point on a line as an obstacle. A label may cover it if there's no better position. */
export const asObstacle = (spot: Spot): Obstacle => [boxAround(spot, 2), 1];

/** Area that a label's possible positions are in. Anything outside can't be in its way. */
export const reachOf = ({ label, at: [x, y] }: Pick<Placed, 'label' | 'at'>): Box => {
  const across = farthest + wordWidth(label) + 6;
  const down = farthest + 1.25 * wordSize;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/**
 * Points along a line, close enough together to tell whether a label covers the line. Only returns
 * those in the boxes `within`, if given, because an animated figure has hundreds at every step.
 */
export function alongLine(corners: readonly Spot[], within?: readonly Box[]): Spot[] {
  const spots: Spot[] = [];
  corners.forEach(([x, y], index) => {
    const [a, b] = corners[index - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.sqrt((x - a) ** 2 + (y - b) ** 2) / 6));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      const spot: Spot = [a + (x - a) * part, b + (y - b) * part];
      if (!within || within.some((box) => isWithin(spot, box))) spots.push(spot);
    }
  });
  return spots;
}
