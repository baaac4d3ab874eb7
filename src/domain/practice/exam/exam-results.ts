import type { Verdict } from '../../answers/asked-quantity.ts';

export interface JudgedAnswer {
  topic: string;
  /** Undefined for an empty field. */
  verdict: Verdict | undefined;
}

export type Sign = 'right' | 'wrong' | 'none';

export interface TopicResult {
  topic: string;
  signs: Sign[];
}

export interface ExamResult {
  right: number;
  of: number;
  /** Number of answers that would be right with a unit. */
  lacking: number;
  /** Number of answers that follow correctly from a wrong earlier answer. */
  carried: number;
}

export const signOf = (verdict: Verdict | undefined): Sign =>
  verdict === undefined ? 'none' : verdict.kind === 'right' ? 'right' : 'wrong';

/**
 * Explains in the summary why an answer doesn't count as right. Doesn't ask for a unit, because
 * it's too late to add one.
 */
export function afterHandIn({ kind, lacksUnit, sentence }: Verdict): string {
  if (kind === 'unclear') return `We couldn’t read this, so it doesn’t count as right. ${sentence}`;
  if (lacksUnit && kind === 'wrong') {
    return 'It has no unit, so we couldn’t check it, and it doesn’t count as right.';
  }
  const after = kind === 'almost' ? ' Without the unit, it doesn’t count as right.' : '';
  return sentence.replace(/ Add the unit\.$/, after);
}

/** Groups answers by topic, in the order of the exam. */
export const byTopic = (answers: readonly JudgedAnswer[]): TopicResult[] =>
  [...Map.groupBy(answers, ({ topic }) => topic)].map(([topic, own]) => ({
    topic,
    signs: own.map(({ verdict }) => signOf(verdict)),
  }));

/**
 * Counts answers that are right, that only need a unit, and that follow from an earlier mistake.
 */
export function resultOf(answers: readonly Pick<JudgedAnswer, 'verdict'>[]): ExamResult {
  const count = (is: (verdict: Verdict) => unknown) =>
    answers.filter(({ verdict }) => verdict && is(verdict)).length;
  return {
    right: count(({ kind }) => kind === 'right'),
    of: answers.length,
    lacking: count(({ kind, lacksUnit }) => kind === 'almost' && lacksUnit),
    carried: count(({ isCarriedForward }) => isCarriedForward),
  };
}

/** Describes the result, like "7 of 11 right, 1 more just needs its unit". */
export const resultInWords = ({ right, of, lacking, carried }: ExamResult): string =>
  `${String(right)} of ${String(of)} right${more(
    lacking,
    'just needs its unit',
    'just need their units',
  )}${more(carried, 'follows from an earlier mistake', 'follow from an earlier mistake')}`;

const more = (count: number, one: string, several: string) =>
  count > 0 ? `, ${String(count)} more ${count > 1 ? several : one}` : '';
