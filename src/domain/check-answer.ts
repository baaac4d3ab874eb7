import { kindOf } from './dimension-names.ts';
import { readQuantity, type Reading } from './read-quantity.ts';
import { significantFigures } from './significant-figures.ts';
import { units, type Exponents } from './unit-table.ts';

/** What a question asks for, whatever its numbers are. */
export interface Question {
  exponents: Exponents;
  /** The unit in which the solution gives it, as it is printed and in SI. */
  unit: string;
  factor: number;
  zero: number;
  /** How many significant figures are wanted. */
  digits: number;
  /** How far off still counts as right: a part of the answer, or an amount of its own in SI. */
  within: { part: number } | { amount: number };
  /** The same in words: "1 %". */
  allowance: string;
  is: 'plain' | 'temperature' | 'gauge' | 'absolute';
  /** What to say about the mistakes that its author foresaw. */
  mistakes: readonly string[];
  /** What else the problem states, to say which of them somebody may have found. */
  givens: readonly { words: string; exponents: Exponents }[];
}

/** The numbers that belong to a question, in SI. */
export interface AnswerKey {
  value: number;
  /** What each foreseen mistake leads to. */
  mistakes: readonly number[];
  /** What comes out with temperatures that were not converted to an absolute scale. */
  forgotZero?: number | undefined;
  /** The pressure of the air around the problem, where it is not the standard one. */
  atmosphere?: number | undefined;
  /** The molar masses of the problem, in kg/mol. */
  molarMasses: readonly number[];
}

/** What there is to say about an entry. */
export interface Verdict {
  kind: 'right' | 'almost' | 'wrong' | 'unclear';
  sentence: string;
  /** How the entry was understood. */
  readAs?: string | undefined;
}

type Judgment = Omit<Verdict, 'readAs'>;

const standardAtmosphere = 101_325;

/** Reads an entry and judges it: what it is, whether it is right, and if not, why. */
export function checkAnswer(text: string, question: Question, key: AnswerKey): Verdict {
  const reading = readQuantity(text);
  if ('problem' in reading) return { kind: 'unclear', sentence: reading.problem };
  const entry: Entry = { reading, value: valueOf(reading, question, key), question, key };
  const judgment =
    judgeDimension(entry) ?? judgeValue(entry) ?? knownMistake(entry) ?? judgeDistance(entry);
  return { ...judgment, readAs: reading.words };
}

interface Entry {
  reading: Reading;
  /** What was typed, in SI, as the question means it. */
  value: number;
  question: Question;
  key: AnswerKey;
}

function valueOf({ value, zero, gauge }: Reading, { is }: Question, key: AnswerKey): number {
  if (is === 'temperature') return value + zero;
  if (is === 'absolute' && gauge) return value + (key.atmosphere ?? standardAtmosphere);
  return value;
}

const wrong = (sentence: string): Judgment => ({ kind: 'wrong', sentence });
const almost = (sentence: string): Judgment => ({ kind: 'almost', sentence });

const percent = (part: number) => `${String(Number((100 * part).toPrecision(3)))}%`;

function isNear(value: number, target: number, { within }: Question): boolean {
  const allowed = 'part' in within ? within.part * Math.abs(target) : within.amount;
  return Math.abs(value - target) <= allowed * (1 + 1e-9);
}

/** Whether two sizes are the same within a hundredth or what the question allows. */
function isRatio(ratio: number, wanted: number, { within }: Question): boolean {
  const allowed = 'part' in within ? within.part : 0.01;
  return Math.abs(ratio / wanted - 1) <= allowed;
}

/* Dimension. */

const sameKind = (a: Exponents, b: Exponents) =>
  a.every((exponent, base) => Math.abs(exponent - (b[base] ?? 0)) < 1e-9);

function judgeDimension(entry: Entry): Judgment | undefined {
  const { reading, question, key } = entry;
  if (sameKind(reading.exponents, question.exponents)) return undefined;
  const isPlain = question.exponents.every((exponent) => exponent === 0);
  const asked =
    (isPlain ? undefined : kindOf(question.exponents)) ?? `something in ${question.unit}`;
  if (isBare(reading)) {
    // Nothing is nothing in every unit.
    if (reading.number === 0 && question.is !== 'temperature') return undefined;
    const isRight = isNear(reading.number * question.factor + question.zero, key.value, question);
    return isRight
      ? almost(`The number is right in ${question.unit}. Write the unit with it.`)
      : wrong(
          `This needs a unit: the question asks for ${asked}, in ${question.unit} for example.`,
        );
  }
  return (
    judgeInverse(entry) ??
    judgeBasis(entry) ??
    wrong(
      question.unit === ''
        ? `This is ${kindIn(reading)}; the answer is a number without a unit.`
        : `This is ${kindIn(reading)}${like(entry)}; the question asks for ${asked}.`,
    )
  );
}

