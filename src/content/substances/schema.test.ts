import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../read/read-yaml.ts';
import { substancesSchema } from './schema.ts';

/** A fixture that keeps these tests independent of the real file. */
const right = `sources:
  - { id: crc, short: CRC, title: CRC Handbook, found: chemicals (MIT) }
  - { id: nasa, short: NASA, title: NASA TM-4513, found: Cantera }
substances:
  - name: water
    formula: H2O
    cas: 7732-18-5
    molarMass: 18.015
    boilingPoint: { value: 373.12, source: crc }
    critical: { temperature: 647.096, pressure: 22.064, source: crc }
    acentricFactor: { value: 0.3443, source: crc }
    vaporPressure: { A: 10.11564, B: 1687.537, C: -42.98, from: 273.2, to: 473.2, source: crc }
    gasHeatCapacity:
      source: nasa
      pieces:
        - { from: 200, to: 1000, coefficients: [4, 0, 0, 0, 0] }
        - { from: 1000, to: 3000, coefficients: [4, 0, 0, 0, 0] }
    gas: { enthalpy: -241.8, gibbs: -228.6, entropy: 188.8, source: crc }
`;

const read = (text: string) => parseYaml('library/substances.yaml', text, substancesSchema);

describe('reports a mistake with its line and its fix:', () => {
  test.each([
    [
      'molarMass: 18.015',
      'molarMass: 18.15',
      8,
      'adds up to 18.015 g/mol',
      'write "molarMass: 18.015"',
    ],
    ['formula: H2O', 'formula: H2Q', 6, 'an element we don’t know', 'We know H, C, N'],
    ['A: 10.11564', 'A: 10.15164', 12, 'gives 109.66 kPa', 'Check A, B and C'],
    [
      'from: 273.2, to: 473.2',
      'from: 473.2, to: 273.2',
      12,
      'before it starts',
      'lower temperature',
    ],
    ['value: 373.12', 'value: 737.12', 9, 'above its critical point', 'Both are in K'],
    ['from: 1000, to: 3000', 'from: 1100, to: 3000', 17, 'starts at 1100 K', 'from: 1000'],
    [
      'to: 3000, coefficients: [4,',
      'to: 3000, coefficients: [5,',
      17,
      'different heat capacities',
      'five coefficients',
    ],
    ['[4, 0, 0, 0, 0] }\n    gas', '[4, 0, 0, 0] }\n    gas', 17, '"coefficients"', 'Five numbers'],
    ['gibbs: -228.6', 'gibbs: -226.8', 18, 'enthalpy and entropy give -228.5', 'delete the line'],
    ['source: nasa', 'source: nassa', 14, 'no source "nassa"', 'Did you mean "nasa"?'],
    ['id: nasa', 'id: crc', 3, 'already a source "crc"', 'another id'],
  ])('%s → %s', (before, after, line, what, fix) => {
    const faulty = right.replace(before, after);
    expect(faulty).not.toBe(right);
    const message = messageOf(() => read(faulty));
    expect(message).toContain(`library/substances.yaml, line ${String(line)}\n`);
    expect(message).toContain(what);
    expect(message).toContain(fix);
  });

  const [, water = ''] = right.split('substances:\n');

  test('rejects a substance that is listed twice', () => {
    expect(messageOf(() => read(right + water))).toContain('already in the list');
  });

  test('rejects an alternative name shared by two substances', () => {
    const named = (name: string, other: string) =>
      water.replace('name: water', `name: ${name}\n    alsoCalled: [${other}]`);
    const sources = right.replace(water, '');
    expect(
      read(sources + named('water', 'Aqua, agua') + named('steam', 'vapor')).substances,
    ).toHaveLength(2);
    const message = messageOf(() => read(sources + named('water', 'Aqua') + named('ice', 'aqua')));
    expect(message).toContain('"aqua" already finds water');
    expect(message).toContain('so it finds just one substance');
    expect(messageOf(() => read(sources + named('ice', 'Water') + water))).toContain(
      '"Water" already finds water',
    );
    expect(messageOf(() => read(sources + named('water', 'H-O, H O')))).toContain(
      '"H O" already finds this substance',
    );
  });
});

test('the real file lists exactly the sources it uses', () => {
  const text = readFileSync('library/substances.yaml', 'utf8');
  const { sources } = read(text);
  const used = new Set([...text.matchAll(/[sS]ource: ([a-z-]+)/g)].map(([, id = '']) => id));
  expect(sources.map(({ id }) => id).toSorted()).toEqual([...used].toSorted());
});

function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
