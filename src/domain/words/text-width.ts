/** How wide letters are, in parts of their size; others are like an "n". */
const widths: readonly (readonly [letters: string, width: number])[] = [
  [".,:;'’j|!", 0.25],
  ['il ', 0.29],
  ['()ftr-', 0.36],
  ['I/1', 0.42],
  ['cksvxyzJ7', 0.51],
  ['aehnouFL2', 0.56],
  ['bdgpqET', 0.58],
  ['PSVYZ345689', 0.61],
  ['ABCKRX0', 0.65],
  ['DGHNU', 0.7],
  ['w…&OQ', 0.74],
  ['mMW—', 0.87],
  ['%', 1],
];
const otherwise = 0.58;
const widthOf = new Map(
  widths.flatMap(([letters, width]) =>
    Array.from(letters, (letter): [string, number] => [letter, width]),
  ),
);

/** About how wide a text is in letters of a size: there is no page on which to measure it. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widthOf.get(letter) ?? otherwise;
  return Math.round(sum * size * 10) / 10;
}
