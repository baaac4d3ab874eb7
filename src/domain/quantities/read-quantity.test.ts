import { describe, expect, test } from 'vitest';
import { sameDimensions } from './dimensions.ts';
import { unitText } from './print.ts';
import { readQuantity, type Reading } from './read-quantity.ts';
import { readUnit } from './read-unit.ts';

function reading(text: string): Reading {
  const result = readQuantity(text);
  if ('problem' in result) throw new Error(`${text}: ${result.problem}`);
  return result;
}

// What it is in SI, computed here from definitions and not from the table.
test.each<[typed: string, value: number, words: string]>([
  ['3.2 kW', 3200, '3.2 kilowatts'],
  ['3.2kW', 3200, '3.2 kilowatts'],
  ['1 kW', 1000, '1 kilowatt'],
  ['3,200 J/s', 3200, '3,200 joules per second'],
  ['1.5×10^3 lbm/hr', (1500 * 0.45359237) / 3600, '1.5 × 10^3 pounds mass per hour'],
  ['1.5 x 10^3 lbm/hr', (1500 * 0.45359237) / 3600, '1.5 × 10^3 pounds mass per hour'],
  ['1.5×10³ kg', 1500, '1.5 × 10^3 kilograms'],
  ['10^3 kg', 1000, '10^3 kilograms'],
  ['2.1e-3 m2/s', 0.0021, '2.1 × 10^-3 square meters per second'],
  ['2.1E-3 m²/s', 0.0021, '2.1 × 10^-3 square meters per second'],
  ['500 W/(m^2 K)', 500, '500 watts per square meter kelvin'],
  ['500 W/m2-K', 500, '500 watts per square meter kelvin'],
  ['500 W/m²·K', 500, '500 watts per square meter kelvin'],
  ['500 W m^-2 K^-1', 500, '500 watts per square meter kelvin'],
  ['500 W m⁻² K⁻¹', 500, '500 watts per square meter kelvin'],
  ['9.81 m/s^2', 9.81, '9.81 meters per second squared'],
  ['8.314 J mol^-1 K^-1', 8.314, '8.314 joules per mole kelvin'],
  ['8.314 J mol-1 K-1', 8.314, '8.314 joules per mole kelvin'],
  ['4.18 kJ/kg/K', 4180, '4.18 kilojoules per kilogram kelvin'],
  ['4.18 kJ/(kg °C)', 4180, '4.18 kilojoules per kilogram degree Celsius'],
  ['14.7 psia', (14.7 * 0.45359237 * 9.80665) / 0.0254 ** 2, '14.7 psi absolute'],
  ['29.92 inHg', 29.92 * 3386.389, '29.92 inches of mercury'],
  ['760 mmHg', 101_325, '760 millimeters of mercury'],
  ['1 lbmol', 453.59237, '1 pound mole'],
  ['2 lb-mol/h', (2 * 453.59237) / 3600, '2 pound moles per hour'],
  ['2 kmol', 2000, '2 kilomoles'],
  ['5 gmol', 5, '5 moles'],
  ['1 cP', 0.001, '1 centipoise'],
  ['1 cSt', 1e-6, '1 centistokes'],
  ['1 bbl', 42 * 231 * 0.0254 ** 3, '1 oil barrel'],
  ['100 gpm', (100 * 231 * 0.0254 ** 3) / 60, '100 gallons per minute'],
  ['379.5 scf', 453.6, '379.5 standard cubic feet'],
  ['1 BTU', 1055.05585262, '1 BTU'],
  ['1 btu', 1055.05585262, '1 BTU'],
  ['1 kcal', 4184, '1 kilocalorie'],
  ['1 hp', 745.69987158, '1 horsepower'],
  ['50 ppm', 5e-5, '50 parts per million'],
  ['63 %', 0.63, '63 percent'],
  ['63%', 0.63, '63 percent'],
  ['0.25', 0.25, '0.25'],
  ['−85 kW', -85_000, '-85 kilowatts'],
  ['-85 kW', -85_000, '-85 kilowatts'],
  ['+.5 m', 0.5, '+.5 meters'],
  ['0.03 1/min', 0.0005, '0.03 per minute'],
  ['0.03 min^-1', 0.0005, '0.03 per minute'],
  ['12 ft·lbf', 12 * 0.3048 * 0.45359237 * 9.80665, '12 foot pounds force'],
  ['12 N·m', 12, '12 newton meters'],
  ['5 µm', 5e-6, '5 micrometers'],
  ['2 mol/L', 2000, '2 moles per liter'],
  ['2 M', 2000, '2 moles per liter'],
  ['1 MPa', 1e6, '1 megapascal'],
  ['1 mPa s', 0.001, '1 millipascal second'],
  ['540 R', 300, '540 degrees Rankine'],
  ['63.1 kPa abs', 63_100, '63.1 kilopascals absolute'],
  ['63.1 kPa (absolute)', 63_100, '63.1 kilopascals absolute'],
  ['2 bar gauge', 2e5, '2 bars gauge'],
  ['3.2 kilowatts', 3200, '3.2 kilowatts'],
  ['25 liters', 0.025, '25 liters'],
  ['25 Liters/minute', 0.025 / 60, '25 liters per minute'],
  ['12 pounds per hour', (12 * 0.45359237) / 3600, '12 pounds mass per hour'],
  ['3 joules per mole kelvin', 3, '3 joules per mole kelvin'],
  ['40 percent', 0.4, '40 percent'],
  ['4 watts per degree Celsius', 4, '4 watts per degree Celsius'],
])('%s', (typed, value, words) => {
  const result = reading(typed);
  const allowed = typed.includes('scf') ? 1e-3 : 1e-6;
  expect(Math.abs(result.value - value)).toBeLessThanOrEqual(allowed * Math.abs(value));
  expect(result.words).toBe(words);
});

