import { boxOfText, wordWidth, type Box, type Spot } from './boxes.ts';
import {
  alongLine,
  asObstacle,
  costOf,
  hidden,
  type Obstacle,
  type Placed,
} from './label-places.ts';

/** Places the text of each line where it covers the least, preferably near the end of the line. */
export function placeOnLines(
  lines: readonly { label: string; corners: readonly Spot[] }[],
  obstacles: readonly Obstacle[],
  field: Box,
): Placed[] {
  const ways = lines.map(({ corners }) => alongLine(corners));
  return lines.reduce<Placed[]>((placed, { label }, index) => {
    const width = wordWidth(label);
    const inTheWay = [
      ...obstacles,
      ...placed.map(({ box }): Obstacle => [box, hidden]),
      ...ways.flatMap((way, other) => (other === index ? [] : way.map(asObstacle))),
    ];
    const places = (ways[index] ?? []).flatMap((at): Placed[] => {
      const text: Spot = [at[0] - width / 2, at[1] + 4];
      const box = boxOfText(text, width);
      const isInside =
        box.left > field.left + 2 &&
        box.right < field.right - 9 &&
        box.top > field.top + 4 &&
        box.bottom < field.bottom - 6;
      return isInside ? [{ label, at, text, box }] : [];
    });
    // Reversed, so that the last of several equally good positions wins.
    const fromEnd = places.reverse();
    const costs = fromEnd.map(({ box }) => costOf(box, inTheWay));
    const best = fromEnd[costs.indexOf(Math.min(...costs))];
    return best ? [...placed, best] : placed;
  }, []);
}
