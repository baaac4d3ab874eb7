import { expect, test } from 'vitest';
import {
  countChoices,
  findProblems,
  countChosen,
  knownChoice,
  noFilters,
  type ChosenFilters,
  type FindableProblem,
} from './find-problems.ts';

const problem = (name: string, facts: Partial<FindableProblem>): FindableProblem => ({
  name,
  class: 'CHE 101',
  topic: 'Units',
  size: 'warm-up',
  minutes: 10,
  words: `che 101 ${name}`,
  ...facts,
});

const problems = [
  problem('pump', {}),
  problem('tank', { topic: 'Pressure', minutes: 11 }),
  problem('flash', { class: 'CHE 330', size: 'exam', minutes: 35, words: 'che 330 flash drum' }),
  problem('drum', { class: 'CHE 330', topic: 'Pressure', minutes: 20, words: 'che 330 drum' }),
];

const work = { since: '2026-11-14', last: '2026-11-14', rung: 0, sets: [] };
const solved = { ...work, solved: '2026-11-14' };
const record = {
  tank: work,
  flash: solved,
  drum: { ...solved, clean: ['2026-11-14', '2026-11-15'] },
};

const found = (chosen: Partial<ChosenFilters>, text = '') =>
  findProblems(problems, { chosen: { ...noFilters, ...chosen }, text, record }).map(
    ({ name }) => name,
  );
const counted = (chosen: Partial<ChosenFilters>, text = '') =>
  countChoices(problems, { chosen: { ...noFilters, ...chosen }, text, record });

test('finds all problems without filters', () => {
  expect(found({})).toEqual(['pump', 'tank', 'flash', 'drum']);
  expect(countChosen(noFilters)).toBe(0);
});

test.each<[Partial<ChosenFilters>, string[]]>([
  [{ class: 'CHE 330' }, ['flash', 'drum']],
  [{ topic: 'Pressure' }, ['tank', 'drum']],
  [{ size: 'exam' }, ['flash']],
  [{ minutes: '10' }, ['pump']],
  [{ minutes: '20' }, ['pump', 'tank', 'drum']],
  [{ minutes: '30' }, ['pump', 'tank', 'drum']],
  [{ state: 'new' }, ['pump']],
  [{ state: 'tried' }, ['tank']],
  [{ state: 'solved' }, ['flash']],
  [{ state: 'mastered' }, ['drum']],
  [{ state: 'not-mastered' }, ['pump', 'tank', 'flash']],
  [{ class: 'CHE 101', state: 'not-mastered', minutes: '10' }, ['pump']],
  [{ class: 'CHE 101', size: 'exam' }, []],
])('%o finds %o', (chosen, names) => {
  expect(found(chosen)).toEqual(names);
});

test('combines filters with words of the class and the problem', () => {
  expect(found({ class: 'CHE 330' }, 'flash')).toEqual(['flash']);
  expect(found({ topic: 'Pressure' }, '330 Drum')).toEqual(['drum']);
  expect(found({ topic: 'Pressure' }, 'reactor')).toEqual([]);
});

test('counts what each choice would find with the other filters unchanged', () => {
  const { class: classes, topic, minutes, state, size } = counted({ class: 'CHE 330' });
  expect(Object.fromEntries(classes)).toEqual({ 'CHE 101': 2, 'CHE 330': 2 });
  expect(Object.fromEntries(topic)).toEqual({ Units: 1, Pressure: 1 });
  expect(Object.fromEntries(size)).toEqual({ exam: 1, 'warm-up': 1 });
  expect(Object.fromEntries(minutes)).toEqual({ 20: 1, 30: 1 });
  expect(Object.fromEntries(state)).toEqual({ solved: 1, mastered: 1, 'not-mastered': 1 });
});

test('does not count problems that miss two filters or the words', () => {
  const two = counted({ class: 'CHE 101', topic: 'Pressure' });
  expect(Object.fromEntries(two.class)).toEqual({ 'CHE 101': 1, 'CHE 330': 1 });
  expect(Object.fromEntries(two.topic)).toEqual({ Units: 1, Pressure: 1 });
  expect(Object.fromEntries(counted({}, 'flash').topic)).toEqual({ Units: 1 });
});

test('reads a choice from an address regardless of capitals and dashes, and no unknown one', () => {
  const known = ['CHE 210', 'Vapor–liquid equilibrium', 'not-mastered'];
  expect(knownChoice('che-210', known)).toBe('CHE 210');
  expect(knownChoice('vapor-liquid equilibrium', known)).toBe('Vapor–liquid equilibrium');
  expect(knownChoice('not-mastered', known)).toBe('not-mastered');
  for (const other of ['', '-', 'CHE 2', '<b>'])
    expect(knownChoice(other, [...known, ''])).toBe('');
});
