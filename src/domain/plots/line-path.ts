import type { Spot } from './boxes.ts';

/** The path of a line in few letters: to tenths, each corner counted from the one before it. */
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

/** A minus keeps two numbers apart as well as a gap does. */
const joined = (first: string, second: string) =>
  second.startsWith('-') ? first + second : `${first} ${second}`;

/** Dots, one at each place: lines of no length, which have round ends. */
export const dotsPath = (places: readonly Spot[]): string =>
  places.map((place) => `M${place.join(' ')}h0`).join('');
