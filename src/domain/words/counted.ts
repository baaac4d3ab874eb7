/** A count in figures: "1,000". By hand, since a browser takes 20 ms to get its own ready. */
export const figures = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** How many there are, in words: "1 lesson", "1,000 lessons", "3 classes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figures(count)} ${count === 1 ? one : many}`;