const isBare = ({ words }: Reading) => words.replace(/[\d.,+\-×^e ]/g, '') === '';

const kindIn = ({ exponents, words }: Reading) =>
  kindOf(exponents) ?? `in ${words.replace(/^[\d.,+\-×^ ]+/, '')}`;

/** Names the given that is of the same kind, which somebody may have taken for the answer. */
function like({ reading, question }: Entry): string {
  const same = question.givens.find(({ exponents }) => sameKind(exponents, reading.exponents));
  return same ? `, as “${same.words}” is` : '';
}

function judgeInverse({ reading, value, question, key }: Entry): Judgment | undefined {
  const isInverse =
    reading.exponents.every((exponent, base) => exponent === -(question.exponents[base] ?? 0)) &&
    isRatio(value * key.value, 1, question);
  return isInverse ? wrong('This is the answer upside down: it is one divided by it.') : undefined;
}

/** Mass for moles, or moles for mass, where the problem names a molar mass. */
function judgeBasis({ reading, value, question, key }: Entry): Judgment | undefined {
  const moles = reading.exponents[5] - question.exponents[5];
  const isOtherBasis =
    Math.abs(moles) === 1 &&
    sameKind(
      [
        reading.exponents[0] + moles,
        ...(reading.exponents.slice(1, 5) as [number, number, number, number]),
        reading.exponents[5] - moles,
        0,
      ],
      question.exponents,
    );
  if (!isOtherBasis) return undefined;
  const [has, wants] = moles > 0 ? ['moles', 'mass'] : ['mass', 'moles'];
  const isRight = key.molarMasses.some((molarMass) =>
    isRatio((value * molarMass ** moles) / key.value, 1, question),
  );
  return isRight
    ? wrong(
        `This is right in terms of ${has}, and the question asks in terms of ${wants}: the molar mass takes you there.`,
      )
    : wrong(`This is in terms of ${has}; the question asks in terms of ${wants}.`);
}

/* Value. */

function judgeValue({ reading, value, question, key }: Entry): Judgment | undefined {
  const { is, digits, unit } = question;
  const { least, most } = significantFigures(reading.typed);
  if (isNear(value, key.value, question)) {
    if (is === 'gauge' && isSaidAbsolute(reading)) {
      return almost('The number is right, but it is a gauge pressure and you wrote absolute.');
    }
    if (most < digits) {
      return right(`The answer is wanted with ${figures(digits)}.`);
    }
    if (least > digits + 2) {
      return right(`${figures(digits)} are enough: the givens are not good for more.`);
    }
    return right(`That is within ${question.allowance} of the solution.`);
  }
  const isWithoutUnit = unit !== '' && isBare(reading) && reading.number !== 0;
  if (isWithoutUnit && isNear(value * question.factor, key.value, question)) {
    return almost(`The number is right in ${unit}. Write the unit with it.`);
  }
  return undefined;
}

/** An answer that was right before somebody rounded it. */
function judgeRounding({ reading, question, key }: Entry): Judgment | undefined {
  const { is, digits } = question;
  const { least, most } = significantFigures(reading.typed);
  const exact = (key.value - (is === 'temperature' ? reading.zero : 0)) / unitSize(reading);
  for (let kept = least; kept < Math.min(digits, most + 1); kept += 1) {
    if (Number(exact.toPrecision(kept)) === reading.number) {
      return almost(`This is the answer, rounded too much. Give ${figures(digits)}.`);
    }
  }
  return undefined;
}

const right = (sentence: string): Judgment => ({ kind: 'right', sentence });

const isSaidAbsolute = ({ words }: Reading) => words.endsWith('absolute');

/** What one of the typed unit is in SI. */
const unitSize = ({ value, number }: Reading) => (number === 0 ? 1 : value / number);

const figures = (digits: number) =>
  digits === 1 ? '1 significant figure' : `${String(digits)} significant figures`;

/* Known mistakes. */

function knownMistake(entry: Entry): Judgment | undefined {
  const { value, question, key } = entry;
  const foreseen = key.mistakes.findIndex((mistake) => isNear(value, mistake, question));
  const sentence = question.mistakes[foreseen];
  if (sentence !== undefined) return wrong(sentence);
  return (
    judgeRounding(entry) ??
    judgeScale(entry) ??
    judgePressure(entry) ??
    (key.forgotZero !== undefined && isNear(value, key.forgotZero, question)
      ? wrong(
          'This is what comes out with degrees Celsius or Fahrenheit where an absolute temperature was needed: convert to kelvin first.',
        )
      : undefined) ??
    judgeRatio(entry)
  );
}

