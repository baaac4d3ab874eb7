/** CSS class of guard digits, which are for further calculation and aren't part of an answer. */
export const guardDigitsClass = 'carried';

const mark = '|';

/** Marks the position at which the guard digits of a number begin. */
export const markGuardDigits = (mantissa: string, guardDigits = ''): string =>
  guardDigits === '' ? mantissa : `${mantissa.slice(0, -guardDigits.length)}${mark}${guardDigits}`;

/** Separates the significant digits of a marked number from its guard digits. */
export function splitGuardDigits(mantissa: string): { mainDigits: string; guardDigits: string } {
  const [mainDigits = '', guardDigits = ''] = mantissa.split(mark);
  return { mainDigits, guardDigits };
}
