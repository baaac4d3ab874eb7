import { describe } from 'vitest';
import { units } from '../src/domain/quantities/unit-table.ts';
import {
  question,
  key,
  judged,
  right,
  moreFigures,
  fahrenheit,
  gc,
  low,
  commonMistakes,
} from './typed-answers.ts';

describe('a pressure of 310.5 kPa absolute', () => {
  judged(question('kPa', { is: 'absolute' }), key(310_500), [
    ['310 kPa', 'right', right],
    ['45.0 psia', 'right', right],
    ['30.3 psig', 'right', right],
    ['2.09 barg', 'right', right],
    ['45.0 psig', 'wrong', 'That’s the absolute pressure, but you wrote gauge.'],
    ['209 kPa', 'wrong', 'That’s the gauge pressure. Add atmospheric pressure to get absolute.'],
    ['30.3 psi', 'wrong', 'That’s the gauge pressure. Add atmospheric pressure to get absolute.'],
  ]);
});

describe('a gauge pressure of 12.0 psig', () => {
  const psi = units.get('psi')?.factor ?? NaN;
  judged(question('psi', { is: 'gauge', slips: commonMistakes }), key(12 * psi), [
    ['12.0 psig', 'right', right],
    ['12.0 psi', 'right', right],
    ['12.0 psia', 'almost', 'The number is right, but you wrote absolute.'],
    [
      '26.7 psia',
      'wrong',
      'That’s the absolute pressure. Subtract atmospheric pressure to get gauge.',
    ],
    [
      '26.7 psi',
      'wrong',
      'That’s the absolute pressure. Subtract atmospheric pressure to get gauge.',
    ],
    ['386 psi', 'wrong', gc],
  ]);
});

describe('a pressure of 63.1 kPa absolute where the air has 83.3 kPa', () => {
  judged(question('kPa', { is: 'absolute' }), key(63_100, { atmosphere: 83_300 }), [
    ['63.1 kPa', 'right', right],
    ['-0.202 barg', 'right', right],
    ['-20.2 kPa', 'wrong', 'That’s the gauge pressure. Add atmospheric pressure to get absolute.'],
  ]);
});

describe('a temperature of 76.9 °C', () => {
  const asked = question('°C', {
    is: 'temperature',
    within: { amount: 0.5 },
    allowance: '0.5 K',
    mistakes: [
      'You have mixed the two streams by their number and not by their heat capacity.',
      'That’s only the rise.',
    ],
    givens: [{ words: 'Feed', dimensions: [0, 0, 0, 0, 1, 0, 0], value: 291.15 }],
  });
  const near = 'That’s within 0.5 K of the solution.';
  judged(asked, key(350.05, { mistakes: [333.2, 332.05] }), [
    ['76.9 °C', 'right', near],
    ['77 degrees C', 'right', moreFigures],
    ['170 °F', 'right', near],
    ['350 K', 'right', near],
    ['630 R', 'right', near],
    [
      '60.0 °C',
      'wrong',
      'You have mixed the two streams by their number and not by their heat capacity.',
    ],
    ['58.9 °C', 'wrong', 'That’s only the rise.'],
    // A difference is the same in kelvin.
    ['58.9 K', 'wrong', 'That’s only the rise.'],
    ['18 °C', 'wrong', 'That’s the given “Feed.”'],
    ['18.02 °C', 'wrong', low],
    ['76.9 K', 'wrong', 'The number is right in °C, but you wrote kelvin.'],
    ['76.9 °F', 'wrong', 'The number is right in °C, but you wrote degrees Fahrenheit.'],
    ['78.2 °C', 'almost', 'Very close, but too high.'],
    ['76.9', 'almost', 'The number is right in °C. Add the unit.'],
  ]);
});

describe('a temperature difference of 25.0 K', () => {
  judged(question('K', { slips: commonMistakes }), key(25), [
    ['25.0 K', 'right', right],
    ['25.0 °C', 'right', right],
    ['45.0 °F', 'right', right],
    ['45.0 K', 'wrong', fahrenheit],
  ]);
});