/** A temperature whose number is right on another scale. */
function judgeScale({ reading, question, key }: Entry): Judgment | undefined {
  if (question.is !== 'temperature') return undefined;
  const scale = ['K', '°C', '°F', '°R'].find((symbol) => {
    const { factor = 1, zero = 0 } = units.get(symbol) ?? {};
    return isNear(reading.number * factor + zero, key.value, question);
  });
  const typed = reading.words.replace(/^\S+ /, '');
  return scale === undefined
    ? undefined
    : wrong(`The number is right in ${scale}, but you wrote ${typed}.`);
}

/** A pressure that is right from the other zero. */
function judgePressure({ reading, value, question, key }: Entry): Judgment | undefined {
  const { is } = question;
  const { atmosphere = standardAtmosphere } = key;
  const isOff = (by: number) => isNear(value + by, key.value, question);
  if (is === 'absolute' && reading.gauge && isOff(-atmosphere)) {
    return wrong('That number is the absolute pressure, and you wrote gauge.');
  }
  if (is === 'absolute' && isOff(atmosphere)) {
    return wrong(
      'This is right as a gauge pressure. The question asks for the absolute one: add the atmosphere.',
    );
  }
  if (is === 'gauge' && isOff(-atmosphere)) {
    return wrong(
      'This is right as an absolute pressure. The question asks for gauge: take the atmosphere away.',
    );
  }
  return undefined;
}

const ratios: [factor: number, sentence: string][] = [
  [60, 'It is off by a factor of 60: look for minutes among hours or seconds.'],
  [3600, 'It is off by a factor of 3600: look for hours among seconds.'],
  [
    1.8,
    'It is off by a factor of 1.8: look for a temperature difference in °F or °R among kelvin.',
  ],
  [32.174, 'It is off by a factor of 32.174: look at g_c, between pounds mass and pounds force.'],
  [
    Math.LN10,
    'It is off by a factor of 2.303: look for log where ln was meant, or the other way around.',
  ],
];

/** An answer that is off by a factor that people know. */
function judgeRatio(entry: Entry): Judgment | undefined {
  const { value, question, key } = entry;
  const ratio = value / key.value;
  if (question.is === 'temperature' || !Number.isFinite(ratio) || ratio === 0) return undefined;
  const isOff = (factor: number) =>
    isRatio(ratio, factor, question) || isRatio(ratio, 1 / factor, question);
  if (isRatio(ratio, -1, question)) {
    return wrong('The size is right and the sign is not: which way does it go?');
  }
  const power = Math.round(Math.log10(Math.abs(ratio)));
  if (power !== 0 && Math.abs(power) <= 12 && isRatio(ratio, 10 ** power, question)) {
    return wrong(ofTen(power, question));
  }
  const known = ratios.find(([factor]) => isOff(factor));
  if (known) return wrong(known[1]);
  if (key.molarMasses.some((molarMass) => isOff(1000 * molarMass))) {
    return wrong(
      'It is off by a molar mass: look for moles where mass was meant, or the other way around.',
    );
  }
  const number = value / question.factor;
  const inverse = question.factor / key.value;
  return isRatio(number, inverse, question)
    ? wrong('This is the answer upside down: you have divided the other way around.')
    : undefined;
}

function ofTen(power: number, { exponents }: Question): string {
  const factor = 10 ** Math.abs(power);
  const way = power > 0 ? 'large' : 'small';
  if (factor === 100 && exponents.every((exponent) => exponent === 0)) {
    return `It is 100 times too ${way}: is it a fraction or a percentage?`;
  }
  const size = factor >= 10_000 ? `10^${String(Math.abs(power))}` : String(factor);
  return `It is too ${way} by a factor of ${size}: look at the prefixes and the decimal point.`;
}

/* Distance. */

function judgeDistance({ value, question, key }: Entry): Judgment {
  const isHigh = value > key.value;
  const difference = Math.abs(value - key.value);
  const wide =
    'part' in question.within ? question.within.part * Math.abs(key.value) : question.within.amount;
  if (difference <= 3 * wide) {
    const off =
      question.is === 'temperature' ? '' : `${percent(difference / Math.abs(key.value))} `;
    return almost(
      `Very close, but ${off}too ${isHigh ? 'high' : 'low'}: carry more digits from step to step.`,
    );
  }
  if (value * key.value < 0) return wrong('Look at the sign first: which way does it go?');
  const ratio = Math.abs(value / key.value);
  const far = ratio > 10 || ratio < 0.1 ? ', by more than a factor of ten' : '';
  return wrong(`This is too ${isHigh ? 'high' : 'low'}${far}. The hints may help.`);
}
