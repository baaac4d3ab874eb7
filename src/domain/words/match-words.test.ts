import { expect, test } from 'vitest';
import { matcher, matchRanges, searchable } from './match-words.ts';

const finds = (query: string, text: string) => matcher(query)(searchable(text));

test.each([
  ['capitals', 'tRaNsPoRt', 'Transport Phenomena'],
  ['capitals that have no small letter of their own', 'İstanbul', 'istanbul'],
  ['accents in the text', 'karman', 'von Kármán'],
  ['letters that carry no separate accent', 'soren lukasz strasse', 'Søren Łukasz Straße'],
  ['apostrophes of any shape, or none', "perry's", 'Perry’s'],
  ['dashes of any length', 'mccabe-thiele', 'McCabe–Thiele'],
  ['a course code written without its space', 'che317', 'CHE 317'],
  ['a course code with two spaces', 'CHE  317', 'CHE317'],
  ['words in another order and from different fields', 'fogler reaction', 'Reaction … Fogler'],
])('%s: "%s" finds "%s"', (_, query, text) => {
  expect(finds(query, text)).toBe(true);
});

test('a text without one of the words does not match', () => {
  expect(finds('heat turbine', 'Heat exchangers')).toBe(false);
});

test('a query without letters or digits matches everything', () => {
  expect(finds('', 'anything')).toBe(true);
  expect(finds(' … ', 'anything')).toBe(true);
});

test.each([
  ['heat', 'Heat Exchangers', ['Heat']],
  ['EXCHANGERS heat', 'Heat Exchangers', ['Exchangers', 'Heat']],
  ['raoults', 'Raoult’s Law', ['Raoult’s']],
  ['che210', 'CHE 210', ['CHE', '210']],
  ['strasse', 'Große Straße', ['Straße']],
  ['equi', 'Vapor–Liquid Equilibrium', ['Equi']],
  ['zzz', 'Heat', []],
])('"%s" marks "%s" as written', (query, text, marked) => {
  const pieces = matchRanges(text, query).map(([start, end]) => text.slice(start, end));
  expect(pieces.sort()).toEqual([...marked].sort());
});
