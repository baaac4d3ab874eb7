import { describe, expect, test } from 'vitest';
import { helpFor } from '../src/domain/answers/asked-for.ts';
import type { AskedQuantity, Verdict } from '../src/domain/answers/asked-quantity.ts';
import { checkAnswer, isMiss } from '../src/domain/answers/check-answer.ts';
import { legibilityOf } from '../src/domain/answers/legibility.ts';
import { readUnit } from '../src/domain/quantities/read-unit.ts';
import { asks, high, judged, key, low, question, right } from './typed-answers.ts';

/** A question that asks in a unit made of others. */
function asked(unit: string, changes: Partial<AskedQuantity> = {}): AskedQuantity {
  const reading = readUnit(unit);
  if ('problem' in reading) throw new Error(reading.problem);
  const { dimensions, factor, zero } = reading;
  return question(unit, { dimensions, factor, zero, ...changes });
}

/** The answer to such a question, in its unit. */
const keyIn = (unit: string, number: number) => {
  const { factor, zero } = asked(unit);
  return key(number * factor + zero);
};

describe('a percentage has many names', () => {
  judged(
    question('%'),
    key(0.0171),
    [
      ...['1.71 mol percent', '1.71 mole percent', '1.71 mol %', '1.71mol%', '1.71 wt %'],
      ...['1.71 weight percent', '1.71 mass percent', '1.71 vol %', '1.71% by mass'],
      ...['1.71 percent', '1.71 per cent', '0.0171 mole fraction'],
    ].map((typed): [string, Verdict['kind'], string] => [typed, 'right', right]),
  );
  judged(question('%'), key(0.0171), [
    ['1.71 mol', 'wrong', asks('a number of moles', 'a percentage')],
  ]);
});

describe('a valve coefficient, as a plain number or with its usual unit', () => {
  const gpm = readUnit('gpm/psi^0.5');
  if ('problem' in gpm) throw new Error(gpm.problem);
  const { dimensions, factor } = gpm;
  const valve = question('', { also: { dimensions, factor }, mistakes: ['Too much.'] });
  judged(valve, key(18.96, { mistakes: [22.3] }), [
    ['19.0', 'right', right],
    ['19.0 gpm/psi^0.5', 'right', right],
    ['19.0 US gpm/sqrt(psi)', 'right', right],
    ['19.0 gal/min/psi^(1/2)', 'right', right],
    ['C_v = 19.0 gpm/√psi', 'right', right],
    ['16.4 m3/h/bar^0.5', 'right', right],
    ['22.3 gpm/psi^0.5', 'wrong', 'Too much.'],
    ['25.0 gpm/psi^0.5', 'wrong', high],
    ['19.0 gpm/psi', 'wrong', 'That’s in gpm per psi. The answer has no unit.'],
    ['19.0 gpm', 'wrong', 'That’s a volumetric flow rate. The answer has no unit.'],
  ]);
  judged(question(''), key(18.96), [
    ['19.0 gpm/psi^0.5', 'wrong', 'That’s in gpm per psi to the 0.5. The answer has no unit.'],
  ]);
});

describe('a letter behind a number is what fits, or is asked about', () => {
  judged(question(''), key(95_000), [
    ['95.0k', 'right', right],
    ['95.0 k', 'right', right],
    ['95.0K', 'unclear', '“K” is kelvin. For thousands, write e3.'],
    ['0.0950M', 'unclear', '“M” is moles per liter. For millions, write e6.'],
  ]);
  judged(asked('K', { is: 'temperature' }), key(300), [
    ['300k', 'right', right],
    ['300 k', 'right', right],
  ]);
  judged(asked('°C', { is: 'temperature' }), key(300), [
    ['26.9 deg', 'unclear', 'Degrees on which scale? Write °C, °F, K or °R.'],
  ]);
  judged(asked('K'), key(25), [
    ['25.0 deg', 'unclear', 'Degrees on which scale? Write °C, °F, K or °R.'],
    ['25.0k', 'right', right],
  ]);
  judged(asked('Pa'), key(95_000), [
    ['95.0k', 'almost', 'The number is right in Pa. Add the unit.'],
    ['95.0k Pa', 'right', right],
  ]);
  judged(asked('W/(m K)'), key(0.6), [
    ['0.600 W/mK', 'right', right],
    ['0.600 W/m K', 'right', right],
  ]);
  judged(asked('W/K'), key(600), [['0.600 W/mK', 'right', right]]);
});

