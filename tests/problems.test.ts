import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProblem, seedsOfAProblem } from '../src/documents/read-problem.ts';
import { practiceSchema } from '../src/content/practice.ts';
import { readYaml } from '../src/content/read-yaml.ts';
import { inItsUnit, numbersOf, secondSolution } from '../tools/second-answers.ts';

const { classes } = readYaml('content/practice.yaml', practiceSchema);
const names = globSync('content/problems/*.mdx').map((file) => basename(file, '.mdx'));

test('there are at least four problems in each of at least six classes', () => {
  expect(classes.filter(({ problems }) => problems.length >= 4).length).toBeGreaterThanOrEqual(6);
  expect(names.length).toBeGreaterThanOrEqual(24);
});

test('every problem has a second solution, and every second solution its problem', () => {
  const solved = globSync('tests/problems/*.ts').map((file) => basename(file, '.ts'));
  expect(solved.sort()).toEqual(names.toSorted());
});

describe.each(names)('%s', (name) => {
  const file = `content/problems/${name}.mdx`;
  const { answers, variants, hints, givens } = readProblem(file, readFileSync(file, 'utf8'));
  // Another correlation or a coarse integration may differ by this much, a slip never so little.
  const tolerance = 0.005;

  test('agrees with its second solution for the stated numbers and for every seed', async () => {
    const solve = await secondSolution(name);
    expect(variants).toHaveLength(seedsOfAProblem + 1);
    variants.forEach(({ values, keys }, seed) => {
      const second = solve(numbersOf(values, givens));
      expect(Object.keys(second).sort()).toEqual(answers.map((answer) => answer.name).sort());
      answers.forEach((answer, index) => {
        const here = inItsUnit(keys[index]?.value ?? NaN, answer);
        const there = second[answer.name] ?? NaN;
        expect(
          Math.abs(here / there - 1),
          `seed ${String(seed)}, ${answer.name}: ${String(here)} ${answer.unit} here, ${String(there)} there`,
        ).toBeLessThan(tolerance);
      });
    });
  });

  test('has two or three hints and one to three answers', () => {
    expect(hints.length).toBeGreaterThanOrEqual(2);
    expect(hints.length).toBeLessThanOrEqual(3);
    expect(answers.length).toBeLessThanOrEqual(3);
  });
});
