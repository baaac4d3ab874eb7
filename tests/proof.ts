import type { Miscalculation } from './printed-maths.ts';

/** Results of all proofs of a page, by kind. */
export type Proof = Readonly<{
  /** Results after an equals sign, recomputed from the numbers before it. */
  lines: Tally;
  /**
   * The same results, recomputed from the symbols before the equals sign and their last printed
   * values.
   */
  formulas: Tally;
  /** Numbers in the result boxes, which are rounded results of lines. */
  results: Tally;
  /**
   * Rows of a table of tries. Both sides are right, no two rows are equal, and both sides agree in
   * the last row.
   */
  tries: Tally;
}>;

/** Number of results of one kind, and the wrong results. */
interface Tally {
  count: number;
  wrong: Miscalculation[];
}

export const wrongIn = (proof: Proof): (Miscalculation & { kind: string })[] =>
  Object.entries(proof).flatMap(([kind, { wrong }]: [string, Tally]) =>
    wrong.map((each) => ({ kind, ...each })),
  );

export class Tallies {
  readonly #counts = new Map<string, number>();

  add(kinds: Readonly<Partial<Record<string, { count: number }>>>): void {
    for (const [kind, tally] of Object.entries(kinds)) {
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + (tally?.count ?? 0));
    }
  }

  print(of: string): void {
    const counts = [...this.#counts].map(([kind, count]) => `${String(count)} ${kind}`);
    process.stdout.write(`What computes as it is printed, in ${of}: ${counts.join(', ')}.\n`);
  }
}

export const emptyProof = (): Proof => ({
  lines: none(),
  formulas: none(),
  results: none(),
  tries: none(),
});

const none = (): Tally => ({ count: 0, wrong: [] });
