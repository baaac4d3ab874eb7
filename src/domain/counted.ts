/** How many there are, in words: "1 lesson", "1,000 lessons", "3 classes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
