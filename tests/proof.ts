import type { Miscalculation } from './printed-maths.ts';

/** What is proved of a page, each with how many of it there are and which of them are wrong. */
export type Proof = Readonly<{
  /** Numbers behind a sign, computed from the numbers before it. */
  lines: Tally;
  /** The same from the symbols before it, each as it was last printed. */
  formulas: Tally;
  /** Numbers in the boxes at the end, each one of a line, rounded. */
  results: Tally;
  /** Rows of tries: their sides, that no two are the same, that both sides agree in the last. */
  tries: Tally;
}>;

/** How much there is of a kind, and what of it is wrong. */
interface Tally {
  count: number;
  wrong: Miscalculation[];
}

/** Everything that does not compute, with its kind. */
export const wrongIn = (proof: Proof): (Miscalculation & { kind: string })[] =>
  Object.entries(proof).flatMap(([kind, { wrong }]: [string, Tally]) =>
    wrong.map((each) => ({ kind, ...each })),
  );

/** How much of each kind was proved in all. */
export class Tallies {
  readonly #counts = new Map<string, number>();

  add(kinds: Readonly<Partial<Record<string, { count: number }>>>): void {
    for (const [kind, tally] of Object.entries(kinds)) {
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + (tally?.count ?? 0));
    }
  }

  /** Says it to whoever runs the tests. */
  print(of: string): void {
    const counts = [...this.#counts].map(([kind, count]) => `${String(count)} ${kind}`);
    process.stdout.write(`What computes as it is printed, in ${of}: ${counts.join(', ')}.\n`);
  }
}

/** A proof of nothing yet. */
export const emptyProof = (): Proof => ({
  lines: none(),
  formulas: none(),
  results: none(),
  tries: none(),
});

const none = (): Tally => ({ count: 0, wrong: [] });
