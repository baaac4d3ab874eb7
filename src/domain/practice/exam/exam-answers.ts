import { legibilityOf } from '../../answers/legibility.ts';
import type { AskedQuantity } from '../../answers/asked-quantity.ts';

export interface AnswerCount {
  asked: number;
  empty: number;
  /** Number of entries that can't be judged yet. */
  unclear: number;
}

/**
 * Counts the questions of a problem, the empty fields, and the entries that can't be judged yet.
 */
export function countAnswers(
  questions: readonly (AskedQuantity & { name: string })[],
  typed: Readonly<Record<string, string>> = {},
): AnswerCount {
  const read = questions.map((question) => legibilityOf(typed[question.name] ?? '', question));
  return {
    asked: questions.length,
    empty: read.filter(({ isEmpty }) => isEmpty).length,
    unclear: read.filter(({ trouble }) => trouble !== undefined).length,
  };
}

export const sumOfCounts = (counts: readonly AnswerCount[]): AnswerCount =>
  counts.reduce(
    (sum, { asked, empty, unclear }) => ({
      asked: sum.asked + asked,
      empty: sum.empty + empty,
      unclear: sum.unclear + unclear,
    }),
    { asked: 0, empty: 0, unclear: 0 },
  );

/** Describes the progress on a problem, like "answered" or "1 of 3 answered, 1 not clear yet". */
export function answersInWords({ asked, empty, unclear }: AnswerCount): string {
  const clear = asked - empty - unclear;
  if (empty === asked) return 'empty';
  if (clear === asked) return 'answered';
  if (unclear === asked) return 'not clear yet';
  const some = `${String(clear)} of ${String(asked)} answered`;
  return unclear === 0 ? some : `${some}, ${String(unclear)} not clear yet`;
}
