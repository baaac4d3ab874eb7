/** Some problems for a whole room, with other numbers at every seat. */
export interface Seating {
  seats: number;
  /** Each problem with the seed of the first seat; those of the others follow. */
  problems: readonly { name: string; first: number }[];
}

/** A problem as a seating knows it: its name, and how many sets of numbers it has. */
interface Changing {
  name: string;
  seeds: number;
}

/** A room for more is no class. */
export const mostSeats = 120;

/** More problems than this are not one sheet. */
export const mostOnSheet = 6;

/** A seating as its address says it: "24_oven-wall.31_propane-drum.190". */
export const seatingText = ({ seats, problems }: Seating): string =>
  [String(seats), ...problems.map(({ name, first }) => `${name}.${String(first)}`)].join('_');

/**
 * The seating that an address says; nothing where none of its problems has new numbers. Addresses
 * of one problem were once written "oven-wall.24.31".
 */
export function readSeating(text: string, problems: readonly Changing[]): Seating | undefined {
  const [seats = '', ...parts] = text
    .replace(/^([a-z\d-]+)\.(\d{1,3})\.(\d{1,4})$/, '$2_$1.$3')
    .split('_');
  if (!/^\d{1,3}$/.test(seats)) return undefined;
  const known = new Map(problems.map(({ name, seeds }) => [name, seeds]));
  const chosen = parts.flatMap((part) => {
    const [, name = '', digits] = /^([a-z\d-]+)\.(\d{1,4})$/.exec(part) ?? [];
    const seeds = known.get(name) ?? 0;
    // Each stands once, whatever somebody wrote.
    known.delete(name);
    return seeds === 0 ? [] : [{ name, seeds, first: between(1, Number(digits), seeds) }];
  });
  const own = chosen.slice(0, mostOnSheet);
  if (own.length === 0) return undefined;
  return {
    seats: between(1, Number(seats), Math.min(mostSeats, ...own.map(({ seeds }) => seeds))),
    problems: own.map(({ name, first }) => ({ name, first })),
  };
}

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The seeds of one problem, seat by seat; no two of them are the same. */
export const seedsOf = (seats: number, first: number, seeds: number): number[] =>
  Array.from({ length: seats }, (_, seat) => ((first - 1 + seat) % seeds) + 1);
