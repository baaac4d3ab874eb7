import { allotTracks, type Stretch } from './tracks.ts';
import { wideSizes, type Heights } from './wide-heights.ts';
import { type Net, type Routing, rowLevel } from './wide-routes.ts';
import type { Placement } from './wide-rows.ts';

export interface Widths {
  width: number;
  boxWidth: number;
  columnLeft: readonly number[];
  /** The x position of a net's vertical line in a channel. */
  trackOf: (net: Net, channel: number) => number;
}

/** Content width of the page in a wide window, in pixels. A map of this width doesn't scroll. */
const pageWidth = 1172;
/** Distances from a box to the nearest vertical line. Arrowheads need more space. */
const margins = { start: 8, arrow: 15 };
const channelSizes = { narrowest: 28, widest: 58 };
const gap = 7;

interface Upright extends Stretch {
  net: Net;
  before: number[];
  after: number[];
}

/** Assigns a track to each vertical line, and makes each channel wide enough. */
export function settleWidths(placement: Placement, routing: Routing, heights: Heights): Widths {
  const channels = uprights(placement, routing, heights);
  const tracks = channels.map(({ stretches }) => allotTracks(stretches, gap));
  const counts = tracks.map((allotted) => Math.max(0, ...allotted.map((track) => track + 1)));
  const lead = channels.map(({ hasReturn }) => (hasReturn ? margins.arrow : margins.start));
  const last = placement.columns - 1;
  const neededWith = (track: number) =>
    counts.map((count, channel) => {
      if (channel === last && count === 0) return 0;
      const lines = (lead[channel] ?? 0) + (count - 1) * track;
      return channel === last ? lines + 2 : Math.max(channelSizes.narrowest, lines + margins.arrow);
    });
  // Move lines closer together if the page would have to scroll otherwise.
  const airy = neededWith(wideSizes.track);
  const needed = fits(airy, placement.columns) ? airy : neededWith(wideSizes.track - 1);
  const { boxWidth, sizes } = share(needed, placement.columns);
  const columnLeft: number[] = [];
  let x = 0;
  for (const size of sizes) {
    columnLeft.push(x);
    x += boxWidth + size;
  }
  const places = new Map<string, number>();
  channels.forEach(({ stretches }, channel) => {
    const left = (columnLeft[channel] ?? 0) + boxWidth;
    const [size, count, first] = [sizes[channel] ?? 0, counts[channel] ?? 0, lead[channel] ?? 0];
    const room = size - first - (channel === last ? 2 : margins.arrow);
    const apart = count > 1 ? Math.min(9, Math.floor((2 * room) / (count - 1)) / 2) : 0;
    const spare = channel === last ? 0 : Math.floor((room - (count - 1) * apart) / 2);
    const begin = left + first + Math.max(0, spare);
    stretches.forEach(({ net }, index) => {
      places.set(keyOf(net, channel), begin + apart * (tracks[channel]?.[index] ?? 0));
    });
  });
  const trackOf = (net: Net, channel: number) => places.get(keyOf(net, channel)) ?? 0;
  return { width: x, boxWidth, columnLeft, trackOf };
}

const keyOf = (net: Net, channel: number) => `${String(net.source)} ${String(channel)}`;

/**
 * Collects the vertical lines of each channel, and notes whether a line returns to its own column.
 */
function uprights(
  { columns, column, row }: Placement,
  { nets }: Routing,
  { levelOf, portOf }: Heights,
): { stretches: Upright[]; hasReturn: boolean }[] {
  const channels = Array.from({ length: columns }, () => ({
    stretches: [] as Upright[],
    hasReturn: false,
  }));
  for (const net of nets) {
    const start = column[net.source] ?? 0;
    for (const route of net.routes) {
      let y = levelOf(net, rowLevel(row[net.source] ?? 0));
      route.levels.forEach((level, index) => {
        const isEnd = index === route.levels.length - 1;
        const next = isEnd ? portOf(route) : levelOf(net, level);
        const channel = channels[start + index];
        if (channel && next !== y) {
          const isReturn = isEnd && column[route.target] === start;
          channel.hasReturn ||= isReturn;
          let own = channel.stretches.find((stretch) => stretch.net === net);
          if (!own) {
            own = { net, from: y, to: y, before: [], after: [] };
            channel.stretches.push(own);
          }
          own.from = Math.min(own.from, y, next);
          own.to = Math.max(own.to, y, next);
          own.before.push(y);
          (isReturn ? own.before : own.after).push(next);
        }
        y = next;
      });
    }
  }
  return channels;
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const fits = (channels: readonly number[], columns: number) =>
  columns * wideSizes.boxWidth + sum(channels) <= pageWidth;

/** Distributes the remaining width among boxes and channels. */
function share(needed: readonly number[], columns: number): { boxWidth: number; sizes: number[] } {
  const { boxWidth: narrowest, widestBox } = wideSizes;
  const left = pageWidth - columns * narrowest - sum(needed);
  if (left <= 0) return { boxWidth: narrowest, sizes: [...needed] };
  const boxWidth = Math.min(widestBox, narrowest + Math.floor((left * 2) / 3 / columns));
  let rest = left - columns * (boxWidth - narrowest);
  const sizes = [...needed];
  const between = columns - 1;
  // Widen the narrowest channels first, until all have the same width or the page is full.
  while (rest >= 1) {
    const smallest = Math.min(...sizes.slice(0, between));
    if (smallest >= channelSizes.widest) break;
    for (let channel = 0; channel < between && rest >= 1; channel += 1) {
      if ((sizes[channel] ?? 0) > smallest) continue;
      sizes[channel] = smallest + 1;
      rest -= 1;
    }
  }
  return { boxWidth, sizes };
}
