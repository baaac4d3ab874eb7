import { isWithin, type Spot, type Box } from './boxes.ts';

/**
 * Returns a short SVG path. Coordinates are rounded to tenths, and each corner is relative to the
 * previous one.
 */
export function linePath(corners: readonly Spot[]): string {
  if (corners.length === 0) return '';
  const places = corners.map(([x, y]): Spot => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = places.map(([x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? [0, 0];
    return joined(tenths(x - fromX), tenths(y - fromY));
  });
  const [start = '', ...rest] = steps;
  const way = rest.reduce((path, step) => (path === '' ? step : joined(path, step)), '');
  return `M${start}${way === '' ? '' : `l${way}`}`;
}

const tenths = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

/** Omits the space before a minus sign. */
const joined = (first: string, second: string) =>
  second.startsWith('-') ? first + second : `${first} ${second}`;

/** Draws dots as lines of zero length with round ends. */
export const dotsPath = (places: readonly Spot[]): string =>
  places.map((place) => `M${place.join(' ')}h0`).join('');

/** Removes corners that are close enough to the simplified line. */
export function thinLine(corners: readonly Spot[], within: number): Spot[] {
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || corners.length < 3) return [...corners];
  let [at, farthest] = [0, within];
  corners.forEach((corner, index) => {
    const distance = distanceTo(corner, first, last);
    if (distance > farthest) [at, farthest] = [index, distance];
  });
  if (at === 0) return [first, last];
  return [
    ...thinLine(corners.slice(0, at + 1), within),
    ...thinLine(corners.slice(at), within).slice(1),
  ];
}

function distanceTo([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length2 = alongX ** 2 + alongY ** 2;
  const share = length2 === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length2;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.sqrt((x - fromX - nearest * alongX) ** 2 + (y - fromY - nearest * alongY) ** 2);
}

/** Cuts off the parts of a line outside the plot, but keeps one corner beyond each end. */
export function seenPart(corners: readonly Spot[], field: Box): readonly Spot[] {
  const isSeen = (spot: Spot) => isWithin(spot, field);
  const first = corners.findIndex(isSeen);
  const last = corners.findLastIndex(isSeen);
  return first < 0 ? corners : corners.slice(Math.max(0, first - 1), last + 2);
}
