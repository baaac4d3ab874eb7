/** The first words of each second calculation in a file, which nobody who visits the site may see. */
export const secondWords = (text: string): string[] =>
  [...text.matchAll(/<Second>\s+(.{30})/g)].map(([, words = '']) => words);
