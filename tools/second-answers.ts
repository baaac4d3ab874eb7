import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

async function second(folder: string, name: string): Promise<unknown> {
  const file = resolve('tests', folder, `${name}.ts`);
  if (!existsSync(file)) {
    throw new Error(
      `There is no second calculation of "${name}": write it in tests/${folder}/${name}.ts.`,
    );
  }
  return import(pathToFileURL(file).href);
}

/** Whether a file of content/lessons or content/problems has a second calculation. */
export const isSolvedTwice = (file: string) =>
  existsSync(file.replace(/^content/, 'tests').replace(/\.mdx$/, '.ts'));

/** The answers of a lesson's worked examples, computed a second time in tests/lessons. */
export async function secondAnswers(lesson: string): Promise<Record<string, number>> {
  const { answers } = (await second('lessons', lesson)) as { answers: Record<string, number> };
  return answers;
}

/** Where sliders stand, by name and in their units. */
export type Explored = Record<string, number>;

/** A second calculation of a lesson's explorable: from its sliders to what it says, if it has an answer. */
type SecondExploration = (settings: Explored) => Record<string, number> | undefined;

/** The second calculation of a lesson's explorable, in tests/lessons. */
export async function secondExploration(lesson: string): Promise<SecondExploration | undefined> {
  const { explore } = (await second('lessons', lesson)) as { explore?: SecondExploration };
  return explore;
}

/** A second solution of a problem, in tests/problems: from its givens by name to its answers. */
export async function secondSolution(
  problem: string,
): Promise<(given: Record<string, number>) => Record<string, number>> {
  const { solve } = (await second('problems', problem)) as {
    solve: (given: Record<string, number>) => Record<string, number>;
  };
  return solve;
}

/** The givens as numbers in their own units, as a second solution takes them. */
export const numbersOf = (
  values: Record<string, { value: number }>,
  givens: readonly string[],
): Record<string, number> =>
  Object.fromEntries(givens.map((name) => [name, values[name]?.value ?? NaN]));

/** An answer in the unit in which its problem asks for it. */
export const inItsUnit = (value: number, { factor, zero }: { factor: number; zero: number }) =>
  (value - zero) / factor;
