import { expect, test } from 'vitest';
import { knownBy, onlySubstance, substanceMatcher } from './match-substance.ts';

const substances = [
  ['benzene', 'C6H6', '71-43-2'],
  ['n-hexane', 'hexane', 'C6H14', '110-54-3'],
  ['1,3-butadiene', 'butadiene', 'C4H6', '106-99-0'],
  ['methyl ethyl ketone', 'MEK', 'butanone', 'C4H8O', '78-93-3'],
];

test.each([
  ['', ['benzene', 'n-hexane', '1,3-butadiene', 'methyl ethyl ketone']],
  ['mek', ['methyl ethyl ketone']],
  ['buta', ['1,3-butadiene', 'methyl ethyl ketone']],
  ['N HEXANE', ['n-hexane']],
  ['c₆h₁', ['n-hexane']],
  ['71-43', ['benzene']],
  ['6', []],
])('"%s" finds %j', (query, names) => {
  const matches = substanceMatcher(query);
  const found = substances.filter((words) => matches(knownBy(words))).map(([name]) => name);
  expect(found).toEqual(names);
});

const isomers = [...substances, ['n-butane', 'butane', 'C4H10'], ['isobutane', 'C4H10']];

test.each([
  ['mek', 'methyl ethyl ketone'],
  ['Butane', 'n-butane'],
  ['71-43-2', 'benzene'],
  ['benz', 'benzene'],
  ['c4h10', undefined],
  ['argon', undefined],
  [' ', undefined],
])('"%s" can only mean %s', (query, name) => {
  const rows = isomers.map((words) => ({ name: words[0], known: knownBy(words) }));
  expect(onlySubstance(query, rows)?.name).toBe(name);
});
