/** A day as `YYYY-MM-DD`: it sorts, compares and survives JSON without a time zone. */
export type IsoDay = string;

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as people write it: September 8, 2025. */
export const dayInWords = (day: IsoDay): string => words.format(Date.parse(day));
