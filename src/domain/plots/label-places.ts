/** A place in a drawing, in its own units. */
export type Spot = readonly [x: number, y: number];

/** The rectangle between the axes of a drawing. */
export interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Labelled {
  label: string;
  at: Spot;
}

const letterWidth = 6.8;
const distance = 9;

/** Places for the text of each label beside its point, where it covers least of what is drawn. */
export function placeLabels(
  points: readonly Labelled[],
  drawn: readonly Spot[],
  field: Field,
): (Labelled & { text: Spot })[] {
  const crowd = [...drawn, ...points.map(({ at }) => at)];
  const placed: (Labelled & { text: Spot })[] = [];
  for (const point of points) {
    const [x, y] = point.at;
    const width = letterWidth * point.label.length;
    const lefts = [x + distance, x - distance - width, x - width / 2];
    const lines = [y - distance, y + distance + 9, y + 4];
    const places = lines.flatMap((line) => lefts.map((left): Spot => [left, line]));
    const cost = (place: Spot) => {
      const [left, line] = place;
      const isInside =
        left > field.left &&
        left + width < field.right + 8 &&
        line - 10 > field.top - 8 &&
        line < field.bottom;
      return covered(crowd, place, width) + (isInside ? 0 : 1000);
    };
    const text = cheapest(places, cost) ?? point.at;
    placed.push({ ...point, text });
    // What is written now is in the way of the labels after it.
    crowd.push(...written(text, width));
  }
  return placed;
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

/** A line with the word that is written on it. */
interface Worded {
  label: string;
  corners: readonly Spot[];
}

/** The middles of words on their own lines, where they cover least of the others, late rather than early. */
export function placeOnLines(
  lines: readonly Worded[],
  drawn: readonly Spot[],
  field: Field,
): { label: string; at: Spot }[] {
  const crowd = [...drawn];
  const ways = lines.map(({ corners }) => alongLine(corners));
  return lines.flatMap(({ label }, index) => {
    const width = letterWidth * label.length;
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
