import type { Verdict } from '../answers/question.ts';

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

/** How many answers were right. */
export const countRight = (answers: readonly JudgedAnswer[]): number =>
  answers.filter(({ verdict }) => verdict?.kind === 'right').length;