describe('pounds are of mass or of force, as the question asks', () => {
  judged(asked('kN'), key(24_154), [
    ['5430 pounds', 'right', right],
    ['5430 lbf', 'right', right],
    ['5430 lb', 'unclear', '“lb” is mass. If you mean force, write lbf.'],
  ]);
  judged(asked('kg'), key(2463), [['5430 pounds', 'right', right]]);
  judged(asked('psi', { is: 'gauge' }), keyIn('psi', 12), [
    ['12.0 pounds per square inch', 'right', right],
  ]);
  judged(asked('kW'), key(3200), [['5430 pounds', 'wrong', asks('a mass', 'a power')]]);
});

describe('words of the problem say nothing in an answer', () => {
  const coal = asked('kg/kg', { words: 'air coal furnace' });
  judged(coal, key(11.2), [
    ['11.2 kg air/kg coal', 'right', right],
    ['11.2 kg air per kg of coal', 'right', right],
    ['11.2 lb air/lb coal', 'right', right],
    ['11.2 furnaces', 'right', right],
    ['11.2 kg-air/kg-coal', 'right', right],
    ['11.2 kg air/kg wood', 'unclear', '"wood" isn’t a unit we know.'],
    ['12.5 kg air/kg coal', 'wrong', high],
  ]);
  judged(asked('kg/d', { words: 'smoke' }), keyIn('kg/d', 50), [
    ['50.0 kg CO2/day', 'right', right],
    ['50.0 kg smoke/day', 'right', right],
    ['50.0 smoke', 'almost', 'The number is right in kg/d. Add the unit.'],
  ]);
  judged(question('kg', { words: 'smoke' }), key(50), [
    ['50.0 kg^2 smoke^2', 'unclear', '"smoke" isn’t a unit we know.'],
  ]);
});

describe('a whole number', () => {
  const trays = question('', {
    digits: 0,
    round: 'up',
    within: { amount: 1e-6 },
    allowance: '',
    words: 'real trays',
    mistakes: ['You rounded down.'],
  });
  const exactly = 'That’s exactly it.';
  judged(trays, key(2, { mistakes: [1] }), [
    ['2', 'right', exactly],
    ['2.0', 'right', exactly],
    ['2.000', 'right', exactly],
    ['two', 'right', exactly],
    ['Two trays', 'right', exactly],
    ['2 real trays', 'right', exactly],
    ['N = 2', 'right', exactly],
    ['2 stages', 'right', exactly],
    ['1.88', 'unclear', 'Round up to a whole number.'],
    ['1.999', 'unclear', 'Round up to a whole number.'],
    ['2.01', 'unclear', 'Type a whole number.'],
    ['0.88', 'unclear', 'Type a whole number.'],
    ['1', 'wrong', 'You rounded down.'],
    ['3', 'wrong', high],
    ['2 kg', 'wrong', 'That’s a mass. The answer has no unit.'],
    ['trays', 'unclear', 'Start with a number, like 3.'],
  ]);
  judged({ ...trays, round: 'down' }, key(8), [
    ['8.78', 'unclear', 'Round down to a whole number.'],
    ['7.9', 'unclear', 'Type a whole number.'],
    ['8', 'right', exactly],
  ]);
  const { round: _, ...counted } = trays;
  judged(counted, key(2), [
    ['1.88', 'unclear', 'Type a whole number.'],
    ['two', 'right', exactly],
    ['1', 'wrong', low],
  ]);

  test('has no tolerance to tell, and one to round is no miss', () => {
    expect(helpFor(trays)).toBe('A whole number.');
    expect(isMiss(checkAnswer('1.88', trays, key(2)))).toBe(false);
  });

  test('is asked for in an exam too, without a word on which way to round', () => {
    expect(legibilityOf('1.88', trays)).toMatchObject({ trouble: 'Type a whole number.' });
    expect(legibilityOf('two', trays)).toEqual({ isEmpty: false, readAs: '2' });
  });
});

