import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { units } from '../src/domain/quantities/unit-table.ts';
import {
  asks,
  commonMistakes,
  fahrenheit,
  farHigh,
  farLow,
  gc,
  high,
  hours,
  inverse,
  judged,
  key,
  logs,
  low,
  massFlow,
  molar,
  moreFigures,
  notATemperature,
  question,
  right,
  sign,
  sixty,
  ten,
  tooManyFigures,
  upsideDown,
} from './typed-answers.ts';

describe('a power of 3.2 kW', () => {
  const asked = question('kW', {
    slips: commonMistakes,
    mistakes: ['You have forgotten the efficiency.', 'You have used the mass of the tank.'],
    givens: [
      { words: 'Heat to the tank', dimensions: [1, 2, -2, 0, 0, 0, 0], value: 5e6 },
      { words: 'Flow of water', dimensions: massFlow, value: 0.8 },
    ],
  });
  judged(asked, key(3200, { mistakes: [4571.4, 410] }), [
    ['3.20 kW', 'right', right],
    ['3.20e3 W', 'right', right],
    ['10,919 BTU/hr', 'right', right],
    ['3.23 kW', 'right', right],
    ['3.17 kW', 'right', right],
    ['3.2 kW', 'right', moreFigures],
    ['3.20041 kW', 'right', tooManyFigures],
    ['3 kW', 'wrong', low],
    ['3.20', 'almost', 'The number is right in kW. Add the unit.'],
    ['7', 'wrong', 'Add a unit, like kW. The question asks for a power.'],
    ['3.26 kW', 'almost', 'Very close, but too high.'],
    ['3.11 kW', 'almost', 'Very close, but too low.'],
    ['4.57 kW', 'wrong', 'You have forgotten the efficiency.'],
    ['-3.20 kW', 'wrong', sign],
    ['32.0 kW', 'wrong', ten('large', '10')],
    ['3200 kW', 'wrong', ten('large', '1000')],
    ['3.20 mW', 'wrong', ten('small', '10^6')],
    ['192 kW', 'wrong', sixty],
    ['11.5 MW', 'wrong', hours],
    ['5.76 kW', 'wrong', fahrenheit],
    ['103 kW', 'wrong', gc],
    ['7.37 kW', 'wrong', logs],
    ['0.3125 kW', 'wrong', upsideDown],
    ['3.08 kW', 'wrong', low],
    ['0', 'wrong', farLow],
    ['5.1 kW', 'wrong', high],
    ['47 kW', 'wrong', farHigh],
    ['0.21 kW', 'wrong', farLow],
    ['-5 kW', 'wrong', 'Check the sign first: which way does it go?'],
    ['3.20 kJ', 'wrong', asks('an energy', 'a power', ', like “Heat to the tank”')],
    ['3.20 kg/s', 'wrong', asks('a mass flow rate', 'a power', ', like “Flow of water”')],
    ['3.20 %', 'wrong', asks('a number without a unit', 'a power')],
    ['0.3125 1/kW', 'wrong', inverse],
    ['', 'unclear', 'Type a number and its unit, like 3.2 kW.'],
    ['kW', 'unclear', 'Start with a number, like 3.2 kW.'],
    ['about 3.20 kW', 'right', right],
    ['3,2 kW', 'right', moreFigures],
    ['3.2 kQ', 'unclear', '"kQ" isn’t a unit we know.'],
  ]);
});

test('the verdict repeats how the entry was read', () => {
  const { readAs } = checkAnswer('1.5×10^3 lbm/hr', question('kg'), key(1));
  expect(readAs).toBe('1.5 × 10^3 pounds mass per hour');
});

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
    // A temperature difference in kelvins is the same number.
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

