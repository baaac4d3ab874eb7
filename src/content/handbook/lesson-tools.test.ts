import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { substancesSchema } from '../substances/schema.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { citedSubstances } from './cited-substances.ts';
import { lessonTools } from './lesson-tools.ts';

const file = 'library/substances.yaml';
const substances = citedSubstances(parseYaml(file, readFileSync(file, 'utf8'), substancesSchema));
const titles = (text: string, covers?: string[]) =>
  lessonTools({ text, covers }, substances).map(({ title }) => title);

test('a lesson has the tables and the substances that it looks up', () => {
  expect(titles('<Let value="steam(p = P1, T)" /> and <Let value="air(p = P, T1, h)" />')).toEqual([
    'Steam tables',
    'Humid air',
  ]);
  expect(titles('Benzene. <Let value="toluene(molarMass)" />')).toEqual(['Toluene']);
  expect(titles('Steam (wet) in {/* steam(p) */} repair(it) and upstream(it).')).toEqual([]);
});

test('a lesson about properties has the substances that it mentions most, but at most four', () => {
  const about = 'Antoine gives the vapor pressure. '.repeat(5);
  expect(titles(about + 'benzene '.repeat(10) + 'toluene '.repeat(9))).toEqual(['Benzene']);
  expect(titles('benzene '.repeat(10))).toEqual([]);
  const many = ['argon', 'phenol', 'acetone', 'ethanol', 'methane'];
  expect(titles(about + many.join(' ').concat(' ').repeat(10))).toHaveLength(4);
});

test('only a lesson that covers unit conversion has the conversions', () => {
  expect(titles('', ['unit conversion with lbm, lbf'])).toEqual(['Unit conversions']);
  expect(titles('', ['heat and its units'])).toEqual([]);
});

test.each([
  ['steam-tables', ['Steam tables']],
  ['cycles', ['Steam tables']],
  ['humid-air', ['Steam tables', 'Humid air', 'Acetone', 'Water']],
  ['vle', ['Benzene', 'Toluene', 'o-Xylene']],
])('the lesson %s has its tools', (name, tools) => {
  expect(titles(readFileSync(`library/lessons/${name}.mdx`, 'utf8'))).toEqual(tools);
});
