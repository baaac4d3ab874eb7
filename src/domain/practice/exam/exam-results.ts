import type { Verdict } from '../../answers/asked-quantity.ts';

/** How one answer of an exam was judged; nothing written is no mistake. */
export interface JudgedAnswer {
  topic: string;
  /** Nothing where nothing was written. */
  verdict: Verdict | undefined;
}

/** One sign of a row: right, not right, or not tried. */
export type Sign = 'right' | 'wrong' | 'none';

/** What a summary says of a topic. */
export interface TopicResult {
  topic: string;
  signs: Sign[];
}

/** What came of an exam in all. */
export interface ExamResult {
  right: number;
  of: number;
  /** How many more have the right number and no unit. */
  lacking: number;
  /** How many more are right for an earlier answer that is not. */
  carried: number;
}

/** Right, not right, or nothing that could be judged. */
export const signOf = (verdict: Verdict | undefined): Sign =>
  verdict === undefined ? 'none' : verdict.kind === 'right' ? 'right' : 'wrong';

/** Says in a summary why an answer doesn't count as right: by then nobody can add a unit. */
export function afterHandIn({ kind, lacksUnit, sentence }: Verdict): string {
  if (kind === 'unclear') return `We couldn’t read this, so it doesn’t count as right. ${sentence}`;
  if (lacksUnit && kind === 'wrong') {
    return 'It has no unit, so we couldn’t check it, and it doesn’t count as right.';
  }
  const after = kind === 'almost' ? ' Without the unit, it doesn’t count as right.' : '';
  return sentence.replace(/ Add the unit\.$/, after);
}

/** The answers by topic, in the order of the exam. */
export function byTopic(answers: readonly JudgedAnswer[]): TopicResult[] {
  const topics = new Map<string, Sign[]>();
  for (const { topic, verdict } of answers) {
    topics.set(topic, [...(topics.get(topic) ?? []), signOf(verdict)]);
  }
  return [...topics].map(([topic, signs]) => ({ topic, signs }));
}

/** How many answers were right, only lack their unit, or follow from an earlier mistake. */
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

/** The same in words: "7 of 11 right, 1 more just needs its unit". */
export const resultInWords = ({ right, of, lacking, carried }: ExamResult): string =>
  `${String(right)} of ${String(of)} right${more(
    lacking,
    'just needs its unit',
    'just need their units',
  )}${more(carried, 'follows from an earlier mistake', 'follow from an earlier mistake')}`;

const more = (count: number, one: string, several: string) =>
  count > 0 ? `, ${String(count)} more ${count > 1 ? several : one}` : '';
