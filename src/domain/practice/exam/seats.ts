import { readParts } from './exam.ts';

/** A room of seats, and problems whose numbers are different at each seat. */
export interface Seating {
  seats: number;
  /** Each problem with the seed for the first seat. The other seats get the seeds that follow. */
  problems: readonly { name: string; first: number }[];
}

interface Changing {
  name: string;
  seeds: number;
}

export const mostSeats = 120;

export const mostOnSheet = 6;

/** Writes a seating as part of an address: "24_oven-wall.31_propane-drum.190". */
export const seatingText = ({ seats, problems }: Seating): string =>
  [String(seats), ...problems.map(({ name, first }) => `${name}.${String(first)}`)].join('_');

/**
 * Reads a seating from an address. Returns undefined if none of the problems has new numbers. Older
 * addresses have one problem: "oven-wall.24.31".
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

/** Returns the seed for each seat. */
export const seedsOf = (seats: number, first: number, seeds: number): number[] =>
  Array.from({ length: seats }, (_, seat) => ((first - 1 + seat) % seeds) + 1);

/** A problem's number of answers, and the height of its printed statement in inches. */
interface MeasuredProblem {
  height: number;
  answers: number;
}

/** In inches: the usable height of a page, and the space around a statement. */
const [room, firstHead, head, title, line] = [9.4, 1.4, 0.5, 0.5, 0.4];

/**
 * Returns each problem's page numbers on the sheets for one seat. A problem gets a second page if
 * its statement leaves too little space for the answer lines and, on the first page, for the code.
 */
export function seatPages(problems: readonly MeasuredProblem[]): number[][] {
  let last = 0;
  return problems.map(({ height, answers }, index) => {
    const all = (index === 0 ? firstHead : head) + title + height + line * answers;
    return Array.from({ length: all > room ? 2 : 1 }, () => (last += 1));
  });
}
