/** Formats a count with commas. Intl takes a browser 20 ms to initialize. */
export const figures = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Counts things: "1 lesson", "1,000 lessons", "3 classes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figures(count)} ${count === 1 ? one : many}`;
