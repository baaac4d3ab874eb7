import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import type { Dimensions } from '../src/domain/quantities/dimensions.ts';
import {
  asks,
  commonMistakes,
  farHigh,
  fahrenheit,
  high,
  judged,
  key,
  low,
  massFlow,
  moreFigures,
  notATemperature,
  question,
  right,
  rounded,
  ten,
} from './typed-answers.ts';

const perMole: Dimensions = [1, 2, -2, 0, 0, -1, 0];
const advice = 'use the molar mass.';

describe('molar and mass basis are not mixed up', () => {
  judged(
    question('kJ/mol', { dimensions: perMole, factor: 1000 }),
    key(70_180, { molarMasses: [0.018] }),
    [
      ['70.18 kJ/kg', 'wrong', 'That’s on a mass basis. The question is on a molar basis.'],
      [
        '3899 kJ/kg',
        'wrong',
        `That’s right on a mass basis. The question is on a molar basis: ${advice}`,
      ],
    ],
  );
  judged(
    question('kJ/kg', { dimensions: [0, 2, -2, 0, 0, 0, 0], factor: 1000 }),
    key(2_257_000, { molarMasses: [0.018] }),
    [
      ['2257 kJ/mol', 'wrong', 'That’s on a molar basis. The question is on a mass basis.'],
      [
        '40.6 kJ/mol',
        'wrong',
        `That’s right on a molar basis. The question is on a mass basis: ${advice}`,
      ],
    ],
  );
});

describe('the closest explanation is named', () => {
  const asked = question('bar', {
    slips: commonMistakes,
    is: 'absolute',
    mistakes: ['You have left out the attraction.', 'You have doubled the volume.'],
  });
  judged(asked, key(31.25e5, { mistakes: [30.3e5, 17.4e5], atmosphere: 1.013e5 }), [
    ['30.24 bar', 'wrong', 'That’s the gauge pressure. Add atmospheric pressure to get absolute.'],
    ['30.3 bar', 'wrong', 'You have left out the attraction.'],
    // The entry is close to a mistake but differs in its digits, so the mistake is only likely.
    ['30.34 bar', 'wrong', 'Looks like a common mistake: You have left out the attraction.'],
    ['17.40 bar', 'wrong', 'You have doubled the volume.'],
    ['17.36 bar', 'wrong', fahrenheit],
    // To three digits, the entry is equally close to two mistakes. The verdict names the foreseen
    // mistake first.
    ['17.4 bar', 'wrong', `You have doubled the volume. If that’s not it: ${fahrenheit}`],
  ]);
});

describe('an uncertain cause is not claimed', () => {
  const divided = 'You have divided the whole enthalpy.';
  judged(question('', { mistakes: [divided] }), key(0.8946, { mistakes: [0.96696] }), [
    ['0.96696', 'wrong', divided],
    ['0.97', 'wrong', `Looks like a common mistake: ${divided}`],
    ['0.97115', 'wrong', high],
  ]);
  judged(question('kW'), key(3249), [['3.2 kW', 'almost', rounded]]);
  judged(question('min'), key(131.6 * 60), [
    ['100 min', 'wrong', low],
    ['130 min', 'almost', rounded],
  ]);
  judged(question('m'), key(28.1), [['30 m', 'wrong', high]]);
});

describe('a number without % for a percentage', () => {
  const asked = question('%', { mistakes: ['You have divided by the dry air.'] });
  const inPercent = 'We assumed %. Add the unit.';
  judged(asked, key(0.0347, { mistakes: [0.0291] }), [
    ['3.47', 'almost', 'The number is right in %. Add the unit.'],
    ['2.91', 'wrong', `You have divided by the dry air. ${inPercent}`],
    ['4.3', 'wrong', `${high} ${inPercent}`],
    ['0.043', 'wrong', high],
  ]);
});

describe('an unreadable entry gets a matching example', () => {
  judged(question('L'), key(3), [
    ['banana', 'unclear', 'Start with a number, like 3.2 L.'],
    ['', 'unclear', 'Type a number and its unit, like 3.2 L.'],
    ['3-4 L', 'unclear', 'That reads as a range. Type the one number you found, like 3.2 L.'],
  ]);
  judged(question(''), key(0.5), [
    ['banana', 'unclear', 'Start with a number, like 3.2.'],
    ['', 'unclear', 'Type a number, like 3.2.'],
  ]);
  judged(question('%'), key(0.5), [['x', 'unclear', 'Start with a number, like 3.2%.']]);
});

