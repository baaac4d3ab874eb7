/** A point in a drawing, in drawing units. */
export type Spot = readonly [x: number, y: number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Font size of a plot in drawing units: 10 px on a 360-pixel phone. */
export const wordSize = 12.25;

/** Approximate width of text, from its narrow, wide and other letters. */
export const wordWidth = (text: string): number =>
  wordSize *
  (0.66 * text.length -
    0.3 * text.replace(/[^ .,:fijlrt]/g, '').length +
    0.34 * text.replace(/[^%mwMW]/g, '').length);

/** Box of text that starts at a point on its baseline. */
export const boxOfText = ([left, line]: Spot, width: number): Box => ({
  left,
  right: left + width,
  top: line - 0.75 * wordSize,
  bottom: line + 0.25 * wordSize,
});

/** Box around a point. */
export const boxAround = ([x, y]: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Letters closer than this read as one word. */
const gap = 3;

/** True if two boxes overlap, or are so close side by side that they read as one. */
export const meet = (one: Box, two: Box): boolean =>
  one.left < two.right + gap &&
  two.left < one.right + gap &&
  one.top < two.bottom &&
  two.top < one.bottom;

/** True if a point is inside a box or on its edge. */
export const isWithin = ([x, y]: Spot, { left, right, top, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
