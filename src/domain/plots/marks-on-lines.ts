import { wordWidth, type Box, type Spot } from './boxes.ts';

/** A line with the word that is written on it. */
interface Worded {
  label: string;
  corners: readonly Spot[];
}

/** How large the words on lines are. */
export const markSize = 11;

/** The middles of words on their own lines, where they cover least of the others, late rather than early. */
export function placeOnLines(
  lines: readonly Worded[],
  drawn: readonly Spot[],
  field: Box,
): { label: string; at: Spot }[] {
  const crowd = [...drawn];
  const ways = lines.map(({ corners }) => alongLine(corners));
  return lines.flatMap(({ label }, index) => {
    const width = wordWidth(label, markSize);
    const others = [...crowd, ...ways.filter((_, other) => other !== index).flat()];
    const way = (ways[index] ?? []).filter(
      ([x, y]) =>
        x - width / 2 > field.left + 2 &&
        x + width / 2 < field.right - 9 &&
        y - 8 > field.top &&
        y + 13 < field.bottom,
    );
    const cost = (at: Spot) => covered(others, textAround(at, width), width);
    // From its end, so that a place farther on wins where two are as free.
    const at = cheapest(way.reverse(), cost);
    if (!at) return [];
    crowd.push(...written(textAround(at, width), width));
    return [{ label, at }];
  });
}

/** The first of the places that cost least. */
function cheapest(places: readonly Spot[], cost: (place: Spot) => number): Spot | undefined {
  let [best, least] = [places[0], Infinity];
  for (const place of places) {
    const costs = cost(place);
    if (costs < least) [best, least] = [place, costs];
    if (costs === 0) break;
  }
  return best;
}

/** How many of the places that are drawn a text covers. */
function covered(crowd: readonly Spot[], [left, line]: Spot, width: number): number {
  let count = 0;
  for (const spot of crowd) {
    // Most are far off to one side.
    if (spot[0] <= left - 3 || spot[0] >= left + width + 3) continue;
    if (spot[1] > line - 13 && spot[1] < line + 5) count += 1;
  }
  return count;
}

/** Places all over a text, close enough to see what would cover it. */
export function written([left, line]: Spot, width: number): Spot[] {
  const columns = Array.from({ length: Math.floor(width / 4) + 1 }, (_, at) => left + at * 4);
  return columns.flatMap((x) => [0, 5, 10].map((rise): Spot => [x, line - rise]));
}

/** Where a text begins whose middle is at a place. */
const textAround = ([x, y]: Spot, width: number): Spot => [x - width / 2, y + 4];

/** Points along a line from corner to corner, close enough to see where a label would cover it. */
export function alongLine(corners: readonly Spot[]): Spot[] {
  return corners.flatMap(([x, y], index) => {
    const [a, b] = corners[index - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - a, y - b) / 6));
    return Array.from({ length: steps }, (_, step): Spot => {
      const part = (step + 1) / steps;
      return [a + (x - a) * part, b + (y - b) * part];
    });
  });
}
