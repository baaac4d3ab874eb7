import { legsOf, type Leg } from '../../src/domain/courses/map/map-lines.ts';
import type {
  MapBox,
  MapDrawing,
  MapLine,
  MapPlan,
} from '../../src/domain/courses/map/map-shapes.ts';

/** Describes everything wrong with a drawing of the course map. */
export function drawingFaults(plan: MapPlan, drawing: MapDrawing): string[] {
  return [
    ...boxFaults(plan, drawing),
    ...linkFaults(plan, drawing),
    ...boundFaults(drawing),
    ...drawing.lines.flatMap((line) => wayFaults(line, drawing.boxes)),
    ...overlapFaults(drawing.lines),
  ];
}

const nameOf = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;

function boxFaults({ items }: MapPlan, { boxes }: MapDrawing): string[] {
  const missing = items
    .filter(({ id }) => boxes.filter((box) => box.id === id).length !== 1)
    .map(({ id }) => `${id} has not one box`);
  const onEachOther = boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => isOverlap(areaOf(box), areaOf(other)))
      .map((other) => `the boxes ${box.id} and ${other.id} lie on each other`),
  );
  return [...missing, ...onEachOther];
}

function linkFaults({ items, links }: MapPlan, { lines }: MapDrawing): string[] {
  const termOf = (id: string) => items.find((item) => item.id === id)?.term ?? Number.NaN;
  return links
    .filter(({ from, to }) => from !== to && termOf(from) <= termOf(to))
    .filter((link) => lines.filter((line) => nameOf(line) === nameOf(link)).length !== 1)
    .map((link) => `${nameOf(link)} has not one line`);
}

function boundFaults({ width, height, boxes, lines, forks, terms }: MapDrawing): string[] {
  const points = [
    ...boxes.flatMap((box): [number, number][] => [
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
    ]),
    ...lines.flatMap(({ corners }) => corners),
    ...[...forks, ...terms].map(({ x, y }): [number, number] => [x, y]),
  ];
  return points
    .filter(([x, y]) => !(x >= 0 && y >= 0 && x <= width && y <= height))
    .map((point) => `${point.join()} lies outside of the drawing`);
}

/** Reports oblique segments, wrong ends and boxes that a line crosses. */
function wayFaults(line: MapLine, boxes: readonly MapBox[]): string[] {
  const name = nameOf(line);
  const legs = legsOf(line);
  const oblique = legs.some((leg) => (leg.x1 === leg.x2) === (leg.y1 === leg.y2));
  const touched = boxes.filter((box) => {
    const touching = legs.filter((leg) => isOverlap(leg, areaOf(box)));
    if (box.id !== line.from && box.id !== line.to) return touching.length > 0;
    const end = box.id === line.from ? line.corners[0] : line.corners.at(-1);
    const own = box.id === line.from ? legs[0] : legs.at(-1);
    return touching.length !== 1 || touching[0] !== own || !end || !endsOn(own, end, box);
  });
  return [
    ...(oblique || legs.length === 0 ? [`${name} is not made of upright and level stretches`] : []),
    ...touched.map(({ id }) => `${name} meets ${id} where it should not`),
  ];
}

/** Returns true if a segment ends on the edge of a box without entering it. */
function endsOn(leg: Leg | undefined, [x, y]: readonly [number, number], box: MapBox): boolean {
  if (!leg) return false;
  const { x1, y1, x2, y2 } = areaOf(box);
  const isWithin = x >= x1 && x <= x2 && y >= y1 && y <= y2;
  const beyond = leg.y1 === leg.y2 ? [leg.x1, leg.x2] : [leg.y1, leg.y2];
  const edges = leg.y1 === leg.y2 ? [x1, x2] : [y1, y2];
  const [low = 0, high = 0] = beyond;
  const [start = 0, end = 0] = edges;
  return isWithin && (low === end || high === start);
}

/** Reports lines from different boxes that overlap or end on each other. */
function overlapFaults(lines: readonly MapLine[]): string[] {
  const legs = lines.flatMap((line) => legsOf(line).map((leg) => ({ line, leg })));
  const faults = new Set<string>();
  legs.forEach(({ line, leg }, index) => {
    for (let later = index + 1; later < legs.length; later += 1) {
      const { line: other = line, leg: against = leg } = legs[later] ?? {};
      if (line.from === other.from || !isOverlap(leg, against)) continue;
      if (!isCross(leg, against)) faults.add(`${nameOf(line)} and ${nameOf(other)} touch`);
    }
  });
  return [...faults];
}

const areaOf = ({ x, y, width, height }: MapBox): Leg => ({
  x1: x,
  y1: y,
  x2: x + width,
  y2: y + height,
});

const isOverlap = (one: Leg, other: Leg) =>
  one.x1 <= other.x2 && other.x1 <= one.x2 && one.y1 <= other.y2 && other.y1 <= one.y2;

function isCross(one: Leg, other: Leg): boolean {
  const level = one.y1 === one.y2 ? one : other;
  const upright = one.y1 === one.y2 ? other : one;
  return (
    level.x1 < upright.x1 && level.x2 > upright.x1 && upright.y1 < level.y1 && upright.y2 > level.y1
  );
}

export function countCrossings(lines: readonly MapLine[]): number {
  const level: Whole[] = [];
  const upright: Whole[] = [];
  for (const own of Map.groupBy(lines, ({ from }) => from).values()) {
    const legs = own.flatMap(legsOf);
    const source = level.length + upright.length;
    for (const { x1, x2, y1, y2 } of legs) {
      if (y1 === y2) join(level, { source, at: y1, from: x1, to: x2 });
      else join(upright, { source, at: x1, from: y1, to: y2 });
    }
  }
  let count = 0;
  for (const one of level) {
    for (const other of upright) {
      if (other.at <= one.from || other.at >= one.to || one.source === other.source) continue;
      if (one.at > other.from && one.at < other.to) count += 1;
    }
  }
  return count;
}

/** A straight segment, merged from all lines that leave the same box. */
interface Whole {
  source: number;
  at: number;
  from: number;
  to: number;
}

/** Adds a segment, merging it with overlapping ones from the same box. */
function join(wholes: Whole[], added: Whole): void {
  for (let index = wholes.length - 1; index >= 0; index -= 1) {
    const known = wholes[index];
    if (known?.source !== added.source) break;
    if (known.at !== added.at || known.from > added.to || known.to < added.from) continue;
    known.from = Math.min(known.from, added.from);
    known.to = Math.max(known.to, added.to);
    return;
  }
  wholes.push(added);
}
