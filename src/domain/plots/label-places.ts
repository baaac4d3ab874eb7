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

/** What is in the way of words, and how bad it is to cover it, in places of a line. */
export type Obstacle = readonly [box: Box, weight: number];

/** A word and a place for it. */
export interface Placed {
  label: string;
  /** Its point, or the place of its line on which it stands. */
  at: Spot;
  /** Where the text begins. */
  text: Spot;
  box: Box;
}

// A line through a text is ugly; these make it wrong.
const swapped = 60;
/** The weight of what no word may cover. */
export const hidden = 200;
const outside = 1000;

/** How far the circle of a point reaches. */
export const circle = 5.5;

/** How far from its point a name may begin. */
const farthest = 22;

/** What it costs to write in a box. */
export const costOf = (box: Box, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, [other, weight]) => (meet(box, other) ? sum + weight : sum), 0);

/** Places for the name of each point beside it: none hides another, none goes to another's point. */
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
  // All together, because what is best for one may be in the way of the next.
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

/** The places for a label close to its point and farther off, each with what it costs by itself. */
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
        // To the right of the field and above it nothing is written, so a text may reach out a little.
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

/** What is bad about two labels together: they cover each other, or stand the other way around than their points. */
function clash(one: Placed, two: Placed): number {
  const across = two.box.left + two.box.right - one.box.left - one.box.right;
  const down = 2 * (two.text[1] - one.text[1]);
  const isSwapped = (two.at[0] - one.at[0]) * across + (two.at[1] - one.at[1]) * down < 0;
  return (meet(one.box, two.box) ? hidden : 0) + (isSwapped ? swapped : 0);
}

/** A place of a line, which a word may cross if it has to. */
export const asObstacle = (spot: Spot): Obstacle => [boxAround(spot, 2), 1];

/** How far the places for the names of points reach: what lies farther off is in nobody's way. */
export const reachOf = ({ label, at: [x, y] }: Pick<Placed, 'label' | 'at'>): Box => {
  const across = farthest + wordWidth(label) + 6;
  const down = farthest + 1.25 * wordSize;
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
};

/**
 * Points along a line from corner to corner, close enough to see where a label would cover it. Where
 * only some boxes count, there are none outside: a figure that moves has hundreds at every step.
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
