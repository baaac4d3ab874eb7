import { expect, test } from 'vitest';
import { readClass, tallyClass } from './class-results.ts';
import { encodeResults, type ProblemResult } from './result-code.ts';

const known = [
  { name: 'wall', version: 'a' },
  { name: 'drum', version: 'b' },
];
const result = (name: string, tries: number, isSolved: boolean, ...mistakes: number[]) =>
  ({ name, tries, isSolved, mistakes }) satisfies ProblemResult;
const code = (mark: number, ...problems: ProblemResult[]) =>
  encodeResults({ mark, problems }, known);

test('adds up a class by problem', () => {
  const text = [
    code(1, result('wall', 1, true), result('drum', 0, false)),
    code(2, result('wall', 3, true, 2, 0), result('drum', 1, true)),
    code(3, result('wall', 2, false, 2)),
  ].join('\n');
  const { results, notes } = readClass(text, known);
  expect(notes).toEqual([]);
  expect(tallyClass(results)).toEqual([
    {
      ...{ name: 'wall', first: 1, later: 1, unsolved: 1, untried: 0 },
      mistakes: [
        { place: 2, people: 2 },
        { place: 0, people: 1 },
      ],
    },
    { name: 'drum', first: 1, later: 0, unsolved: 0, untried: 1, mistakes: [] },
  ]);
});

test('reports unreadable lines and counts the others', () => {
  const good = code(1, result('wall', 1, true));
  const other = code(2, result('wall', 1, true));
  const { results, notes } = readClass(`\n${good}\r\nAna’s code\n\n${other}\n${good}\n`, known);
  expect(results).toHaveLength(2);
  expect(notes).toEqual([
    { line: 3, words: 'Codes never have “’” in them.' },
    { line: 6, words: 'It’s the same as line 2, so it counts once.' },
  ]);
});
