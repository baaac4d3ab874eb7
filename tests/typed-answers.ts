import { expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type {
  AnswerKey,
  AskedQuantity,
  CommonMistake,
  Verdict,
} from '../src/domain/answers/asked-quantity.ts';
import { noDimensions, type Dimensions } from '../src/domain/quantities/dimensions.ts';
import { readUnit } from '../src/domain/quantities/read-unit.ts';
import { units, type Unit } from '../src/domain/quantities/unit-table.ts';

export const massFlow: Dimensions = [1, 0, -1, 0, 0, 0, 0];

/** A question whose unit is in the unit table. */
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

/** A question whose unit is a product of units in the table. */
export function questionIn(unit: string, changes: Partial<AskedQuantity> = {}): AskedQuantity {
  const reading = readUnit(unit);
  if ('problem' in reading) throw new Error(reading.problem);
  const { dimensions, factor, zero } = reading;
  return question(unit, { dimensions, factor, zero, ...changes });
}

/** The answer key of a question, with the value in SI. */
export const key = (value: number, changes: Partial<AnswerKey> = {}): AnswerKey => ({
  value,
  mistakes: [],
  molarMasses: [],
  ...changes,
});

type Case = [typed: string, kind: Verdict['kind'], sentence: string];

export function judged(asked: AskedQuantity, answer: AnswerKey, cases: readonly Case[]) {
  test.each(cases)('%s is %s: %s', (typed, kind, sentence) => {
    const verdict = checkAnswer(typed, asked, answer);
    expect({ kind: verdict.kind, sentence: verdict.sentence }).toEqual({ kind, sentence });
  });
}

export const right = 'That’s within 1% of the solution.';
export const moreFigures = 'Next time, give 3 significant figures.';
export const tooManyFigures = 'You only need 3 significant figures.';
export const rounded = 'That’s the answer, rounded too much. Give 3 significant figures.';
export const sign = 'Right size, wrong sign: which way does it go?';
const offBy = (factor: string) => `It’s off by a factor of ${factor}: `;
export const sixty = `${offBy('60')}check how you converted minutes or hours.`;
export const hours = `${offBy('3600')}check how you converted minutes or hours.`;
export const fahrenheit = `${offBy('1.8')}check how you converted degrees. One kelvin is 1.8 °F.`;
export const gc = `${offBy('32.17')}check g_c, which converts pounds mass to pounds force.`;
export const logs = `${offBy('2.303')}check for log instead of ln, or the other way around.`;
export const width = (factor: string) =>
  `${offBy(factor)}did you use the radius for the diameter, or the other way around?`;
export const bar = `${offBy('1.013')}check for bar instead of atm, or the other way around.`;
export const two = `${offBy('2')}look for a missing or extra 2 or ½.`;
export const upsideDown = 'That’s one over the answer.';
export const inverse = 'That’s one over the answer.';
export const molar =
  'It’s off by a molar mass: check for moles instead of mass, or the other way around.';
export const high = 'That’s too high.';
export const low = 'That’s too low.';
export const farHigh = 'That’s too high by more than a factor of ten.';
export const farLow = 'That’s too low by more than a factor of ten.';
export const notATemperature = 'You used °C or °F. Convert to kelvin first.';
export const ten = (size: string, factor: string) =>
  `It’s ${factor} times too ${size}. Check prefixes and the decimal point.`;
export const commonMistakes: readonly CommonMistake[] = [
  [60, sixty],
  [3600, hours],
  [1.8, fahrenheit],
  [32.174, gc],
  [Math.LN10, logs],
];
export const asks = (kind: string, asked: string, like = '') =>
  `That’s ${kind}${like}. The question asks for ${asked}.`;
