import { expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type {
  AnswerKey,
  AskedQuantity,
  Slip,
  Verdict,
} from '../src/domain/answers/asked-quantity.ts';
import { noDimensions, type Dimensions } from '../src/domain/quantities/dimensions.ts';
import { units, type Unit } from '../src/domain/quantities/unit-table.ts';

/** The dimensions of a mass flow. */
export const massFlow: Dimensions = [1, 0, -1, 0, 0, 0, 0];

/** A question that asks in a unit of the table. */
export function question(unit: string, changes: Partial<AskedQuantity> = {}): AskedQuantity {
  const known: Unit = units.get(unit) ?? {
    factor: 1,
    dimensions: noDimensions,
    words: ['', ''],
  };
  return {
    dimensions: known.dimensions,
    unit,
    factor: known.factor,
    zero: known.zero ?? 0,
    digits: 3,
    within: { part: 0.01 },
    allowance: '1%',
    is: 'plain',
    mistakes: [],
    givens: [],
    ...changes,
  };
}

/** The answer to a question, in SI. */
export const key = (value: number, changes: Partial<AnswerKey> = {}): AnswerKey => ({
  value,
  mistakes: [],
  molarMasses: [],
  ...changes,
});

type Case = [typed: string, kind: Verdict['kind'], sentence: string];

/** One test for each typed answer: how it is judged, and what is said. */
export function judged(asked: AskedQuantity, answer: AnswerKey, cases: readonly Case[]) {
  test.each(cases)('%s is %s: %s', (typed, kind, sentence) => {
    const verdict = checkAnswer(typed, asked, answer);
    expect({ kind: verdict.kind, sentence: verdict.sentence }).toEqual({ kind, sentence });
  });
}

/** What is said, by what it is said about. */
export const right = 'That is within 1% of the solution.';
export const moreFigures = 'The answer is wanted with 3 significant figures.';
export const tooManyFigures = '3 significant figures are enough.';
export const rounded = 'This is the answer, rounded too much. Give 3 significant figures.';
export const sign = 'The size is right and the sign is not: which way does it go?';
const offBy = (factor: string) => `It’s off by a factor of ${factor}: `;
export const sixty = `${offBy('60')}check how you converted minutes or hours.`;
export const hours = `${offBy('3600')}check how you converted minutes or hours.`;
export const fahrenheit = `${offBy('1.8')}check how you converted degrees. One kelvin is 1.8 °F.`;
export const gc = `${offBy('32.17')}look at g_c, between pounds mass and pounds force.`;
export const logs = `${offBy('2.303')}look for log where ln was meant, or the other way around.`;
export const width = (factor: string) =>
  `${offBy(factor)}did you use a radius for a diameter, or the other way around?`;
export const bar = `${offBy('1.013')}look for bar where atm was meant, or the other way around.`;
export const two = `${offBy('2')}look for a 2 or a ½ that’s missing or one too many.`;
export const upsideDown = 'This is the answer upside down.';
export const inverse = 'This is the answer upside down.';
export const molar =
  'It’s off by a molar mass: look for moles where mass was meant, or the other way around.';
export const high = 'This is too high.';
export const low = 'This is too low.';
export const farHigh = 'This is too high, by more than a factor of ten.';
export const farLow = 'This is too low, by more than a factor of ten.';
export const notATemperature = 'You used °C or °F: convert to kelvin first.';
export const ten = (way: string, factor: string) =>
  `It’s too ${way} by a factor of ${factor}: a prefix or the decimal point?`;
/** Every slip that a question can be about. */
export const everySlip: readonly Slip[] = [
  [60, sixty],
  [3600, hours],
  [1.8, fahrenheit],
  [32.174, gc],
  [Math.LN10, logs],
];
export const asks = (kind: string, asked: string, like = '') =>
  `This is ${kind}${like}; the question asks for ${asked}.`;
