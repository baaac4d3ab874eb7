import { expect, test } from 'vitest';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { listedSubstances, properties } from './substance-properties.ts';
import { lookedUp } from './table-lookup.ts';
import { Names } from './names.ts';

function names(): Names {
  const stated = new Names();
  stated.state({ name: 'T1', value: '60 degC' });
  stated.state({ name: 'P', value: '1 atm' });
  return stated;
}

// Computed by hand from the numbers in the file.
test.each([
  [
    'benzene(T = T1, vaporPressure) in kPa to 4',
    `${(10 ** (8.98523 - 1184.236 / (333.15 - 55.623)) / 1000).toPrecision(4)} kPa`,
  ],
  ['Water(T = 25 degC, phase = liquid, heatCapacity) in J/(mol K) to 3', '75.3 J/(mol K)'],
  ['water(phase = liquid, formationEnthalpy) in kJ/mol to 4', '-285.8 kJ/mol'],
  ['carbon dioxide(molarMass) in g/mol', '44.009 g/mol'],
  ['1,3-butadiene(criticalTemperature) in K to 4', '425.0 K'],
])('%s is %s', (text, value) => {
  expect(lookedUp(text, names().find)?.value).toBe(value);
});

test('each number has the source that the file names', () => {
  const sourceOf = (text: string) => lookedUp(text, names().find)?.source;
  expect(sourceOf('benzene(T = T1, vaporPressure) in kPa')).toContain('Landolt');
  expect(sourceOf('water(boilingPoint) in K')).toContain('CRC Handbook');
  expect(sourceOf('water(p = 1 atm, boilingPoint) in K')).toContain('Poling');
  expect(sourceOf('water(molarMass) in g/mol')).toBeUndefined();
});

test.each([
  [
    'benzene(T = 600 K, vaporPressure) in kPa',
    'look that up',
    'the vapor pressure of benzene from',
  ],
  ['carbon dioxide(boilingPoint) in K', 'look that up', 'don’t have the boiling point'],
  ['benzen(T = T1, vaporPressure) in kPa', 'no table of "benzen"', 'benzene'],
  ['water(formationEnthalpy) in kJ/mol', 'different for the gas', 'water(phase = gas'],
  ['water(phase = ice, formationEnthalpy) in kJ/mol', '"ice" isn’t a phase', 'phase = liquid'],
  ['water(T = T1, phase = gas, vaporPressure) in kPa', 'depend on the phase', 'Leave out'],
  ['benzene(vaporPressure) in kPa', 'on its own', 'Give it T.'],
  ['benzene(p = P, T = T1, boilingPoint) in K', 'from p and T', 'nothing or p'],
  ['benzene(p = P, T) in K', '"T" can’t be looked up, only given', 'benzene(T = T1'],
])('%s is rejected: %s', (text, what, cure) => {
  let complaint = { message: '', cure: '' };
  try {
    lookedUp(text, names().find);
  } catch (error) {
    complaint = error as typeof complaint;
  }
  expect(complaint.message).toContain(what);
  expect(complaint.cure).toContain(cure);
});

test('other text is not a lookup', () => {
  for (const text of ['sqrt(T1)', 'sum(where(T1 <= 2, 1, 0))', 'a*(entropy)', 'benzene*2']) {
    expect(lookedUp(text, names().find)).toBeUndefined();
  }
});

/** Values inside and outside all temperature and pressure ranges. */
const places = [20, 150, 273.15, 298.15, 330, 450, 999, 1000, 1001, 2500, 4000];

test('each property has the same value in an expression as in the text, and none out of range', () => {
  let count = 0;
  for (const substance of listedSubstances().substances) {
    for (const { find, tree, needs } of Object.values(properties)) {
      for (const [first, second] of needs.filter(({ length }) => length > 0)) {
        for (const place of places) {
          for (const phase of ['gas', 'liquid'] as const) {
            const given = {
              [first ?? '']: first === 'p' ? place * 200 : place,
              ...(second !== undefined && { [second]: 305 }),
            };
            const answer = find(substance, phase, given);
            const expected = 'value' in answer ? answer.value : NaN;
            const found = evaluate(
              tree?.(
                substance,
                phase,
                Object.fromEntries(Object.keys(given).map((key) => [key, key])),
              ) ?? 0,
              new Map(Object.entries(given)),
            );
            if (Number.isNaN(expected)) expect(found).toBeNaN();
            else
              expect(Math.abs(found - expected)).toBeLessThan(
                1e-9 * Math.max(1, Math.abs(expected)),
              );
            count += Number.isNaN(expected) ? 0 : 1;
          }
        }
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
});
