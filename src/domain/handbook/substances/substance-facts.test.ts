import { expect, test } from 'vitest';
import type { HandbookSubstance } from './handbook-substance.ts';
import { constantsOf, formationOf } from './substance-facts.ts';

const required: HandbookSubstance = {
  name: 'benzene',
  formula: 'C6H6',
  cas: '71-43-2',
  molarMass: 78.114,
  alsoCalled: [],
  critical: { temperature: 562.02, pressure: 4.894, source: 'a' },
  acentricFactor: { value: -0.0021, source: 'b' },
};

const shown = (facts: ReturnType<typeof constantsOf>) =>
  facts.map(({ what, value, also, source }) => [what, value, also, source]);

test('constants of every substance, some in two units', () => {
  expect(shown(constantsOf(required)).slice(1)).toEqual([
    ['Critical temperature', '288.87 °C', '562.02 K', 'a'],
    ['Critical pressure', '4.894 MPa', '48.30 atm', 'a'],
    ['Acentric factor', '−0.0021', undefined, 'b'],
  ]);
  expect(formationOf(required)).toEqual([]);
});

test('in US units, each value is converted and then as listed', () => {
  const vaporization = { atBoilingPoint: 30.72, source: 'c' };
  expect(shown(constantsOf({ ...required, vaporization }, 'US')).slice(1)).toEqual([
    ['Critical temperature', '552.0 °F', '562.02 K', 'a'],
    ['Critical pressure', '709.8 psia', '4.894 MPa', 'a'],
    ['Acentric factor', '−0.0021', undefined, 'b'],
    ['Heat of vaporization at the boiling point', '169.1 BTU/lb', '30.72 kJ/mol', 'c'],
  ]);
});

test('converts values per mole to values per kilogram with as many digits', () => {
  const facts = constantsOf({
    ...required,
    boilingPoint: { value: 90.2, source: 'c' },
    vaporization: { atBoilingPoint: 30.72, at25C: 33.83, source: 'c' },
    liquidHeatCapacity: { value: 136, from: 288.15, to: 308.15, source: 'c' },
  });
  expect(shown(facts)).toEqual(
    expect.arrayContaining([
      ['Boiling point at 1 atm', '−182.95 °C', '90.2 K', 'c'],
      ['Heat of vaporization at the boiling point', '30.72 kJ/mol', '393.3 kJ/kg', 'c'],
      ['Heat of vaporization at 25 °C', '33.83 kJ/mol', '433.1 kJ/kg', 'c'],
      ['Liquid heat capacity, 15 to 35 °C', '136 J/(mol·K)', '1.74 kJ/(kg·K)', 'c'],
    ]),
  );
});

test('an entropy has its own source, and a computed Gibbs energy says how it was computed', () => {
  const gas = { enthalpy: 82.9, entropy: 269.2, source: 'a', entropySource: 'b' };
  expect(shown(formationOf({ ...required, gas }))).toEqual([
    ['Enthalpy of formation, gas', '82.9 kJ/mol', undefined, 'a'],
    ['Gibbs energy of formation, gas', '129.8 kJ/mol', 'from ΔH − TΔS', undefined],
    ['Entropy, gas', '269.2 J/(mol·K)', undefined, 'b'],
  ]);
});