test('a temperature alone has a zero of its own, inside another unit it is a difference', () => {
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
  ['30 psia', 'absolute', 'psi absolute'],
  ['30 psi', undefined, 'psi'],
  ['200 kPa gauge', 'gauge', 'kilopascals gauge'],
  ['200 kPa abs', 'absolute', 'kilopascals absolute'],
])('%s says from where it counts, and its unit in words', (typed, from, words) => {
  expect(reading(typed)).toMatchObject({ hasUnit: true, unit: { from }, unitWords: words });
});

test('a number alone has no unit', () => {
  expect(reading('1.5 x 10^3')).toMatchObject({ hasUnit: false, unitWords: '' });
  expect(reading('63 %').hasUnit).toBe(true);
});

describe('what is not understood is explained:', () => {
  test.each([
    ['', 'Type a number'],
    ['   ', 'Type a number'],
    ['kW', 'Begin with a number'],
    ['3.2 furlongs', '"furlongs" is not a unit'],
    ['1,5 kW', 'after a point'],
    ['1 2 kW', 'is not a unit'],
    ['1.2.3', 'more than one number'],
    ['5 W/(m2 K', 'not closed'],
    ['5 W/m2 K)', 'not opened'],
    ['5 mpa', 'capitals matter'],
    ['5 psig/s', 'gauge pressure'],
    ['5 kg gauge', '"gauge" is not a unit'],
    ['9'.repeat(65), 'too long'],
    ['9e999 kW', 'too large'],
    ['5 ^2', 'is not a unit'],
  ])('%s', (typed, problem) => {
    expect(readQuantity(typed)).toMatchObject({
      problem: expect.stringContaining(problem) as string,
    });
  });
});

test('entries of nonsense are all answered, none with an error, and a unit that is read reads back as it is printed', () => {
  const pieces = [
    '3.2',
    '1,000',
    '-',
    '−',
    '×10^',
    'e',
    '/',
    '(',
    ')',
    '^',
    ' ',
    '·',
    'kg',
    'm',
    's',
    'W',
    'K',
    '°C',
    'psig',
    'lbm',
    '²',
    '⁻¹',
    '%',
    'ft',
    'Ω',
    '💧',
    '\u0000',
    '..',
    '9'.repeat(20),
  ];
  let state = 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  let understood = 0;
  for (let entry = 0; entry < 50_000; entry += 1) {
    let typed = '';
    for (let length = next(8); length >= 0; length -= 1) typed += pieces[next(pieces.length)] ?? '';
    const result = readQuantity(typed);
    if ('problem' in result) continue;
    understood += 1;
    const { unit, value } = result;
    const again = readUnit(unitText(unit));
    if ('problem' in again) throw new Error(`${typed}: ${unitText(unit)}: ${again.problem}`);
    expect(Number.isFinite(value), typed).toBe(true);
    expect(Math.abs(again.factor / unit.factor - 1), typed).toBeLessThan(1e-9);
    expect(sameDimensions(again.dimensions, unit.dimensions), typed).toBe(true);
  }
  expect(understood).toBeGreaterThan(1000);
});
