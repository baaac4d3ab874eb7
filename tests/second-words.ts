/** Returns the first words of each second calculation in a file, which no page may contain. */
export const secondWords = (text: string): string[] =>
  [...text.matchAll(/<Second>\s+(.{30})/g)].map(([, words = '']) => words);
