/** Formats a count with commas. Intl would take 20 ms to initialize in a browser. */
export const figures = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a count with its noun: "1 lesson", "1,000 lessons", "3 classes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figures(count)} ${count === 1 ? one : many}`;
