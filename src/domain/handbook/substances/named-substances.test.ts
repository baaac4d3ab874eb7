import { expect, test } from 'vitest';
import { namedSubstances } from './named-substances.ts';

const substances = [
  { name: 'hydrogen', alsoCalled: [] },
  { name: 'hydrogen sulfide', alsoCalled: [] },
  { name: 'benzene', alsoCalled: [] },
  { name: 'ethylene', alsoCalled: ['ethene'] },
  { name: 'diethyl ether', alsoCalled: ['ether'] },
  { name: 'n-hexane', alsoCalled: ['hexane'] },
  { name: 'methyl ethyl ketone', alsoCalled: ['MEK'] },
];

test.each([
  ['Benzene–toluene, and the benzene', { benzene: 2 }],
  ['ethylbenzene and cyclohexane', {}],
  ['hydrogen sulfide in hydrogen', { 'hydrogen sulfide': 1, hydrogen: 1 }],
  ['n-hexane, then hexane', { 'n-hexane': 2 }],
  ['diethyl ether is an ether', { 'diethyl ether': 2 }],
  ['MEK, but not mek', { 'methyl ethyl ketone': 1 }],
])('“%s” names %j', (text, times) => {
  const found = namedSubstances(text, substances).map((each) => [each.name, each.times]);
  expect(Object.fromEntries(found)).toEqual(times);
});

test.each([
  ['value="benzene(T = T1, vaporPressure)"', true],
  ['benzene (the solvent)', false],
  ['ethylbenzene(molarMass) and benzene', false],
])('%s looks up a number: %s', (text, looksUp) => {
  expect(namedSubstances(text, substances)).toMatchObject([{ name: 'benzene', looksUp }]);
});
