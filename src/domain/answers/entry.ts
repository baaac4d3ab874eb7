import type { Reading } from '../quantities/read-quantity.ts';
import type { AnswerKey, Question, Verdict } from './question.ts';

/** What was typed, with what it is compared to. */
export interface Entry {
  reading: Reading;
  /** What was typed, in SI, as the question means it. */
  value: number;
  question: Question;
  key: AnswerKey;
}

/** What is said of an entry, before it is added how the entry was understood. */
export type Judgment = Omit<Verdict, 'readAs'>;

const standardAtmosphere = 101_325;

/** The pressure of the air around a problem. */
export const airOf = ({ atmosphere = standardAtmosphere }: AnswerKey): number => atmosphere;

/** What a reading stands for where a question is asked. */
export function valueOf({ value, unit }: Reading, { is }: Question, key: AnswerKey): number {
  if (is === 'temperature') return value + unit.zero;
  if (is === 'absolute' && unit.from === 'gauge') return value + airOf(key);
  return value;
}

/** The three things that can be said of an entry that was understood. */
export const right = (sentence: string): Judgment => ({ kind: 'right', sentence });
export const almost = (sentence: string): Judgment => ({ kind: 'almost', sentence });
export const wrong = (sentence: string): Judgment => ({ kind: 'wrong', sentence });

/** How far from a value still counts as that value, in SI. */
export const allowedAround = (target: number, { within }: Question): number =>
  'part' in within ? within.part * Math.abs(target) : within.amount;

/** Whether a value is as near to another as the question asks. */
export const isNear = (value: number, target: number, question: Question): boolean =>
  Math.abs(value - target) <= allowedAround(target, question) * (1 + 1e-9);

/** Whether two sizes are the same within a hundredth or what the question allows. */
export function isRatio(ratio: number, wanted: number, { within }: Question): boolean {
  const allowed = 'part' in within ? within.part : 0.01;
  return Math.abs(ratio / wanted - 1) <= allowed;
}
