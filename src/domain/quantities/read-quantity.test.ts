import { describe, expect, test } from 'vitest';
import { readQuantity, type ParsedQuantity } from './read-quantity.ts';

function reading(text: string): ParsedQuantity {
  const result = readQuantity(text);
  if ('problem' in result) throw new Error(`${text}: ${result.problem}`);
  return result;
}

// Values in SI are computed from definitions, not from the unit table.
test.each<[typed: string, value: number, words: string]>([
  ['3.2 kW', 3200, '3.2 kilowatts'],
  ['1 kW', 1000, '1 kilowatt'],
  ['3,200 J/s', 3200, '3,200 joules per second'],
  ['1.5×10^3 lbm/hr', (1500 * 0.45359237) / 3600, '1.5 × 10^3 pounds mass per hour'],
  ['1.5×10³ kg', 1500, '1.5 × 10^3 kilograms'],
  ['10^3 kg', 1000, '1 × 10^3 kilograms'],
  ['2.1e-3 m2/s', 0.0021, '2.1 × 10^-3 square meters per second'],
  ['500 W/(m^2 K)', 500, '500 watts per square meter kelvin'],
  ['500 W/m2-K', 500, '500 watts per square meter kelvin'],
  ['9.81 m/s^2', 9.81, '9.81 meters per second squared'],
  ['8.314 J mol-1 K-1', 8.314, '8.314 joules per mole kelvin'],
  ['4.18 kJ/(kg °C)', 4180, '4.18 kilojoules per kilogram degree Celsius'],
  ['14.7 psia', (14.7 * 0.45359237 * 9.80665) / 0.0254 ** 2, '14.7 psi absolute'],
  ['2 lb-mol/h', (2 * 453.59237) / 3600, '2 pound moles per hour'],
  ['379.5 scf', 453.6, '379.5 standard cubic feet'],
  ['1 btu', 1055.05585262, '1 BTU'],
  ['50 ppm', 5e-5, '50 parts per million'],
  ['63 %', 0.63, '63 percent'],
  ['0.25', 0.25, '0.25'],
  ['−85 kW', -85_000, '-85 kilowatts'],
  ['+.5 m', 0.5, '+.5 meters'],
  ['0.03 min^-1', 0.0005, '0.03 per minute'],
  ['12 ft·lbf', 12 * 0.3048 * 0.45359237 * 9.80665, '12 foot pounds force'],
  ['2 M', 2000, '2 moles per liter'],
  ['1 MPa', 1e6, '1 megapascal'],
  ['1 mPa s', 0.001, '1 millipascal second'],
  ['63.1 kPa abs', 63_100, '63.1 kilopascals absolute'],
  ['2 bar gauge', 2e5, '2 bars gauge'],
  ['25 Liters/minute', 0.025 / 60, '25 liters per minute'],
  ['3 joules per mole kelvin', 3, '3 joules per mole kelvin'],
  ['4 watts per degree Celsius', 4, '4 watts per degree Celsius'],
])('%s', (typed, value, words) => {
  const result = reading(typed);
  const allowed = typed.includes('scf') ? 1e-3 : 1e-6;
  expect(Math.abs(result.value - value)).toBeLessThanOrEqual(allowed * Math.abs(value));
  expect(result.words).toBe(words);
});

test('a temperature has its own zero, but inside another unit it is a difference', () => {
  expect(reading('25 °C')).toMatchObject({ value: 25, unit: { zero: 273.15 } });
  for (const typed of ['77 degF', '77 °F', '77 deg F', '77 ºF', '77 F']) {
    const { value, unit } = reading(typed);
    expect(value + unit.zero).toBeCloseTo(298.15, 9);
  }
  expect(reading('25 K').unit.zero).toBe(0);
  expect(reading('4.18 kJ/kg-°C').unit.zero).toBe(0);
});

