import { drawnLinks, forksOf, withoutIdle, type Corner } from './map-lines.ts';
import type { MapBox, MapDrawing, MapItem, MapLine, MapLink, MapPlan } from './map-shapes.ts';
import { allotTracks } from './tracks.ts';

/** Sizes in pixels. */
const sizes = {
  width: 312,
  heading: 46,
  boxHeight: 56,
  between: 8,
  /** Minimum width of a box, so that its text fits. */
  narrowestBox: 192,
  /** Distance between two lanes. */
  lane: { narrowest: 4, widest: 8 },
  /** Distances from the last lane to the stream, and from the stream to the boxes. */
  bank: 20,
  shore: 14,
  port: 8,
};

/**
 * Lays out the map for narrow windows. Courses are in one column, and the trunk is a stream that
 * runs down through them. Other lines are in lanes on the left, like branches in a Git history.
 * Ignores `row`.
 */
export function layOutTall(plan: MapPlan): MapDrawing {
  const links = drawnLinks(plan);
  const order = inOrder(plan, links);
  const { tops, terms, height } = settleRows(order);
  const rows = new Map(order.map(({ id }, row) => [id, row]));
  const stream = streamOf(plan, links, rows);
  const isInStream = ({ from, to }: MapLink) => {
    const [start, end] = [rows.get(from) ?? 0, rows.get(to) ?? 0];
    const next = stream.get(from);
    return next !== undefined && end > start && end <= (rows.get(next) ?? 0);
  };
  const ports = settlePorts(order, links, rows, { stream, isInStream, tops });
  const lanes = settleLanes(
    links.filter((link) => !isInStream(link)),
    ports,
  );
  const room = sizes.width - sizes.narrowestBox - sizes.bank - sizes.shore - 2;
  const apart = Math.max(
    sizes.lane.narrowest,
    Math.min(sizes.lane.widest, Math.floor((2 * room) / Math.max(1, lanes.count - 1)) / 2),
  );
  const streamAt = 2 + Math.max(0, lanes.count - 1) * apart + sizes.bank;
  const left = streamAt + sizes.shore;
  const width = Math.max(sizes.width, left + sizes.narrowestBox);
  const onStream = new Set([...stream].flat());
  const boxes = order.map(({ id }, row): MapBox => {
    const x = onStream.has(id) ? streamAt - sizes.shore + 2 : left;
    return { id, row, x, y: tops[row] ?? 0, width: width - x - 1, height: sizes.boxHeight };
  });
  const lines = links.map((link): MapLine => {
    const [source, target] = [boxes[rows.get(link.from) ?? 0], boxes[rows.get(link.to) ?? 0]];
    if (!source || !target) return { ...link, corners: [] };
    const end: Corner = [target.x, ports.get(keyOf(link)) ?? 0];
    if (isInStream(link)) {
      const start: Corner = [streamAt, source.y + source.height];
      const isNext = stream.get(link.from) === link.to;
      const way: Corner[] = isNext ? [[streamAt, target.y]] : [[streamAt, end[1]], end];
      return { ...link, corners: withoutIdle([start, ...way]) };
    }
    const lane = 2 + apart * (lanes.laneOf.get(link.from) ?? 0);
    const y = ports.get(link.from) ?? 0;
    return { ...link, corners: withoutIdle([[source.x, y], [lane, y], [lane, end[1]], end]) };
  });
  return {
    width,
    height,
    boxes,
    lines,
    forks: forksOf(lines),
    terms: terms.map((term) => ({ ...term, x: left })),
  };
}

const keyOf = ({ from, to }: MapLink) => JSON.stringify([from, to]);

/**
 * Sorts items by term. Within a term, the trunk comes first, and each course follows those it's
 * taken alongside.
 */
