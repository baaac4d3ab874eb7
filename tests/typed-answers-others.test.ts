import { describe } from 'vitest';
import {
  question,
  key,
  judged,
  right,
  sixty,
  logs,
  upsideDown,
  inverse,
  molar,
  notATemperature,
  asks,
  commonMistakes,
} from './typed-answers.ts';

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
    ['3.47', 'almost', 'The number is right in %. Add the unit.'],
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
