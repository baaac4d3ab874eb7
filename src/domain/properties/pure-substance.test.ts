import { expect, test } from 'vitest';
import { atomsOf, molarMassOf } from './elements.ts';
import {
  boilingPoint,
  enthalpyChange,
  formationEnthalpy,
  formationGibbs,
  heatCapacity,
  vaporPressure,
  type PropertyAnswer,
  type PureSubstance,
} from './pure-substance.ts';
import { substanceProblemWords } from './substance-words.ts';

/** A fictional substance. Its cp/R is 2 + T/100 below 500 K, and 7 above. */
const made: PureSubstance = {
  name: 'madeane',
  formula: 'CH4O',
  molarMass: 32.042,
  critical: { temperature: 600, pressure: 4 },
  vaporPressure: { A: 9, B: 1000, C: -50, from: 250, to: 400 },
  gasHeatCapacity: {
    pieces: [
      { from: 200, to: 500, coefficients: [2, 0.01, 0, 0, 0] },
      { from: 500, to: 1000, coefficients: [7, 0, 0, 0, 0] },
    ],
  },
  liquidHeatCapacity: { value: 80, from: 288.15, to: 308.15 },
  gas: { enthalpy: -200, entropy: 240 },
  liquid: { enthalpy: -240, gibbs: -166.6, entropy: 127 },
};
const bare: PureSubstance = {
  name: 'bareane',
  formula: 'CH4',
  molarMass: 16.043,
  critical: { temperature: 300, pressure: 4 },
};
const R = 8.31446261815324;

const valueOf = (answer: PropertyAnswer) => ('value' in answer ? answer.value : NaN);

test('vapor pressure and boiling point are inverse up to the ends of the range', () => {
  expect(valueOf(vaporPressure(made, 300))).toBeCloseTo(1e5, 6);
  expect(valueOf(boilingPoint(made, 1e5))).toBeCloseTo(300, 9);
  for (const T of [250, 320, 400]) {
    expect(valueOf(boilingPoint(made, valueOf(vaporPressure(made, T))))).toBeCloseTo(T, 9);
  }
});

test('the heat capacity of a gas comes from the piece for its temperature range', () => {
  expect(valueOf(heatCapacity(made, 'gas', 300))).toBeCloseTo(5 * R, 9);
  expect(valueOf(heatCapacity(made, 'gas', 800))).toBeCloseTo(7 * R, 9);
  expect(valueOf(heatCapacity(made, 'liquid', 300))).toBe(80);
});

test('enthalpy is the integral of the heat capacity, across pieces and in both directions', () => {
  const warm = valueOf(enthalpyChange(made, 'gas', 300, 400));
  expect(warm).toBeCloseTo(R * (200 + 0.005 * (400 ** 2 - 300 ** 2)), 6);
  const across = valueOf(enthalpyChange(made, 'gas', 300, 800));
  expect(across).toBeCloseTo(R * (400 + 0.005 * (500 ** 2 - 300 ** 2) + 7 * 300), 6);
  expect(valueOf(enthalpyChange(made, 'gas', 800, 300))).toBeCloseTo(-across, 6);
  expect(valueOf(enthalpyChange(made, 'liquid', 290, 300))).toBeCloseTo(800, 9);
});

test('a Gibbs energy is listed or computed from enthalpy and entropy', () => {
  expect(formationEnthalpy(made, 'gas')).toEqual({ value: -200_000 });
  expect(formationGibbs(made, 'liquid')).toEqual({ value: -166_600 });
  const elements = 5.74 + 2 * 130.68 + 205.152 / 2;
  expect(valueOf(formationGibbs(made, 'gas'))).toBeCloseTo(-200_000 - 298.15 * (240 - elements), 6);
});

test.each<[string, PropertyAnswer]>([
  ['too cold to boil', vaporPressure(made, 249.9)],
  ['too hot to boil', vaporPressure(made, 400.1)],
  ['no temperature', vaporPressure(made, NaN)],
  ['too little pressure', boilingPoint(made, 1e4 - 1)],
  ['no pressure', boilingPoint(made, -1)],
  ['too cold a gas', heatCapacity(made, 'gas', 199)],
  ['too hot a liquid', heatCapacity(made, 'liquid', 309)],
  ['a way that ends too hot', enthalpyChange(made, 'gas', 300, 1001)],
  ['a way that begins too cold', enthalpyChange(made, 'gas', 100, 300)],
])('no value outside the range: %s', (_, answer) => {
  expect(answer).toMatchObject({ problem: 'outside' });
  expect('value' in answer).toBe(false);
});

test('missing data is unknown', () => {
  const answers = [
    vaporPressure(bare, 100),
    boilingPoint(bare, 1e5),
    heatCapacity(bare, 'gas', 300),
    heatCapacity(bare, 'liquid', 300),
    enthalpyChange(bare, 'gas', 300, 400),
    formationEnthalpy(bare, 'gas'),
    formationGibbs(bare, 'liquid'),
  ];
  expect(answers).toEqual(answers.map(() => ({ problem: 'unknown' })));
});

test('a refusal says which data there are', () => {
  const outside = { problem: 'outside', from: 250, to: 400.123456 } as const;
  expect(substanceProblemWords('benzene', 'vapor pressure', 'K', outside)).toBe(
    'We only have the vapor pressure of benzene from 250 to 400.12 K.',
  );
  expect(substanceProblemWords('benzene', 'vapor pressure', 'K', { problem: 'unknown' })).toBe(
    'We don’t have the vapor pressure of benzene.',
  );
});

test('parses the elements of a formula', () => {
  expect(atomsOf('CHCl3')).toEqual(
    new Map([
      ['C', 1],
      ['H', 1],
      ['Cl', 3],
    ]),
  );
  expect(atomsOf('Xx2')).toBeUndefined();
  expect(atomsOf('h2o')).toBeUndefined();
  expect(molarMassOf('C2H6O')).toBeCloseTo(46.069, 9);
  expect(molarMassOf('Xx2')).toBeNaN();
});
