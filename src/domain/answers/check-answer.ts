import { readQuantity } from '../quantities/read-quantity.ts';
import { valueOf, type Entry } from './entry.ts';
import { judgeDimension } from './judge-dimension.ts';
import { judgeDistance } from './judge-distance.ts';
import { judgeValue } from './judge-value.ts';
import { knownMistake } from './known-mistakes.ts';
import type { AnswerKey, Question, Verdict } from './question.ts';

/** Reads an entry and judges it: what it is, whether it is right, and if not, why. */
export function checkAnswer(text: string, question: Question, key: AnswerKey): Verdict {
  const reading = readQuantity(text);
  if ('problem' in reading) return { kind: 'unclear', sentence: reading.problem };
  const entry: Entry = { reading, value: valueOf(reading, question, key), question, key };
  const judgment =
    judgeDimension(entry) ?? judgeValue(entry) ?? knownMistake(entry) ?? judgeDistance(entry);
  return { ...judgment, readAs: reading.words };
}
