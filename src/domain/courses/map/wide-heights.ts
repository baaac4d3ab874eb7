import { allotTracks, type Stretch } from './tracks.ts';
import type { Placement } from './wide-rows.ts';
import { isRow, type LineRoute, type Net, type Routing, rowLevel, rowOf } from './wide-routes.ts';

/** Sizes in pixels. */
export const wideSizes = {
  header: 64,
  boxWidth: 104,
  widestBox: 124,
  boxHeight: 70,
  /** Distance between parallel lines. */
  track: 6,
  /** Distance from a row of boxes to the nearest line along it. */
  shoulder: 10,
  corridor: 24,
  port: 9,
};

export interface Heights {
  height: number;
  rowTop: readonly number[];
  /** The y position of a net's line on a level. */
  levelOf: (net: Net, level: number) => number;
  /** The y position at which a route meets its target. */
  portOf: (route: LineRoute) => number;
}

interface Passage {
  net: Net;
  level: number;
  from: number;
  to: number;
  before: Set<number>;
  after: Set<number>;
}

/**
 * Assigns a y position to each horizontal segment: along a row, on a track of a corridor, or at the
 * side of the target.
 */
export function settleHeights(placement: Placement, routing: Routing): Heights {
  const { header, boxHeight, track, shoulder, corridor } = wideSizes;
  const passages = passagesOf(placement, routing);
  const tracks = new Map<string, number>();
  const rowTop: number[] = [];
  const corridorTop: number[] = [];
  let y = header;
  for (let level = 0; level <= 2 * placement.rows; level += 1) {
    if (isRow(level)) {
      rowTop.push(y);
      y += boxHeight;
      continue;
    }
    const here = passages.filter((passage) => passage.level === level);
    const allotted = allotTracks(here.map(stretchOf), 0.5);
    const count = here.length === 0 ? 0 : Math.max(...allotted) + 1;
    const used = count === 0 ? 0 : 2 * shoulder + (count - 1) * track;
    const isOuter = level === 0 || level === 2 * placement.rows;
    const size = Math.max(used, isOuter ? shoulder : corridor);
    corridorTop.push(y + (size - (Math.max(count, 1) - 1) * track) / 2);
    here.forEach(({ net }, index) => {
      tracks.set(keyOf(net, level), allotted[index] ?? 0);
    });
    y += size;
  }
  const middle = (level: number) => (rowTop[rowOf(level)] ?? 0) + boxHeight / 2;
  const levelOf = (net: Net, level: number) =>
    isRow(level)
      ? middle(level)
      : (corridorTop[level / 2] ?? 0) + track * (tracks.get(keyOf(net, level)) ?? 0);
  const ports = portsOf(placement, routing, levelOf);
  const portOf = (route: LineRoute) =>
    middle(rowLevel(placement.row[route.target] ?? 0)) + (ports.get(route) ?? 0);
  return { height: y, rowTop, levelOf, portOf };
}

const keyOf = (net: Net, level: number) => `${String(net.source)} ${String(level)}`;

const stretchOf = ({ from, to, before, after }: Passage): Stretch => ({
  from,
  to,
  before: [...before],
  after: [...after],
});

/** Collects the segments in corridors, one for each box and corridor. */
function passagesOf({ column, row }: Placement, { nets }: Routing): Passage[] {
  const passages = new Map<string, Passage>();
  for (const net of nets) {
    const start = column[net.source] ?? 0;
    const passage = (level: number, channel: number) => {
      const key = keyOf(net, level);
      const known = passages.get(key);
      const fresh = { net, level, from: channel, to: channel, before: new Set<number>() };
      const found = known ?? { ...fresh, after: new Set<number>() };
      found.from = Math.min(found.from, channel);
      found.to = Math.max(found.to, channel);
      passages.set(key, found);
      return found;
    };
    for (const { levels } of net.routes) {
      let level = rowLevel(row[net.source] ?? 0);
      levels.forEach((leave, index) => {
        const channel = start + index;
        if (leave !== level) {
          for (const [end, other] of [
            [level, leave],
            [leave, level],
          ] as const) {
            if (isRow(end)) continue;
            const { before, after } = passage(end, channel);
            (other < end ? before : after).add(channel);
          }
        } else if (!isRow(level)) {
          passage(level, channel);
        }
        level = leave;
      });
    }
  }
  return [...passages.values()];
}

/**
 * Offsets from the middle of the target at which routes end. Omits routes that end in the middle.
 */
function portsOf(
  { column, row }: Placement,
  { nets, isTaken }: Routing,
  levelOf: Heights['levelOf'],
): Map<LineRoute, number> {
  const arrivals = new Map<string, { route: LineRoute; from: number; isStraight: boolean }[]>();
  const taken = new Set<string>();
  for (const net of nets) {
    for (const route of net.routes) {
      const channel = (column[net.source] ?? 0) + route.levels.length - 1;
      const level = rowLevel(row[route.target] ?? 0);
      const arrival = route.levels.at(-2) ?? rowLevel(row[net.source] ?? 0);
      const key = `${String(channel)} ${String(level)}`;
      if (isTaken(channel, level)) taken.add(key);
      const isStraight = arrival === level;
      const entry = { route, from: levelOf(net, arrival), isStraight };
      arrivals.set(key, [...(arrivals.get(key) ?? []), entry]);
    }
  }
  const ports = new Map<LineRoute, number>();
  for (const [key, entries] of arrivals) {
    const level = Number(key.split(' ')[1]);
    const turning = entries.filter(({ isStraight }) => !isStraight).sort((a, b) => a.from - b.from);
    const above = turning.filter(
      ({ from, route }) => from < levelOf({ source: -1, routes: [route] }, level),
    );
    const places = taken.has(key)
      ? turning.map((_, index) => index - above.length + (index < above.length ? 0 : 1))
      : turning.map((_, index) => index - (turning.length - 1) / 2);
    const furthest = Math.max(1, ...places.map(Math.abs));
    const gap = Math.min(wideSizes.port, (wideSizes.boxHeight / 2 - 7) / furthest);
    turning.forEach(({ route }, index) => {
      ports.set(route, (places[index] ?? 0) * gap);
    });
  }
  return ports;
}
