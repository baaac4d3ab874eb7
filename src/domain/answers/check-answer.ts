import { noDimensions, sameDimensions, kindOf, productOf } from '../quantities/dimensions.ts';
import type { ParsedQuantity } from '../quantities/read-quantity.ts';
import { clarify, clarifyComma } from './clarify.ts';
import { askedFor, unitInText } from './asked-for.ts';
import {
  nearest,
  valueOf,
  almost,
  isNear,
  isRatio,
  lacksUnit,
  right,
  wrong,
  allowedAround,
  type TypedAnswer,
  type Judgment,
} from './typed-answer.ts';
import { judgeValue } from './judge-value.ts';
import { likeliest } from './known-mistakes.ts';
import { holdsForAny } from './formula-answer.ts';
import type { AnswerKey, AskedQuantity, AnswerContext, Verdict } from './asked-quantity.ts';
import { mistakenFor } from './mistaken-for.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Judges an entry, and explains what may be wrong with it. Parses the text unless the caller passes
 * a parsed entry.
 */
export function checkAnswer(
  text: string,
  question: AskedQuantity,
  key: AnswerKey,
  context: AnswerContext = {},
  reading = readAnswer(text, question, context),
): Verdict {
  if ('problem' in reading) return { kind: 'unclear', sentence: reading.problem };
  const entry: TypedAnswer = {
    reading,
    value: valueOf(reading, question, key),
    question,
    key,
    context,
  };
  const judgment =
    clarify(entry) ??
    judgeDimension(entry) ??
    judgeFormula(text, entry) ??
    judgeValue(entry) ??
    clarifyComma(text, entry) ??
    judgeCarriedForward(entry) ??
    judgeMistake(entry);
  return {
    ...judgment,
    readAs: reading.words,
    value: entry.value,
    ...(reading.isFormula && { isFormula: true }),
  };
}

/** Judges a formula that gives the right value. Tests it with other numbers. */
function judgeFormula(
  text: string,
  { reading, value, question, key, context }: TypedAnswer,
): Judgment | undefined {
  if (!reading.isFormula || !isNear(value, key.value, question)) return undefined;
  const holds = holdsForAny(text, question, context);
  if (holds === undefined) return right(`Your formula is within ${question.allowance}.`);
  return holds
    ? right('It holds for any numbers.')
    : right('But it only holds for these numbers. Did you type a number where a symbol belongs?');
}

/**
 * Checks whether a verdict counts as a wrong try. A missing unit or a mistake carried forward
 * doesn't.
 */
export const isMiss = ({ kind, lacksUnit: isBare, isCarriedForward }: Verdict): boolean =>
  (kind === 'wrong' || kind === 'almost') && !isBare && !isCarriedForward;

/**
 * Recognizes an entry that follows correctly from wrong earlier answers. Has to run before the
 * search for mistakes.
 */
function judgeCarriedForward({ value, question, context }: TypedAnswer): Judgment | undefined {
  const { carriedForward } = context;
  return carriedForward && isNear(value, carriedForward.value, question)
    ? { ...almost(carriedForward.sentence), isCarriedForward: true }
    : undefined;
}

/** Judges a wrong entry with the right dimensions. */
function judgeMistake(entry: TypedAnswer): Judgment {
  const known = likeliest(entry);
  const inUnit = inItsUnit(entry);
  if (!inUnit) return known?.judgment ?? judgeDistance(entry);
  // A number without a unit may be a fraction or a percentage. Judge the more likely one.
  const knownInUnit = likeliest(inUnit);
  const [off, offInUnit] = [known?.off ?? Infinity, knownInUnit?.off ?? Infinity];
  const isInUnit = off === offInUnit ? ratioTo(inUnit) < ratioTo(entry) : offInUnit < off;
  if (!isInUnit) return known?.judgment ?? judgeDistance(entry);
  const judgment = knownInUnit?.judgment ?? judgeDistance(inUnit);
  return {
    ...judgment,
    sentence: `${judgment.sentence} We assumed ${entry.question.unit}. Add the unit.`,
  };
}

/**
 * Reads a number without a unit in the question's unit, if that's a percentage or another fraction.
 */
function inItsUnit(entry: TypedAnswer): TypedAnswer | undefined {
  const { reading, value, question } = entry;
  const isPart = sameDimensions(question.dimensions, noDimensions) && question.factor !== 1;
  return isPart && !reading.hasUnit ? { ...entry, value: value * question.factor } : undefined;
}