test.each([
  ['30 psig', 'gauge', 'psi gauge'],
  ['30 psi', undefined, 'psi'],
  ['200 kPa gauge', 'gauge', 'kilopascals gauge'],
])('%s has its reference and its unit in words', (typed, from, words) => {
  expect(reading(typed)).toMatchObject({ hasUnit: true, unit: { from }, unitWords: words });
});

test('a number alone has no unit', () => {
  expect(reading('1.5 x 10^3')).toMatchObject({ hasUnit: false, unitWords: '' });
  expect(reading('63 %').hasUnit).toBe(true);
});

// Different ways to type a quantity, with the value in SI and the interpretation.
test.each<[typed: string, value: number, words: string]>([
  // Sums of units that get smaller.
  ['3 min 45 s', 225, '3 minutes 45 seconds'],
  ['5 ft 3 in', 1.6002, '5 feet 3 inches'],
  ['5 ft, 3 in.', 1.6002, '5 feet 3 inches'],
  ['-92 ft 4 in', -28.1432, '-92 feet 4 inches'],
  // Arithmetic.
  ['9/35', 9 / 35, '0.257143'],
  ['0.85*2.05*52 kW', 90_610, '90.61 kilowatts'],
  ['(3+4)*2 m', 14, '14 meters'],
  ['1.2e3/60 kg/s', 20, '20 kilograms per second'],
  ['-(3 + 4) x 2 m', -14, '-14 meters'],
  ['2^3 m', 8, '8 meters'],
  ['-3^2 m', -9, '-9 meters'],
  ['1e-9/3 m', 1e-9 / 3, '3.33333 × 10^-10 meters'],
  // A slash before a unit isn't a division.
  ['1/min', 1 / 60, '1 per minute'],
  ['5 /(kg K)', 5, '5 per kilogram kelvin'],
  // Commas, spaces and powers of ten.
  ['0,279 kg/s', 0.279, '0.279 kilograms per second'],
  ['1234,567', 1234.567, '1234.567'],
  ['48 500 lb/h', (48_500 * 0.45359237) / 3600, '48,500 pounds mass per hour'],
  ['48\u2009500.5 W', 48_500.5, '48,500.5 watts'],
  ['48\u00a0500,5 W', 48_500.5, '48,500.5 watts'],
  ['1.342 X 10^4 W', 13_420, '1.342 × 10^4 watts'],
  ['3 x 10-3 W', 0.003, '3 × 10^-3 watts'],
  ['48.5k W', 48_500, '48.5 × 10^3 watts'],
  ['300k', 300, '300 kelvin'],
  ['3.2 kW.', 3200, '3.2 kilowatts'],
  // Pressure references.
  ['63.1 kPa(a)', 63_100, '63.1 kilopascals absolute'],
  ['31.25 bar a', 3_125_000, '31.25 bars absolute'],
  ['5 kPag', 5000, '5 kilopascals gauge'],
  ['5 mbar (g)', 500, '5 millibars gauge'],
  ['5 kJ/ g', 5e6, '5 kilojoules per gram'],
  // Substances.
  ['1.086 kg N2', 1.086, '1.086 kilograms (of N₂)'],
  ['2 mol/s of C6H12O6', 2, '2 moles per second (of C₆H₁₂O₆)'],
  ['3 kg of water', 3, '3 kilograms (of water)'],
  ['0.01 kg H2O/kg dry air', 0.01, '0.01 kilograms per kilogram (of H₂O, dry air)'],
  ['2 mol A/h', 2 / 3600, '2 moles per hour (of A)'],
  ['5 J/(mol K2)', 5, '5 joules per mole kelvin squared'],
  ['8.314 J/mol K', 8.314, '8.314 joules per mole kelvin'],
  ['10 in. Hg', 33_863.89, '10 inches of mercury'],
  ['10 ft of water', 29_890.669, '10 feet of water'],
  ['5 litres', 0.005, '5 liters'],
  ['5 lb mol', 2267.96185, '5 pound moles'],
  ['5 tons', 4535.9237, '5 short tons'],
  ['5 cubic feet', 5 * 0.3048 ** 3, '5 cubic feet'],
  ['300 °K', 300, '300 kelvin'],
  ['5 kg.s-1', 5, '5 kilograms per second'],
  ['3.47 mol %', 0.0347, '3.47 percent'],
  // Characters and spellings from other keyboards, phones and countries.
  ['74.7˚C', 74.7, '74.7 degrees Celsius'],
  ['6÷4 m', 1.5, '1.5 meters'],
  ['5 kg∕s', 5, '5 kilograms per second'],
  ['5 [kg/s]', 5, '5 kilograms per second'],
  ['≈ 15 m', 15, '15 meters'],
  ['m = 15 kg', 15, '15 kilograms'],
  ['P_out ≈ 3 bar', 3e5, '3 bars'],
  ['3.37 10^-3 m', 0.00337, '3.37 × 10^-3 meters'],
  ['7e3*100 K^-1', 700_000, '700000 per kelvin'],
  ['12 celcius', 12, '12 degrees Celsius'],
  ['40 pct', 0.4, '40 percent'],
  ['5 kgs^-1', 5, '5 kilograms per second'],
  ['0.45 (dimensionless)', 0.45, '0.45'],
  ['0.45 [-]', 0.45, '0.45'],
])('%s is read', (typed, value, words) => {
  const result = reading(typed);
  expect(Math.abs(result.value - value)).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  expect(result.words).toBe(words);
});

