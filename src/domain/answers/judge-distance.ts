import type { AnswerKey, AskedQuantity } from './asked-quantity.ts';
import {
  allowedAround,
  almost,
  reach,
  wrong,
  type TypedAnswer,
  type Judgment,
} from './typed-answer.ts';

/** What is said of an entry of which nothing else is known: how far off it is, and which way. */
export function judgeDistance({ value, question, key }: TypedAnswer): Judgment {
  const isHigh = value > key.value;
  const way = `too ${isHigh ? 'high' : 'low'}`;
  const difference = Math.abs(value - key.value);
  if (difference <= 3 * allowedAround(key.value, question)) {
    const part = difference / Math.abs(key.value);
    const off = question.is === 'temperature' ? way : `${percent(part)} ${way}`;
    // Near to a mistake it may be that one, rounded: no praise, and no cause.
    const isByMistake = key.mistakes.some(
      (mistake) => Math.abs(value - mistake) <= reach * allowedAround(mistake, question),
    );
    if (isByMistake) return { ...wrong(`Close, but ${off}.`), seeHints: true };
    return almost(
      `Very close, but ${off}${canBeRounding(part, question, key) ? ': a rounded step may do that' : ''}.`,
    );
  }
  if (value * key.value < 0) return wrong('Look at the sign first: which way does it go?');
  const ratio = Math.abs(value / key.value);
  const far = ratio > 10 || ratio < 0.1 ? ', by more than a factor of ten' : '';
  return { ...wrong(`This is ${way}${far}.`), seeHints: true };
}

/** Two steps rounded to the digits of the answer can bring it so far; a whole number was counted. */
const canBeRounding = (
  part: number,
  { digits, factor, zero, is }: AskedQuantity,
  { value }: AnswerKey,
) =>
  is !== 'temperature' &&
  part <= 10 ** (1 - Math.max(digits, 2)) &&
  !Number.isInteger(Number(((value - zero) / factor).toPrecision(12)));

const percent = (part: number) => `${String(Number((100 * part).toPrecision(3)))}%`;
