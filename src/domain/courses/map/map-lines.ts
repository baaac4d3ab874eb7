import type { MapFork, MapLine, MapLink, MapPlan } from './map-shapes.ts';

export type Corner = readonly [x: number, y: number];

/** Returns the links to another box in the same or a later term. Only these can be drawn. */
export function drawnLinks({ items, links }: MapPlan): MapLink[] {
  const terms = new Map(items.map(({ id, term }) => [id, term]));
  const seen = new Set<string>();
  return links.filter(({ from, to }) => {
    const [start, end] = [terms.get(from), terms.get(to)];
    const key = JSON.stringify([from, to]);
    if (start === undefined || end === undefined || start > end || from === to) return false;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Removes duplicate corners, and corners in the middle of a straight segment. */
export function withoutIdle(corners: readonly Corner[]): Corner[] {
  const kept: Corner[] = [];
  for (const corner of corners) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last?.[0] === corner[0] && last[1] === corner[1]) continue;
    if (before && last && isStraight(before, last, corner)) kept.pop();
    kept.push(corner);
  }
  return kept;
}

const isStraight = (a: Corner, b: Corner, c: Corner) =>
  (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);

/** A straight segment of a line, starting at its upper or left end. */
export interface Leg {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function legsOf({ corners }: Pick<MapLine, 'corners'>): Leg[] {
  return corners.slice(1).map(([x, y], index) => {
    const [a, b] = corners[index] ?? [x, y];
    return { x1: Math.min(a, x), y1: Math.min(b, y), x2: Math.max(a, x), y2: Math.max(b, y) };
  });
}

/** Finds points at which lines from the same box diverge. */
export function forksOf(lines: readonly MapLine[]): MapFork[] {
  return [...bySource(lines)].flatMap(([from, own]) => {
    if (own.length < 2) return [];
    const legs = own.flatMap(legsOf);
    const corners = new Map(own.flatMap((line) => line.corners).map((at) => [at.join(), at]));
    return [...corners.values()]
      .filter(([x, y]) => directions(legs, x, y) > 2)
      .map(([x, y]) => ({ from, x, y }));
  });
}

function bySource(lines: readonly MapLine[]): Map<string, MapLine[]> {
  const sources = new Map<string, MapLine[]>();
  for (const line of lines) {
    const own = sources.get(line.from);
    if (own) own.push(line);
    else sources.set(line.from, [line]);
  }
  return sources;
}

/** Number of directions in which segments leave a point. */
function directions(legs: readonly Leg[], x: number, y: number): number {
  const lying = legs.filter((leg) => leg.y1 === y && leg.y2 === y && leg.x1 <= x && leg.x2 >= x);
  const upright = legs.filter((leg) => leg.x1 === x && leg.x2 === x && leg.y1 <= y && leg.y2 >= y);
  return [
    lying.some((leg) => leg.x1 < x),
    lying.some((leg) => leg.x2 > x),
    upright.some((leg) => leg.y1 < y),
    upright.some((leg) => leg.y2 > y),
  ].filter(Boolean).length;
}
