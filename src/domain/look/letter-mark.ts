import type { SafeDrawing } from './safe-drawing.ts';

/** Strokes of the capital letters, 10 wide and 14 high. With strokes, the logo needs no font. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14 5 0 10 14M2 9.5H8',
  B: 'M0 7H6a3.5 3.5 0 0 1 0 7H0V0H5.5a3.5 3.5 0 0 1 0 7',
  C: 'M10 4.5A5 4.5 0 0 0 0 5V9A5 5 0 0 0 10 9.5',
  D: 'M0 0V14H4a6 6 0 0 0 6-6V6a6 6 0 0 0-6-6z',
  E: 'M10 0H0V14H10M0 7H8',
  F: 'M10 0H0V14M0 7H8',
  G: 'M10 4.5A5 4.5 0 0 0 0 5V9a5 5 0 0 0 10 0V8H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M5 0V14',
  J: 'M9 0V9.5A4.5 4.5 0 0 1 0 9.5',
  K: 'M0 0V14M10 0 0 8M3.5 5.5 10 14',
  L: 'M0 0V14H9.5',
  M: 'M0 14V0L5 8 10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M0 5a5 5 0 0 1 10 0V9A5 5 0 0 1 0 9z',
  P: 'M0 14V0H6a4 4 0 0 1 0 8H0',
  Q: 'M0 5a5 5 0 0 1 10 0V9A5 5 0 0 1 0 9zM6 10l4 4',
  R: 'M0 14V0H6a4 4 0 0 1 0 8H0M5 8l5 6',
  S: 'M9.5 3A4.5 3.5 0 0 0 5 0C-1.5 0-1.5 7 5 7S11.5 14 5 14A4.5 3.5 0 0 1 .5 11',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9a5 5 0 0 0 10 0V0',
  V: 'M0 0 5 14 10 0',
  W: 'M0 0 2.5 14 5 5 7.5 14 10 0',
  X: 'M0 0 10 14M10 0 0 14',
  Y: 'M0 0 5 7 10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
};
const [wide, high, gap] = [10, 14, 4];

/** Size of the logo, width available for letters, and stroke width. */
const [field, room, thick] = [48, 32, 3];
/** Maximum stroke width in letter units. Thicker strokes would run together. */
const thickest = 2.6;

/** Draws the default logo of a board: one to four capital letters in a frame. */
export function letterMark(letters: string): SafeDrawing {
  const known = letters
    .toUpperCase()
    .split('')
    .filter((letter) => letter in strokes);
  // Four letters go in two rows. In one row, they'd be too small for a browser tab.
  const rows = known.length > 3 ? [known.slice(0, 2), known.slice(2, 4)] : [known];
  const longest = Math.max(...rows.map(({ length }) => length));
  const [width, height] = [span(longest, wide), span(rows.length, high)];
  const scale = Math.min(room / width, room / height);
  const placed = rows.flatMap((row, down) =>
    row.map((letter, across) => {
      const x = (field - span(row.length, wide) * scale) / 2 + across * (wide + gap) * scale;
      const y = (field - height * scale) / 2 + down * (high + gap) * scale;
      return `<path transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" stroke-width="${short(Math.min(thick / scale, thickest))}" d="${strokes[letter] ?? ''}"/>`;
    }),
  );
  const half = String(thick / 2);
  const side = String(field - thick);
  return {
    field: [0, 0, field, field],
    markup: `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><rect x="${half}" y="${half}" width="${side}" height="${side}" rx="9" stroke-width="${String(thick)}"/>${placed.join('')}</g>`,
  };
}

/** Returns the initials of the capitalized words in a name, at most three. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFD')
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.charAt(0))
    .filter((letter) => letter in strokes)
    .slice(0, 3)
    .join('');

/** Total length of items with gaps between them. */
const span = (count: number, size: number) =>
  Math.max(1, count) * size + (Math.max(1, count) - 1) * gap;

const short = (number: number) => String(Math.round(number * 100) / 100);
