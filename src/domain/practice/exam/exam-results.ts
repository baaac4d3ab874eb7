import type { Verdict } from '../../answers/asked-quantity.ts';

/** How one answer of an exam was judged; nothing written is no mistake. */
export interface JudgedAnswer {
  problem: string;
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
}

/** Right, not right, or nothing that could be judged. */
const signOf = (verdict: Verdict | undefined): Sign =>
  verdict === undefined ? 'none' : verdict.kind === 'right' ? 'right' : 'wrong';

/** The answers by topic, in the order of the exam. */
export function byTopic(answers: readonly JudgedAnswer[]): TopicResult[] {
  const topics = new Map<string, Sign[]>();
  for (const { topic, verdict } of answers) {
    topics.set(topic, [...(topics.get(topic) ?? []), signOf(verdict)]);
  }
  return [...topics].map(([topic, signs]) => ({ topic, signs }));
}

/** How many answers were right, and how many only lack their unit. */
export const resultOf = (answers: readonly Pick<JudgedAnswer, 'verdict'>[]): ExamResult => ({
  right: answers.filter(({ verdict }) => verdict?.kind === 'right').length,
  of: answers.length,
  lacking: answers.filter(({ verdict }) => verdict?.kind === 'almost' && verdict.lacksUnit).length,
});

/** The same in words: "7 of 11 right, 1 more just needs its unit". */
export const resultInWords = ({ right, of, lacking }: ExamResult): string =>
  `${String(right)} of ${String(of)} right${
    lacking === 0
      ? ''
      : `, ${String(lacking)} more just ${lacking === 1 ? 'needs its unit' : 'need their units'}`
  }`;
