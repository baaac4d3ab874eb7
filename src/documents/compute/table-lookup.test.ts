import { describe, expect, test } from 'vitest';
import { readSmall, solutionOf, step } from '../../../tests/small-documents.ts';
import { lookedUp } from './table-lookup.ts';
import { Names } from './names.ts';

function names(): Names {
  const stated = new Names();
  stated.state({ name: 'P1', value: '5.00 MPa' });
  stated.state({ name: 'T1', value: '450 degC' });
  stated.state({ name: 'P2', value: '8.00 kPa' });
  stated.state({ name: 'room', value: '30 degC' });
  stated.state({ name: 'phi', value: '40 %' });
  stated.let({ name: 'half', value: 'P1/2', unit: 'MPa' });
  return stated;
}

test.each([
  ['steam(p = P1, T = T1, h) in kJ/kg to 5', '3317.0 kJ/kg'],
  ['steam(p = P2, x = 0, T) in degC to 4', '41.51 degC'],
  ['steam(p = P2, s = 6.8208 kJ/(kg K), x) to 4', '0.8158'],
  ['air(p = 1 atm, dryBulb = room, relativeHumidity = phi, humidityRatio) to 3', '0.0106'],
  ['air(p = 101.325 kPa, dryBulb = 40 degC, wetBulb = 20 degC, h) in kJ/kg to 3', '56.7 kJ/kg'],
])('%s is %s', (text, value) => {
  expect(lookedUp(text, names().find)?.value).toBe(value);
});

test('other text is not a lookup', () => {
  for (const text of ['2.50 kg/s', 'm*cp', 'steam*2', '(steam)']) {
    expect(lookedUp(text, names().find)).toBeUndefined();
  }
});

test.each([
  ['steam(p = P1, T = T1)', 'one property at a time', 'steam(p = P1'],
  ['steam(p = P1, T = T1, H) in kJ/kg', 'doesn’t have "H"', 'Did you mean "h"?'],
  ['steam(p = T1, x = 1, h) in kJ/kg', 'which doesn’t fit "Pa"', 'Fix the unit'],
  ['steam(p = P1, T = T1, h)', 'which doesn’t fit a number without a unit', 'Fix the unit'],
  ['steam(p = P1, T = T1, x)', 'no "x" at that state', 'another property'],
  ['steam(p = P1, q = T1, h) in kJ/kg', 'doesn’t have "q"', 'It has p, T, v'],
  ['steam(p = P1, cp = P1, h) in kJ/kg', 'you can’t look it up by "cp"', 'steam(p = P1'],
  ['steam(p = 22.07 MPa, T = 374 degC, h) in kJ/kg', 'look that up', 'critical point'],
  ['steam(p = half, x = 1, h) in kJ/kg', '"half" isn’t a given', 'only givens'],
])('%s is rejected: %s', (text, what, cure) => {
  const stated = names();
  let complaint = { message: '', cure: '' };
  try {
    lookedUp(text, stated.find);
  } catch (error) {
    complaint = error as typeof complaint;
  }
  expect(complaint.message).toContain(what);
  expect(complaint.cure).toContain(cure);
});

describe('in a problem', () => {
  const problem = {
    givens: `<Given name="m" value="2.0 kg/s" from="1.0" to="3.0" by="0.1">flow</Given>
<Given name="P" value="400 kPa" from="200" to="800" by="50">pressure</Given>
<Given name="T" value="250 degC">temperature</Given>
<Given name="h" value="steam(p = P, T = T, h) in kJ/kg to 5">enthalpy</Given>
<Given name="hg" symbol="h_g" value="steam(p = P, x = 1, h) in kJ/kg to 5" source="a table">saturated</Given>`,
    solution: solutionOf(step('Q', 'm*(h - hg)', 'unit="kW"')),
    answer: '<Answer name="Q">Power</Answer>',
    mistake: `<Mistake value="m*(h - hg)/2">You halved it.</Mistake>
<Mistake value="3*m*(h - hg)">You tripled it.</Mistake>
<Mistake value="m*(h - hg)/5">You divided it by five.</Mistake>`,
  };
  const { variants, statement } = readSmall(problem);

  test('every set of numbers has the enthalpy at its own pressure, as printed', () => {
    expect(variants[0]?.values['h']).toEqual({ value: 2964.6, unit: 'kJ/kg' });
    const byPressure = new Map(
      variants.map(({ values }) => [values['P']?.value, values['h']?.value]),
    );
    expect(byPressure.size).toBe(13);
    expect(new Set(byPressure.values()).size).toBe(13);
    const of800 = lookedUp('steam(p = 800 kPa, T = 250 degC, h) in kJ/kg to 5', names().find);
    expect(`${String(byPressure.get(800))} kJ/kg`).toBe(of800?.value);
    for (const { values } of variants) {
      const [m, h, hg, Q] = ['m', 'h', 'hg', 'Q'].map((name) => values[name]?.value ?? NaN);
      expect(Q).toBeCloseTo((m ?? NaN) * ((h ?? NaN) - (hg ?? NaN)), 6);
    }
  });

  test("a looked-up number can't have a range", () => {
    const range = '$& from="2000" to="3000" by="1"';
    const givens = problem.givens.replace('T = T, h) in kJ/kg to 5"', range);
    expect(() => readSmall({ ...problem, givens })).toThrow('its own range');
  });

  test('the table is the source, unless the author names another', () => {
    const rows = statement.flatMap((block) => (block.type === 'givens' ? block.rows : []));
    expect(rows.map(({ source }) => source)).toEqual([
      ...[undefined, undefined, undefined],
      ...['IAPWS-IF97', 'a table'],
    ]);
  });
});
