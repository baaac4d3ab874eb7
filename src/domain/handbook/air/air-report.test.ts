import { expect, test } from 'vitest';
import { readQuantity } from '../../quantities/read-quantity.ts';
import { humidAir, type AirGiven, type HumidAir } from '../../properties/humid-air.ts';
import { airByHand } from './air-by-hand.ts';
import { airTexts, inAirUnit } from './air-print.ts';
import { airInWords, airToCopy } from './air-report.ts';

const si = airTexts('SI');
const celsius = (t: number) => t + 273.15;

const airOf = (given: AirGiven, p = 101_325): HumidAir => {
  const answer = humidAir(p, given);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.air;
};

test.each<[AirGiven, string]>([
  [
    { dryBulb: celsius(32), relativeHumidity: 0.6 },
    'Cool it to 23.3\u00a0°C and it starts to rain',
  ],
  [{ dryBulb: celsius(5), relativeHumidity: 0.3 }, 'and frost forms'],
  [{ dryBulb: celsius(20), relativeHumidity: 1 }, 'It’s full'],
  [{ dryBulb: celsius(20), humidityRatio: 0 }, 'completely dry'],
])('%o in words', (given, words) => {
  expect(airInWords(airOf(given), si).heading).toContain(words);
});

test('the copied text has every number, with its basis', () => {
  const lines = airToCopy(airOf({ dryBulb: celsius(32), relativeHumidity: 0.6 }), si).split('\n');
  expect(lines).toContain('Humidity ratio: 18.0\u00a0g/kg dry air');
  expect(lines).toHaveLength(9);
});

test('in US units, with enthalpies from dry air at 0 °F', () => {
  const summer = airOf({ dryBulb: (90 + 459.67) / 1.8, relativeHumidity: 0.6 });
  const lines = airToCopy(summer, airTexts('US')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Humid air at 14.7\u00a0psia', 'Dry bulb: 90.0\u00a0°F']);
  // ASHRAE: h = 0.240 t + w (1061 + 0.444 t)
  const expected = 0.24 * 90 + summer.humidityRatio * (1061 + 0.444 * 90);
  expect(inAirUnit('h', summer.h, 'US')).toBeCloseTo(expected, 1);
  expect(airInWords(summer, airTexts('US')).heading).toContain('Cool it to 74');
});

const computed = (sum: string) => {
  const reading = readQuantity(sum);
  return 'problem' in reading ? NaN : reading.value;
};

test.each(['SI', 'US'] as const)(
  'by hand in %s, the printed numbers give the printed results',
  (units) => {
    for (const [t, humidity, p] of [
      [32, 0.6, 101_325],
      [-12, 0.5, 101_325],
      [48, 0.07, 80_000],
      [0.4, 1, 150_000],
    ] as const) {
      const air = airOf({ dryBulb: celsius(t), relativeHumidity: humidity }, p);
      for (const { sum, result } of airByHand(air, airTexts(units))) {
        // The digits of a power of ten have no fixed decimal place.
        if (result.includes('×')) continue;
        const [digits = ''] = result.replace('−', '-').split('\u00a0');
        const lastPlace = 10 ** -(digits.split('.')[1]?.length ?? 0);
        const off = Math.abs(computed(sum) - Number(digits));
        // Rounding to four digits can add slightly more than half of the last place.
        const most = lastPlace / 2 + Math.abs(Number(digits)) / 1000;
        expect(off, `${sum} = ${result}`).toBeLessThanOrEqual(most);
      }
    }
  },
);
