import { describe, expect, test } from 'vitest';
import { helpFor } from '../src/domain/answers/asked-for.ts';
import type { Verdict } from '../src/domain/answers/asked-quantity.ts';
import { checkAnswer, isMiss } from '../src/domain/answers/check-answer.ts';
import { legibilityOf } from '../src/domain/answers/legibility.ts';
import { readUnit } from '../src/domain/quantities/read-unit.ts';
import { asks, judged, key, low, question, questionIn, right } from './typed-answers.ts';

const keyIn = (unit: string, number: number) => {
  const { factor, zero } = questionIn(unit);
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
    ['C_v = 19.0 gpm/√psi', 'right', right],
    ['16.4 m3/h/bar^0.5', 'right', right],
    ['19.0 gpm/psi', 'wrong', 'That’s in gpm per psi. The answer has no unit.'],
  ]);
  judged(question(''), key(18.96), [
    ['19.0 gpm/psi^0.5', 'wrong', 'That’s in gpm per psi to the 0.5. The answer has no unit.'],
  ]);
});

describe('a letter after a number is read if it fits, or clarified', () => {
  judged(question(''), key(95_000), [
    ['95.0k', 'right', right],
    ['95.0K', 'unclear', '“K” is kelvin. For thousands, write e3.'],
    ['0.0950M', 'unclear', '“M” is moles per liter. For millions, write e6.'],
  ]);
  judged(questionIn('K', { is: 'temperature' }), key(300), [['300 k', 'right', right]]);
  judged(questionIn('°C', { is: 'temperature' }), key(300), [
    ['26.9 deg', 'unclear', 'Degrees on which scale? Write °C, °F, K or °R.'],
  ]);
  judged(questionIn('K'), key(25), [['25.0k', 'right', right]]);
  judged(questionIn('Pa'), key(95_000), [
    ['95.0k', 'almost', 'The number is right in Pa. Add the unit.'],
    ['95.0k Pa', 'right', right],
  ]);
  judged(questionIn('W/(m K)'), key(0.6), [['0.600 W/mK', 'right', right]]);
  judged(questionIn('W/K'), key(600), [['0.600 W/mK', 'right', right]]);
});

describe('pounds are mass or force, as the question needs', () => {
  judged(questionIn('kN'), key(24_154), [
    ['5430 pounds', 'right', right],
    ['5430 lb', 'unclear', '“lb” is mass. If you mean force, write lbf.'],
  ]);
  judged(questionIn('kg'), key(2463), [['5430 pounds', 'right', right]]);
  judged(questionIn('psi', { is: 'gauge' }), keyIn('psi', 12), [
    ['12.0 pounds per square inch', 'right', right],
  ]);
  judged(questionIn('kW'), key(3200), [['5430 pounds', 'wrong', asks('a mass', 'a power')]]);
});

describe('words of the problem are ignored in an answer', () => {
  const coal = questionIn('kg/kg', { words: 'air coal furnace' });
  judged(coal, key(11.2), [
    ['11.2 kg air/kg coal', 'right', right],
    ['11.2 kg air per kg of coal', 'right', right],
    ['11.2 furnaces', 'right', right],
    ['11.2 kg air/kg wood', 'unclear', '"wood" isn’t a unit we know.'],
  ]);
  judged(questionIn('kg/d', { words: 'smoke' }), keyIn('kg/d', 50), [
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
    ['two', 'right', exactly],
    ['2 real trays', 'right', exactly],
    ['N = 2', 'right', exactly],
    ['2 stages', 'right', exactly],
    ['1.88', 'unclear', 'Round up to a whole number.'],
    ['2.01', 'unclear', 'Type a whole number.'],
    ['1', 'wrong', 'You rounded down.'],
    ['2 kg', 'wrong', 'That’s a mass. The answer has no unit.'],
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

  test('has no tolerance, and an unrounded entry costs no try', () => {
    expect(helpFor(trays)).toBe('A whole number.');
    expect(isMiss(checkAnswer('1.88', trays, key(2)))).toBe(false);
  });

  test('is also required in an exam, without the direction to round', () => {
    expect(legibilityOf('1.88', trays)).toMatchObject({ trouble: 'Type a whole number.' });
    expect(legibilityOf('two', trays)).toEqual({ isEmpty: false, readAs: '2' });
  });
});