// The hands of students who are right, over a spread of what problems ask for.
describe.each<[unit: string, number: number, changes: Partial<AskedQuantity>, entries: string[]]>([
  [
    'kJ/mol',
    40.7,
    {},
    [
      ...['40.7 kJ per mol', '40.7 kJ/mole', '40.7 kJ mol⁻¹', '40.7 kJ·mol-1', '40.7 kJ/gmol'],
      ...['40700 joules per mole', '9.73 kcal/mol', '4.07 x 10⁴ J/mol', '4.07E+04 J/mol'],
    ],
  ],
  [
    'J/(mol K)',
    75.3,
    {},
    [
      ...['75.3 J/mol-K', '75.3 J/mol/K', '75.3 J/(mol*K)', '75.3 J/molK', '75.3 J/K/mol'],
      ...['75.3 J mol^-1 K^-1', '75.3 J/mol.K', '75.3 J/(mol·°C)', '18.0 cal/gmol-K'],
    ],
  ],
  ['m/s^2', 9.81, {}, ['9.81 m/s2', '9.81 m/s²', '9.81 m/s/s', '9.81 m s^-2', '32.2 ft/sec²']],
  [
    'm^3/hr',
    12.4,
    {},
    [
      ...['12.4 m^3 per hour', '12.4 m3/h', '12.4 cubic meters per hour', '12.4 cu m/hr'],
      ...['12.4 m³·h⁻¹', '54.6 US gpm', '54.6 gallons per minute', '207 lpm', '438 cubic feet/hr'],
    ],
  ],
  [
    '°C',
    76.9,
    { is: 'temperature', within: { amount: 0.5 }, allowance: '1%' },
    [
      ...['76.9 deg C', '76.9 celsius', '76.9 degrees c', '76.9°c', '76.9 degrees centigrade'],
      ...['170.4 degrees F', '170.4 fahrenheit', '350.1 K', '350.1 kelvins', '350.1 k'],
    ],
  ],
  ['m^2', 3.72, {}, ['3.72 sq m', '40.0 sq ft', '40.0 sqft', '40.0 square feet', '3.72 m**2']],
  ['s', 20_400, {}, ['5 2/3 h', '5⅔ hours', '5 hr 40 min', '340 minutes', '20.4 x 10^3 sec']],
  [
    'W/(m^2 K)',
    500,
    {},
    ['500. W/m2K', '500. W/m^2-K', '500. W/(m²·°C)', '88.1 BTU/hr-ft2-F', '88.1 Btu/h/ft²/°F'],
  ],
  [
    'Pa s',
    0.0123,
    {},
    ['12.3 cP', '12.3 centipoise', '12.3 mPa.s', '0.0123 kg/m-s', '1.23e-2 Pa-s'],
  ],
  [
    'mol/L',
    0.512,
    {},
    ['0.512 M', '0.512 molar', '0.512 mol/dm³', '0.512 gmol/liter', '512 mmol/l'],
  ],
  ['kW', 3.2, {}, ['3.20 KW', 'about 3.20 kilowatts', '4.29 HP', 'P ≈ 3.20 kJ/sec', '3,200 watts']],
  ['$/yr', 12_400, {}, ['$12,400/yr', '$12.4k/year', '12,400 dollars per year', '$1.24e4 per yr']],
])('a right answer in %s', (unit, number, changes, entries) => {
  test.each(entries)('%s', (typed) => {
    expect(checkAnswer(typed, asked(unit, changes), keyIn(unit, number)).kind).toBe('right');
  });
});