test('marks computed numbers, whose digits carry no precision', () => {
  expect(['9/35', '5 ft 3 in', '3.2 kW'].map((typed) => reading(typed).number.isComputed)).toEqual([
    true,
    true,
    undefined,
  ]);
});

describe('explains what it can’t read:', () => {
  test.each([
    ['', 'Type a number and its unit, like 3.2 kW.'],
    ['kW', 'Start with a number'],
    ['3.2 furlongs', '"furlongs" isn’t a unit'],
    ['1,5,2 kW', 'a decimal point'],
    ['1 2 kW', 'Type one number and one unit, like 3.2 kW.'],
    ['3 in 5 ft', 'Type one number and one unit'],
    ['5 3/2 in', 'Type one number and one unit'],
    ['0.3 to 1', 'reads as a range'],
    ['5 kg mole fraction', '"fraction" isn’t a unit'],
    ['x/2 = 5 m', 'Start with a number'],
    ['12 NM', 'capitals matter'],
    ['48 5001 W', 'Type one number and one unit'],
    ['5 ± 1 kW', 'Type one number and one unit'],
    ['13-14 kW', 'That reads as a range. Type the one number you found, like 3.2 kW.'],
    ['3 x 104 W', 'Is that a power of ten?'],
    ['5/0 W', 'can’t compute that'],
    ['(1+2 W', 'Type one number and one unit'],
    ['25 degrees', 'Degrees on which scale?'],
    ['3.2 kg furlongs', '"furlongs" isn’t a unit'],
    ['1.2.3', 'more than one number'],
    ['5 W/(m2 K', 'never closes'],
    ['5 W/m2 K)', 'never opens'],
    ['5 mpa', 'capitals matter'],
    ['5 psig/s', 'gauge pressure'],
    ['5 kg gauge', '"gauge" isn’t a unit'],
    ['9'.repeat(65), 'too long'],
    ['9e999 kW', 'too big'],
    ['5 ^m', 'isn’t a unit'],
    ['x = 4 = 5 m', 'Type one number and one unit'],
    ['6/(2)(3) m', 'Type one number and one unit'],
    ['5 kg * 3 + 2 m', 'Type one number and one unit'],
    ['4.18 kJ/kg * 25 °C', 'Type one number and one unit'],
    ['5 psig * 2 m^2', 'Type one number and one unit'],
    ['0’279', 'Type one number and one unit'],
    ['sqrt(-4) m', 'can’t compute that'],
  ])('%s', (typed, problem) => {
    expect(readQuantity(typed)).toMatchObject({
      problem: expect.stringContaining(problem) as string,
    });
  });
});
