import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import {
  question,
  key,
  judged,
  massFlow,
  right,
  moreFigures,
  tooManyFigures,
  sign,
  sixty,
  hours,
  fahrenheit,
  gc,
  logs,
  upsideDown,
  inverse,
  high,
  low,
  farHigh,
  farLow,
  ten,
  asks,
  commonMistakes,
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

test('the way an entry was understood is always echoed', () => {
  const { readAs } = checkAnswer('1.5×10^3 lbm/hr', question('kg'), key(1));
  expect(readAs).toBe('1.5 × 10^3 pounds mass per hour');
});
