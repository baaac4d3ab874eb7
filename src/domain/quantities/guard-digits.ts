/** CSS class of guard digits, which are for further calculation and not copied into an answer. */
export const guardDigitsClass = 'carried';

const mark = '|';

/** Marks where the guard digits of a number begin. */
export const markGuardDigits = (mantissa: string, guardDigits = ''): string =>
  guardDigits === '' ? mantissa : `${mantissa.slice(0, -guardDigits.length)}${mark}${guardDigits}`;

/** Splits a marked number into its significant digits and its guard digits. */
export function splitGuardDigits(mantissa: string): { mainDigits: string; guardDigits: string } {
  const [mainDigits = '', guardDigits = ''] = mantissa.split(mark);
  return { mainDigits, guardDigits };
}