function inOrder({ items, trunk }: MapPlan, links: readonly MapLink[]): MapItem[] {
  const chain = new Map(trunk.map((id, index) => [id, index]));
  const place = ({ id }: MapItem) => chain.get(id) ?? trunk.length;
  const waiting = items.toSorted((a, b) => a.term - b.term || place(a) - place(b));
  const order: MapItem[] = [];
  while (waiting.length > 0) {
    const term = waiting[0]?.term;
    const here = new Set(waiting.filter((item) => item.term === term).map(({ id }) => id));
    const isReady = (item: MapItem) =>
      item.term === term && !links.some(({ from, to }) => to === item.id && here.has(from));
    // Keep the given order if there's a cycle.
    const [next] = waiting.splice(Math.max(0, waiting.findIndex(isReady)), 1);
    if (next) order.push(next);
  }
  return order;
}

function settleRows(order: readonly MapItem[]) {
  const tops: number[] = [];
  const terms: { term: number; y: number }[] = [];
  let y = 0;
  for (const { term } of order) {
    if (terms.at(-1)?.term !== term) {
      terms.push({ term, y: y + 28 });
      y += sizes.heading;
    }
    tops.push(y);
    y += sizes.boxHeight + sizes.between;
  }
  return { tops, terms, height: y };
}

/** Maps each box of the trunk to the next one if a line connects them. */
function streamOf(
  { trunk }: MapPlan,
  links: readonly MapLink[],
  rows: ReadonlyMap<string, number>,
): Map<string, string> {
  const stream = new Map<string, string>();
  const known = trunk.filter((id) => rows.has(id));
  const isDown = known.every(
    (id, index) => index === 0 || (rows.get(id) ?? 0) > (rows.get(known[index - 1] ?? '') ?? 0),
  );
  if (!isDown) return stream;
  known.forEach((from, index) => {
    const next = known[index + 1];
    if (links.some((link) => link.from === from && link.to === next)) stream.set(from, next ?? '');
  });
  return stream;
}

interface PortOrder {
  stream: ReadonlyMap<string, string>;
  isInStream: (link: MapLink) => boolean;
  tops: readonly number[];
}

/**
 * Returns the y positions where lines start and end. Ends are keyed by both box ids, and starts by
 * the id of the source.
 */
function settlePorts(
  order: readonly MapItem[],
  links: readonly MapLink[],
  rows: ReadonlyMap<string, number>,
  { stream, isInStream, tops }: PortOrder,
): Map<string, number> {
  const ports = new Map<string, number>();
  order.forEach(({ id }, row) => {
    const entries = links
      .filter((link) => link.to === id && stream.get(link.from) !== id)
      .sort((a, b) => (rows.get(b.from) ?? 0) - (rows.get(a.from) ?? 0))
      .map(keyOf);
    const leaves = links.some((link) => link.from === id && !isInStream(link));
    const names = leaves ? [...entries, id] : entries;
    const apart = Math.min(sizes.port, (sizes.boxHeight - 12) / Math.max(1, names.length - 1));
    const middle = (tops[row] ?? 0) + sizes.boxHeight / 2;
    names.forEach((name, index) => {
      ports.set(name, middle + (index - (names.length - 1) / 2) * apart);
    });
  });
  return ports;
}

/**
 * Assigns a lane to the lines of each box. A lane is free again below the end of the last line in
 * it.
 */
function settleLanes(links: readonly MapLink[], ports: ReadonlyMap<string, number>) {
  const heights = new Map<string, number[]>();
  for (const link of links) {
    const known = heights.get(link.from) ?? [ports.get(link.from) ?? 0];
    heights.set(link.from, [...known, ports.get(keyOf(link)) ?? 0]);
  }
  const tracks = allotTracks(
    [...heights.values()].map((after) => ({
      from: Math.min(...after),
      to: Math.max(...after),
      before: [],
      after,
    })),
    sizes.port,
  );
  return {
    count: Math.max(0, ...tracks.map((track) => track + 1)),
    laneOf: new Map([...heights.keys()].map((id, index) => [id, tracks[index] ?? 0])),
  };
}
