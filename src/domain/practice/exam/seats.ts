/** One problem for a whole room, with other numbers at every seat. */
export interface Seating {
  name: string;
  seats: number;
  /** The seed of the first seat; the others follow. */
  first: number;
}

/** A room for more is no class. */
export const mostSeats = 120;

/** A seating as its address says it: "oven-wall.24.31". */
export const seatingText = ({ name, seats, first }: Seating): string =>
  `${name}.${String(seats)}.${String(first)}`;

/** The seating that an address says; nothing where its problem has no new numbers, or is gone. */
export function readSeating(
  text: string,
  problems: readonly { name: string; seeds: number }[],
): Seating | undefined {
  const [, name, seats, first] = /^([a-z\d-]+)\.(\d{1,3})\.(\d{1,4})$/.exec(text) ?? [];
  const seeds = problems.find((problem) => problem.name === name)?.seeds ?? 0;
  if (name === undefined || seeds === 0) return undefined;
  return {
    name,
    seats: Math.min(Math.max(Number(seats), 1), mostSeats, seeds),
    first: Math.min(Math.max(Number(first), 1), seeds),
  };
}

/** The seed of each seat, no two of them the same. */
export const seedsOf = ({ seats, first }: Seating, seeds: number): number[] =>
  Array.from({ length: seats }, (_, seat) => ((first - 1 + seat) % seeds) + 1);
