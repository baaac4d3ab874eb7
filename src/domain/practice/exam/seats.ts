import { readParts } from './exam.ts';

/** A room in which every seat has different numbers. */
export interface Seating {
  seats: number;
  /** Each problem with the seed for the first seat. Later seats have the seeds after it. */
  problems: readonly { name: string; first: number }[];
}

interface Changing {
  name: string;
  seeds: number;
}

export const mostSeats = 120;

export const mostOnSheet = 6;

/** Encodes a seating for an address: "24_oven-wall.31_propane-drum.190". */
export const seatingText = ({ seats, problems }: Seating): string =>
  [String(seats), ...problems.map(({ name, first }) => `${name}.${String(first)}`)].join('_');

/**
 * Decodes a seating from an address. Returns undefined if no problem has random numbers. Older
 * addresses contain a single problem: "oven-wall.24.31".
 */
export function readSeating(text: string, problems: readonly Changing[]): Seating | undefined {
  const [seats = '', ...parts] = text
    .replace(/^([a-z\d-]+)\.(\d{1,3})\.(\d{1,4})$/, '$2_$1.$3')
    .split('_');
  if (!/^\d{1,3}$/.test(seats)) return undefined;
  const chosen = readParts(parts, problems).flatMap(({ problem: { name, seeds }, number }) =>
    seeds === 0 ? [] : [{ name, seeds, first: between(1, number, seeds) }],
  );
  const own = chosen.slice(0, mostOnSheet);
  if (own.length === 0) return undefined;
  return {
    seats: between(1, Number(seats), Math.min(mostSeats, ...own.map(({ seeds }) => seeds))),
    problems: own.map(({ name, first }) => ({ name, first })),
  };
}

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

export const seedsOf = (seats: number, first: number, seeds: number): number[] =>
  Array.from({ length: seats }, (_, seat) => ((first - 1 + seat) % seeds) + 1);

/** The number of answers of a problem, and the height of its printed statement in inches. */
interface MeasuredProblem {
  height: number;
  answers: number;
}

/** In inches: usable height of a page, and space around a statement. */
const [room, firstHead, head, title, line] = [9.4, 1.4, 0.5, 0.5, 0.4];

/**
 * Returns the page numbers of each problem on the sheets for one seat. A problem gets a second page
 * if its statement leaves too little space for the answer lines, or for the code on the first page.
 */
export function seatPages(problems: readonly MeasuredProblem[]): number[][] {
  let last = 0;
  return problems.map(({ height, answers }, index) => {
    const all = (index === 0 ? firstHead : head) + title + height + line * answers;
    return Array.from({ length: all > room ? 2 : 1 }, () => (last += 1));
  });
}
