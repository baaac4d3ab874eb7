/** Returns the first words of each second calculation in a file, which visitors never see. */
export const secondWords = (text: string): string[] =>
  [...text.matchAll(/<Second>\s+(.{30})/g)].map(([, words = '']) => words);
