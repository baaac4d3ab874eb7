/** Letter widths as fractions of the font size. */
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
];
const otherwise = 0.58;
/** Maximum factor by which a line may be too wide. Such a line is squeezed. */
const squeeze = 1.07;
const widthOf = new Map(
  widths.flatMap(([letters, width]) =>
    Array.from(letters, (letter): [string, number] => [letter, width]),
  ),
);

/** Estimates the width of text, because the build can't measure it. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widthOf.get(letter) ?? otherwise;
  return Math.round(sum * size * 10) / 10;
}

/** A line of text. If it's slightly too wide, `squeezed` is its target width. */
export interface FittedLine {
  text: string;
  squeezed?: number | undefined;
}

/** Breaks text into at most `most` lines, and ends with "…" if it doesn't fit. */
export function fitLines(text: string, width: number, size: number, most: number): FittedLine[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    // The last line gets all remaining words and is then shortened.
    const goesOn = lines.length === most || textWidth(longer, size) <= width * squeeze;
    if (last !== undefined && goesOn) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const even = lines.length === 2 ? evened(words, size) : lines;
  const fits = even.every((line) => textWidth(line, size) <= width * squeeze);
  return (fits ? even : lines).map((line) => {
    const wide = textWidth(line, size);
    if (wide <= width) return { text: line };
    return wide <= width * squeeze
      ? { text: line, squeezed: width }
      : { text: cut(line, width, size) };
  });
}

/** Splits words into two lines of similar length. */
function evened(words: readonly string[], size: number): string[] {
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, widest: Math.max(...lines.map((line) => textWidth(line, size))) };
  });
  return breaks.sort((a, b) => a.widest - b.widest)[0]?.lines ?? [];
}

function cut(line: string, width: number, size: number): string {
  let kept = line;
  while (kept !== '' && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
