import { noDimensions, sameDimensions } from '../quantities/dimensions.ts';
import { readQuantity } from '../quantities/read-quantity.ts';
import { askAbout } from './ask-about.ts';
import { exampleFor } from './asked-for.ts';
import { nearest, valueOf, type Entry, type Judgment } from './entry.ts';
import { judgeDimension } from './judge-dimension.ts';
import { judgeDistance } from './judge-distance.ts';
import { judgeValue } from './judge-value.ts';
import { knownMistakes } from './known-mistakes.ts';
import type { AnswerKey, Question, Surroundings, Verdict } from './question.ts';

/** Reads an entry and judges it: what it is, whether it is right, and if not, why. */
export function checkAnswer(
  text: string,
  question: Question,
  key: AnswerKey,
  around: Surroundings = {},
): Verdict {
  const reading = readQuantity(text, exampleFor(question));
  if ('problem' in reading) return { kind: 'unclear', sentence: reading.problem };
  const entry: Entry = { reading, value: valueOf(reading, question, key), question, key, around };
  const judgment =
    askAbout(entry) ?? judgeDimension(entry) ?? judgeValue(entry) ?? judgeMistake(entry);
  return { ...judgment, readAs: reading.words };
}

/** What is said of an entry of the right kind that is not right. */
function judgeMistake(entry: Entry): Judgment {
  const known = nearest(knownMistakes(entry));
  const inUnit = inItsUnit(entry);
  if (!inUnit) return known?.judgment ?? judgeDistance(entry);
  // A number alone may be a part or, without its sign, a percentage: the likelier is judged.
  const knownInUnit = nearest(knownMistakes(inUnit));
  const [off, offInUnit] = [known?.off ?? Infinity, knownInUnit?.off ?? Infinity];
  const isInUnit = off === offInUnit ? ratioTo(inUnit) < ratioTo(entry) : offInUnit < off;
  if (!isInUnit) return known?.judgment ?? judgeDistance(entry);
  const judgment = knownInUnit?.judgment ?? judgeDistance(inUnit);
  return {
    ...judgment,
    sentence: `${judgment.sentence} Your number was read in ${entry.question.unit}: write the unit with it.`,
  };
}

/** A number alone taken for one in the unit of a question that asks for a part. */
function inItsUnit(entry: Entry): Entry | undefined {
  const { reading, value, question } = entry;
  const isPart = sameDimensions(question.dimensions, noDimensions) && question.factor !== 1;
  return isPart && !reading.hasUnit ? { ...entry, value: value * question.factor } : undefined;
}

/** How many times too large or too small it is. */
const ratioTo = ({ value, key }: Entry) => Math.abs(Math.log(Math.abs(value / key.value)));
