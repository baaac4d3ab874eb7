/** The class of digits that are only carried on: they stand there to compute with, not to be copied. */
export const carriedClass = 'carried';

const mark = '|';

/** A number as it is kept for a seed, with a mark before the digits that are only carried on. */
export const withMark = (mantissa: string, carried = ''): string =>
  carried === '' ? mantissa : `${mantissa.slice(0, -carried.length)}${mark}${carried}`;

/** The digits of a number that count, and those that are only carried on. */
export function atMark(mantissa: string): { counted: string; carried: string } {
  const [counted = '', carried = ''] = mantissa.split(mark);
  return { counted, carried };
}
