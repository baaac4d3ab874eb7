import { noDimensions, sameDimensions, kindOf, productOf } from '../quantities/dimensions.ts';
import type { Reading } from '../quantities/read-quantity.ts';
import { askAbout, askAboutComma } from './ask-about.ts';
import { askedFor, unitInText } from './asked-for.ts';
import {
  nearest,
  valueOf,
  almost,
  isNear,
  isRatio,
  lacksUnit,
  wrong,
  allowedAround,
  type TypedAnswer,
  type Judgment,
} from './typed-answer.ts';
import { judgeValue } from './judge-value.ts';
import { likeliest } from './known-mistakes.ts';
import type { AnswerKey, AskedQuantity, Surroundings, Verdict } from './asked-quantity.ts';
import { mistakenFor } from './mistaken-for.ts';
import { readAnswer } from './read-answer.ts';

/**
 * Reads an entry, if nobody has read it yet, and judges it: what it is, whether it is right, and if
 * not, why.
 */
export function checkAnswer(
  text: string,
  question: AskedQuantity,
  key: AnswerKey,
  around: Surroundings = {},
  reading = readAnswer(text, question),
): Verdict {
  if ('problem' in reading) return { kind: 'unclear', sentence: reading.problem };
  const entry: TypedAnswer = {
    reading,
    value: valueOf(reading, question, key),
    question,
    key,
    around,
  };
  const judgment =
    askAbout(entry) ??
    judgeDimension(entry) ??
    judgeValue(entry) ??
    askAboutComma(text, entry) ??
    judgeCarried(entry) ??
    judgeMistake(entry);
  return { ...judgment, readAs: reading.words, value: entry.value };
}

/** Whether a verdict costs a try: a unit that was forgotten does not, nor what follows from an earlier mistake. */
export const isMiss = ({ kind, lacksUnit: isBare, isCarried }: Verdict): boolean =>
  (kind === 'wrong' || kind === 'almost') && !isBare && !isCarried;

/**
 * Says that an entry is right for the reader’s own earlier answers; nothing of any other. It comes
 * before every mistake: nothing went wrong here.
 */
function judgeCarried({ value, question, around }: TypedAnswer): Judgment | undefined {
  const { carried } = around;
  return carried && isNear(value, carried.value, question)
    ? { ...almost(carried.sentence), isCarried: true }
    : undefined;
}

/** What is said of an entry of the right kind that is not right. */
function judgeMistake(entry: TypedAnswer): Judgment {
  const known = likeliest(entry);
  const inUnit = inItsUnit(entry);
  if (!inUnit) return known?.judgment ?? judgeDistance(entry);
  // A number alone may be a part or, without its sign, a percentage: the likelier is judged.
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

/** A number alone taken for one in the unit of a question that asks for a part. */
function inItsUnit(entry: TypedAnswer): TypedAnswer | undefined {
  const { reading, value, question } = entry;
  const isPart = sameDimensions(question.dimensions, noDimensions) && question.factor !== 1;
  return isPart && !reading.hasUnit ? { ...entry, value: value * question.factor } : undefined;
}

/** How many times too large or too small it is. */
const ratioTo = ({ value, key }: TypedAnswer) => Math.abs(Math.log(Math.abs(value / key.value)));

/** What is said of an entry of another kind than the answer; nothing if it is of the same. */
function judgeDimension(entry: TypedAnswer): Judgment | undefined {
  const { reading, question } = entry;
  if (sameDimensions(reading.dimensions, question.dimensions)) return undefined;
  if (!reading.hasUnit) return judgeBare(entry);
  const isPlain = sameDimensions(question.dimensions, noDimensions) && question.unit === '';
  return (
    nearest(mistakenFor(entry))?.judgment ??
    judgeInverse(entry) ??
    judgeBasis(entry) ??
    wrong(
      isPlain
        ? `That’s ${kindIn(reading)}. The answer has no unit.`
        : `That’s ${kindIn(reading)}${like(entry)}. The question asks for ${askedFor(question)}.`,
    )
  );
}

function judgeBare({ reading, question, key }: TypedAnswer): Judgment | undefined {
  const { value } = reading.number;
  if (!lacksUnit(reading, question)) return undefined;
  const judgment = isNear(value * question.factor + question.zero, key.value, question)
    ? almost(`The number is right in ${unitInText(question.unit)}. Add the unit.`)
    : wrong(
        `Add a unit, like ${unitInText(question.unit)}. The question asks for ${askedFor(question)}.`,
      );
  return { ...judgment, lacksUnit: true };
}

/** What an entry is, by its unit: "a mass". */
export const kindIn = ({ dimensions, unitWords }: Reading): string =>
  kindOf(dimensions) ?? `in ${unitWords}`;

/** Names the given that is of the same kind, which somebody may have taken for the answer. */
function like({ reading, question }: TypedAnswer): string {
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

/** Mass for moles, or moles for mass, above or below the stroke. */
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
  const [right, cure] = isRight ? ['right ', ': use the molar mass'] : ['', ''];
  return wrong(`That’s ${right}on a ${has} basis. The question is on a ${wants} basis${cure}.`);
}

/** After so many wrong tries nobody is told which way to go: halving would lead anyone to the answer. */
const triesWithWay = 2;

/** What is said of an entry of which nothing else is known: which way it is off, for the first tries. */
export function judgeDistance(entry: Omit<TypedAnswer, 'reading'>): Judgment {
  const { value, question, key, around } = entry;
  if ((around.misses ?? 0) >= triesWithWay) {
    return { ...wrong('That’s not it. Go back to your setup.'), seeHints: true };
  }
  const way = `too ${value > key.value ? 'high' : 'low'}`;
  const difference = Math.abs(value - key.value);
  if (difference <= 3 * allowedAround(key.value, question)) {
    return almost(`Very close, but ${way}.`);
  }
  if (value * key.value < 0) return wrong('Check the sign first: which way does it go?');
  const ratio = Math.abs(value / key.value);
  const far = ratio > 10 || ratio < 0.1 ? ' by more than a factor of ten' : '';
  return { ...wrong(`That’s ${way}${far}.`), seeHints: true };
}
