import { textWidth } from '../words/text-width.ts';

/** A place in a drawing, in its own units. */
export type Spot = readonly [x: number, y: number];

/** A rectangle in a drawing: the field between the axes, or what a text or a point covers. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The weight of the letters in plots takes so much more room than that of a text. */
const bolder = 1.05;

/** About how wide a text of a plot is; all its figures are as wide as a zero. */
export const wordWidth = (text: string, size: number): number =>
  bolder * textWidth(text.replace(/\d/g, '0'), size);

/** The box of a text that begins at a place on its line. */
export const boxOfText = ([left, line]: Spot, width: number, size: number): Box => ({
  left,
  right: left + width,
  top: line - 0.75 * size,
  bottom: line + 0.25 * size,
});

/** The box around a place. */
export const boxAround = ([x, y]: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Whether two boxes overlap, or come closer to each other from the side than a gap. */
export const meet = (one: Box, two: Box, gap = 0): boolean =>
  one.left < two.right + gap &&
  two.left < one.right + gap &&
  one.top < two.bottom &&
  two.top < one.bottom;