describe('a molar flow of 12.5 mol/s of something with 44.01 g/mol', () => {
  const asked = question('mol/s', {
    slips: [...commonMistakes, [44.01, molar]],
    dimensions: [0, 0, -1, 0, 0, 1, 0],
  });
  judged(asked, key(12.5, { molarMasses: [0.04401], forgotZero: 151.2 }), [
    ['12.5 mol/s', 'right', right],
    ['45.0 kmol/hr', 'right', right],
    ['628 scfm', 'right', right],
    [
      '0.550 kg/s',
      'wrong',
      'That’s right on a mass basis. The question is on a molar basis: use the molar mass.',
    ],
    ['3 kg/s', 'wrong', 'That’s on a mass basis. The question is on a molar basis.'],
    ['550 mol/s', 'wrong', molar],
    ['151 mol/s', 'wrong', notATemperature],
    ['12.5 mol', 'wrong', asks('a number of moles', 'a molar flow rate')],
  ]);
});

describe('a mass of 2.20 kg of something with 28.0 g/mol', () => {
  judged(question('kg', { slips: [[28, molar]] }), key(2.2, { molarMasses: [0.028] }), [
    ['2.20 kg', 'right', right],
    ['4.85 lb', 'right', right],
    [
      '78.6 mol',
      'wrong',
      'That’s right on a molar basis. The question is on a mass basis: use the molar mass.',
    ],
    ['5 mol', 'wrong', 'That’s on a molar basis. The question is on a mass basis.'],
    ['61.6 kg', 'wrong', molar],
  ]);
});

describe('a fraction of 0.632', () => {
  judged(question('', { slips: commonMistakes }), key(0.632), [
    ['0.632', 'right', right],
    ['63.2 %', 'right', right],
    ['632,000 ppm', 'right', right],
    ['63.2', 'wrong', 'It’s 100 times too large: is it a fraction or a percentage?'],
    ['0.632 %', 'wrong', 'It’s 100 times too small: is it a fraction or a percentage?'],
    ['1.58', 'wrong', upsideDown],
    ['0.274', 'wrong', logs],
    ['0.632 kg', 'wrong', 'That’s a mass. The answer has no unit.'],
  ]);
});

describe('a percentage of 3.47 %', () => {
  judged(question('%'), key(0.0347), [
    ['3.47 %', 'right', right],
    ['0.0347', 'right', right],
    ['347 %', 'wrong', 'It’s 100 times too large: is it a fraction or a percentage?'],
  ]);
});

describe('a mass ratio of 53.5 g/kg', () => {
  judged(question('g/kg', { factor: 0.001 }), key(0.0535), [
    ['53.5 g/kg', 'right', right],
    ['0.0535 kg/kg', 'right', right],
    ['0.0535', 'right', right],
    ['53.5', 'almost', 'The number is right in g/kg. Add the unit.'],
    ['53.5 g', 'wrong', asks('a mass', 'a ratio in g/kg')],
  ]);
});

describe('a heat transfer coefficient of 500 W/(m²·K)', () => {
  judged(
    question('W/(m²·K)', { slips: commonMistakes, dimensions: [1, 0, -3, 0, -1, 0, 0] }),
    key(500),
    [
      ['500 W/(m^2 K)', 'right', right],
      ['0.500 kW/(m^2 °C)', 'right', right],
      ['500 W/m^2', 'wrong', asks('a heat flux', 'a heat transfer coefficient')],
      ['500 W/(m K)', 'wrong', asks('a thermal conductivity', 'a heat transfer coefficient')],
      ['0.00200 m^2 K/W', 'wrong', inverse],
    ],
  );
});

describe('a rate constant of 0.0300 per minute', () => {
  judged(
    question('min⁻¹', {
      slips: commonMistakes,
      dimensions: [0, 0, -1, 0, 0, 0, 0],
      factor: 1 / 60,
    }),
    key(0.03 / 60),
    [
      ['0.0300 1/min', 'right', right],
      ['1.80 1/hr', 'right', right],
      ['33.3 min', 'wrong', inverse],
      ['0.0300 1/s', 'wrong', sixty],
    ],
  );
});