/** Distance of the entry from the answer on a log scale. */
const ratioTo = ({ value, key }: TypedAnswer) => Math.abs(Math.log(Math.abs(value / key.value)));

/** Judges an entry with the wrong dimensions. Returns undefined for any other entry. */
function judgeDimension(entry: TypedAnswer): Judgment | undefined {
  const { reading, question } = entry;
  if (sameDimensions(reading.dimensions, question.dimensions)) return undefined;
  if (!reading.hasUnit) return judgeWithoutUnit(entry);
  const isPlain = sameDimensions(question.dimensions, noDimensions) && question.unit === '';
  return (
    nearest(mistakenFor(entry))?.judgment ??
    judgeInverse(entry) ??
    judgeBasis(entry) ??
    wrong(
      isPlain
        ? `That’s ${kindIn(reading)}. The answer has no unit.`
        : `That’s ${kindIn(reading)}${similarGiven(entry)}. The question asks for ${askedFor(question)}.`,
    )
  );
}

function judgeWithoutUnit({ reading, question, key }: TypedAnswer): Judgment | undefined {
  const { value } = reading.number;
  if (!lacksUnit(reading, question)) return undefined;
  const judgment = isNear(value * question.factor + question.zero, key.value, question)
    ? almost(`The number is right in ${unitInText(question.unit)}. Add the unit.`)
    : wrong(
        `Add a unit, like ${unitInText(question.unit)}. The question asks for ${askedFor(question)}.`,
      );
  return { ...judgment, lacksUnit: true };
}

/** Returns the kind of quantity that was typed, like "a mass". */
export const kindIn = ({ dimensions, unitWords }: ParsedQuantity): string =>
  kindOf(dimensions) ?? `in ${unitWords}`;

/** Names a given of the same kind that may have been mistaken for the answer. */
function similarGiven({ reading, question }: TypedAnswer): string {
  const same = question.givens.find(({ dimensions }) =>
    sameDimensions(dimensions, reading.dimensions),
  );
  return same ? `, like “${same.words}”` : '';
}

function judgeInverse({ reading, value, question, key }: TypedAnswer): Judgment | undefined {
  const inverse = productOf([{ dimensions: question.dimensions, exponent: -1 }]);
  return sameDimensions(reading.dimensions, inverse) && isRatio(value * key.value, question)
    ? wrong('That’s one over the answer.')
    : undefined;
}

/**
 * Recognizes a mass in place of an amount in moles, or vice versa, even as part of a compound unit.
 */
function judgeBasis({ reading, value, question, key }: TypedAnswer): Judgment | undefined {
  const [typed, asked] = [reading.dimensions[5], question.dimensions[5]];
  const moles = typed - asked;
  const inMass = productOf([
    { dimensions: reading.dimensions, exponent: 1 },
    { dimensions: [1, 0, 0, 0, 0, -1, 0], exponent: moles },
  ]);
  if (Math.abs(moles) !== 1 || !sameDimensions(inMass, question.dimensions)) return undefined;
  const [has, wants] = Math.abs(typed) > Math.abs(asked) ? ['molar', 'mass'] : ['mass', 'molar'];
  const isRight = key.molarMasses.some((molarMass) =>
    isRatio((value * molarMass ** moles) / key.value, question),
  );
  const [right, advice] = isRight ? ['right ', ': use the molar mass'] : ['', ''];
  return wrong(`That’s ${right}on a ${has} basis. The question is on a ${wants} basis${advice}.`);
}

/**
 * Number of wrong tries for which the feedback says "too high" or "too low". With more, students
 * could find the answer by bisection.
 */
const triesWithDirection = 2;

/**
 * Judges an entry that matches no known mistake. After a few wrong tries, the feedback no longer
 * says whether an entry is too high or too low.
 */
export function judgeDistance(entry: Omit<TypedAnswer, 'reading'>): Judgment {
  const { value, question, key, context } = entry;
  if ((context.misses ?? 0) >= triesWithDirection) {
    return { ...wrong('That’s not it. Go back to your setup.'), seeHints: true };
  }
  const direction = `too ${value > key.value ? 'high' : 'low'}`;
  const difference = Math.abs(value - key.value);
  if (difference <= 3 * allowedAround(key.value, question)) {
    return almost(`Very close, but ${direction}.`);
  }
  if (value * key.value < 0) return wrong('Check the sign first: which way does it go?');
  const ratio = Math.abs(value / key.value);
  const far = ratio > 10 || ratio < 0.1 ? ' by more than a factor of ten' : '';
  return { ...wrong(`That’s ${direction}${far}.`), seeHints: true };
}
