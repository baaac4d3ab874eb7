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

/** An area that labels should avoid, with the cost of covering it. */
export type Obstacle = readonly [box: Box, weight: number];

export interface Placed {
  label: string;
  /** Position of the labeled point, or of a point on the labeled line. */
  at: Spot;
  text: Spot;
  box: Box;
}

// Penalties for bad positions. Crossing a line costs only 1, because it's ugly but not wrong.
const swapped = 60;
/** Penalty for covering something that must stay visible. */
export const hidden = 200;
const outside = 1000;

/** Radius of the circle that marks a point. */
export const circle = 5.5;

const farthest = 22;

/** Cost of placing a text in a box. */
export const costOf = (box: Box, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, [other, weight]) => (meet(box, other) ? sum + weight : sum), 0);

/**
 * Places a label next to each point. Avoids overlaps, and positions where a label seems to belong
 * to another point.
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
  // Positions are chosen together, because the best one for a label may block another.
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

/** Lists possible positions near a point and farther away, with their costs. */
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
        // Text may extend slightly past the right and upper edges, where there's space.
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

/** Penalty for two labels that overlap, or whose order differs from that of their points. */
function clash(one: Placed, two: Placed): number {
  const across = two.box.left + two.box.right - one.box.left - one.box.right;
  const down = 2 * (two.text[1] - one.text[1]);
  const isSwapped = (two.at[0] - one.at[0]) * across + (two.at[1] - one.at[1]) * down < 0;
  return (meet(one.box, two.box) ? hidden : 0) + (isSwapped ? swapped : 0);
}

/** Treats a point on a line as an obstacle. A label may cover it if there's no better position. */
export const asObstacle = (spot: Spot): Obstacle => [boxAround(spot, 2), 1];

/** Area that a label's positions can cover. Anything outside can't be in the way. */
export const reachOf = ({ label, at: [x, y] }: Pick<Placed, 'label' | 'at'>): Box => {
  const across = farthest + wordWidth(label) + 6;
  const down = farthest + 1.25 * wordSize;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/**
 * Points along a line, close enough together to detect a label that covers the line. If `within` is
 * given, returns only points in those boxes, because an animated figure has hundreds of points per
 * step.
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
