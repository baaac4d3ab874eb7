/** A point in a drawing, in drawing units. */
export type Spot = readonly [x: number, y: number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Font size of plots in drawing units. It's 10 px on a phone that's 360 pixels wide. */
export const wordSize = 12.25;

/** Approximate width of text, based on how many letters are narrow, wide or neither. */
export const wordWidth = (text: string): number =>
  wordSize *
  (0.66 * text.length -
    0.3 * text.replace(/[^ .,:fijlrt]/g, '').length +
    0.34 * text.replace(/[^%mwMW]/g, '').length);

/** Box of a text that starts at a point on its baseline. */
export const boxOfText = ([left, line]: Spot, width: number): Box => ({
  left,
  right: left + width,
  top: line - 0.75 * wordSize,
  bottom: line + 0.25 * wordSize,
});

export const boxAround = ([x, y]: Spot, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Two texts that are closer than this look like one word. */
const gap = 3;

/** Checks whether two boxes overlap, or are so close that their texts look like one word. */
export const meet = (one: Box, two: Box): boolean =>
  one.left < two.right + gap &&
  two.left < one.right + gap &&
  one.top < two.bottom &&
  two.top < one.bottom;

export const isWithin = ([x, y]: Spot, { left, right, top, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