describe('asks about a letter that changes the dimensions', () => {
  judged(question('psi', { is: 'gauge' }), key(47_000), [
    ['6.817 lb/in2', 'unclear', '“lb” is mass. If you mean force, write lbf.'],
    ['6.817 lbf/in2', 'right', right],
  ]);
  judged(question('kJ'), key(1356), [
    ['1000 ft lb', 'unclear', '“lb” is mass. If you mean force, write lbf.'],
  ]);
  judged(question('kg'), key(1.086), [
    ['1.086 kg N2', 'right', right],
    ['1.086 kg N', 'unclear', 'We read “N” as newtons. Leave it out if it’s not a unit.'],
  ]);
  judged(question('lbm/hr', { dimensions: massFlow }), key(6.1109), [
    ['48.5k lb/h', 'right', right],
    ['48.5 k lb/h', 'unclear', 'We read “K” as kelvin. Leave it out if it’s not a unit.'],
  ]);
  judged(question('mol/L', { dimensions: [0, -3, 0, 0, 0, 1, 0], factor: 1000 }), key(12_500), [
    ['12.5 mol/L A', 'unclear', 'We read “A” as amperes. Leave it out if it’s not a unit.'],
    ['12.5 mol/(L K)', 'wrong', asks('in moles per liter kelvin', 'a molar concentration')],
  ]);
  judged(question('N'), key(5), [['5.00 N', 'right', right]]);
  judged(question('K'), key(5), [['5.00 kg', 'wrong', asks('a mass', 'a temperature difference')]]);
});

describe('asks about a comma that may be a decimal comma', () => {
  const clarification = 'Did you mean 1.092? Use a decimal point.';
  judged(question('kg'), key(1.092), [
    ['1,092 kg', 'unclear', clarification],
    ['1092 kg', 'wrong', ten('large', '1000')],
    ['1,092 g', 'right', right],
  ]);
  judged(question('kg'), key(1092), [['1,092 kg', 'right', right]]);
  judged(question('kg'), key(2.5), [['1,092 kg', 'wrong', farHigh]]);
});

describe('a whole number needs no more digits', () => {
  const asked = question('°C', { is: 'temperature', within: { amount: 0.5 }, allowance: '0.5 K' });
  const near = 'That’s within 0.5 K of the solution.';
  judged(asked, key(293.15), [
    ['20 °C', 'right', near],
    ['68 °F', 'right', near],
  ]);
  judged(asked, key(293.35), [['20 °C', 'right', moreFigures]]);
  judged(question('%'), key(0.2), [['20 %', 'right', right]]);
  judged(question(''), key(1), [
    ['1', 'right', right],
    ['1.0', 'right', moreFigures],
  ]);
  judged(question(''), key(1.006), [['1', 'right', moreFigures]]);
});

describe('an entry that equals another answer or a given', () => {
  const asked = question('m', {
    givens: [
      { words: 'Rise from point 1 to point 2', dimensions: [0, 1, 0, 0, 0, 0, 0], value: 12 },
      {
        words: 'Length of the pipe',
        dimensions: [0, 1, 0, 0, 0, 0, 0],
        value: 80,
        drawn: { place: 1, factor: 0.3048, zero: 0 },
      },
      { words: 'Temperature', dimensions: [0, 0, 0, 0, 1, 0, 0], value: 298.15 },
    ],
    mistakes: ['You have left out the rise.'],
  });
  const others = [
    { question: { ...question('kW'), label: 'Power of the pump' }, key: key(13_400) },
    { question: { ...question('m'), label: 'Loss in the pipe' }, key: key(6.42) },
  ];
  const sentenceFor = (typed: string, printed?: readonly string[]) =>
    checkAnswer(typed, asked, key(28.1, { mistakes: [16.1] }), { others, printed }).sentence;

  test.each([
    ['13.4 kW', 'That’s the answer to “Power of the pump.”'],
    ['6.42 m', 'That’s the answer to “Loss in the pipe.”'],
    ['6.46 m', low],
    ['12 m', 'That’s the given “Rise from point 1 to point 2.”'],
    ['80 m', 'That’s the given “Length of the pipe.”'],
    ['25 °C', 'That’s the given “Temperature.”'],
    ['298.15 K', 'That’s the given “Temperature.”'],
    ['25.02 °C', asks('a temperature', 'a length', ', like “Temperature”')],
    ['16.1 m', 'You have left out the rise.'],
  ])('%s: %s', (typed, sentence) => {
    expect(sentenceFor(typed)).toBe(sentence);
  });

  test('is recognized with new numbers', () => {
    expect(sentenceFor('80 m', ['5', '1,200'])).toBe(high);
    expect(sentenceFor('1200 ft', ['5', '1,200'])).toBe('That’s the given “Length of the pipe.”');
    expect(sentenceFor('12 m', ['5', '1,200'])).toBe(
      'That’s the given “Rise from point 1 to point 2.”',
    );
  });
});

test('points to the hints if nothing more is known', () => {
  const [far, near] = ['500 kW', '3.25 kW'].map((typed) =>
    checkAnswer(typed, question('kW'), key(3200)),
  );
  expect(far).toMatchObject({ sentence: farHigh, seeHints: true });
  expect(near?.seeHints).toBeUndefined();
});

test('a missing conversion to kelvin ranks below closer mistakes', () => {
  const asked = question('kW', { mistakes: ['You have used the wrong end.'] });
  const sentenceFor = (typed: string) =>
    checkAnswer(typed, asked, key(3200, { mistakes: [4600], forgotZero: 4571 })).sentence;
  expect(sentenceFor('4.571 kW')).toBe(notATemperature);
  expect(sentenceFor('4.60 kW')).toBe('You have used the wrong end.');
});
