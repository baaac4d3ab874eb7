import type { Miscalculation } from './printed-maths.ts';

/** Results of proving a page, by kind. */
export type Proof = Readonly<{
  /** Numbers after an equals sign, recomputed from the numbers before it. */
  lines: Tally;
  /** The same, recomputed from the symbols before it with their last printed values. */
  formulas: Tally;
  /** Numbers in the boxes at the end, which are rounded results of lines. */
  results: Tally;
  /**
   * Rows of tries: both sides are right, no two rows are equal, and in the last both sides agree.
   */
  tries: Tally;
}>;

/** Number of items of a kind, and those that are wrong. */
interface Tally {
  count: number;
  wrong: Miscalculation[];
}

/** Lists everything that's wrong, with its kind. */
export const wrongIn = (proof: Proof): (Miscalculation & { kind: string })[] =>
  Object.entries(proof).flatMap(([kind, { wrong }]: [string, Tally]) =>
    wrong.map((each) => ({ kind, ...each })),
  );

/** Total counts of what was proved, by kind. */
export class Tallies {
  readonly #counts = new Map<string, number>();

  add(kinds: Readonly<Partial<Record<string, { count: number }>>>): void {
    for (const [kind, tally] of Object.entries(kinds)) {
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + (tally?.count ?? 0));
    }
  }

  /** Prints the totals. */
  print(of: string): void {
    const counts = [...this.#counts].map(([kind, count]) => `${String(count)} ${kind}`);
    process.stdout.write(`What computes as it is printed, in ${of}: ${counts.join(', ')}.\n`);
  }
}

/** Returns a proof without results. */
export const emptyProof = (): Proof => ({
  lines: none(),
  formulas: none(),
  results: none(),
  tries: none(),
});

const none = (): Tally => ({ count: 0, wrong: [] });
