/** A place in a drawing, in its own units. */
export type Spot = readonly [x: number, y: number];

/** A rectangle in a drawing: the field between the axes, or what a text or a point covers. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How large the words of a plot are, in its own units: 10 px where a phone is 360 px wide. */
export const wordSize = 12.25;

/** About how wide a text of a plot is: narrow letters, wide ones and all others, as figures are. */
export const wordWidth = (text: string): number =>
  wordSize *
  (0.66 * text.length -
    0.3 * text.replace(/[^ .,:fijlrt]/g, '').length +
    0.34 * text.replace(/[^%mwMW]/g, '').length);

/** The box of a text that begins at a place on its line. */
export const boxOfText = ([left, line]: Spot, width: number): Box => ({
  left,
  right: left + width,
  top: line - 0.75 * wordSize,
  bottom: line + 0.25 * wordSize,
});

/** The box around a place. */
export const boxAround = ([x, y]: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Letters that are closer than this read as one word. */
const gap = 3;

/** Whether two boxes overlap, or are so close side by side that they read as one. */
export const meet = (one: Box, two: Box): boolean =>
  one.left < two.right + gap &&
  two.left < one.right + gap &&
  one.top < two.bottom &&
  two.top < one.bottom;

/** Whether a spot lies in a box, or on its edge. */
export const isWithin = ([x, y]: Spot, { left, right, top, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
