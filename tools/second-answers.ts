import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outcomeAt, type Exploration } from '../src/domain/plots/exploration.ts';
import type { LessonDocument } from '../src/documents/document.ts';
import type { ProblemDocument, Variant } from '../src/documents/problem-document.ts';

/** What the second calculations of lessons and problems are called, and what they are. */
interface SecondFile {
  answers: Record<string, number>;
  explore?: SecondExploration;
  solve: (given: Record<string, number>) => Record<string, number>;
}

/** Where sliders stand, by name and in their units. */
export type Explored = Record<string, number>;

/** A second calculation of a lesson's explorable: from its sliders to what it says, if it has an answer. */
type SecondExploration = (settings: Explored) => Record<string, number> | undefined;

/** The file of tests/ that computes a file of content/lessons or content/problems a second time. */
export const secondFileOf = (file: string) =>
  file.replace(/^content/, 'tests').replace(/\.mdx$/, '.ts');

/** What such a file exports; nothing when nobody has written it. */
async function secondFile(folder: string, name: string): Promise<SecondFile | undefined> {
  const file = resolve('tests', folder, `${name}.ts`);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SecondFile) : undefined;
}

const none = (folder: string, name: string) =>
  new Error(
    `There is no second calculation of "${name}": add <Second> to content/${folder}/${name}.mdx, or write tests/${folder}/${name}.ts.`,
  );

/** Whether a file of content/lessons or content/problems has a second calculation, in itself or in tests/. */
export function isSolvedTwice(file: string): boolean {
  if (existsSync(secondFileOf(file))) return true;
  if (!existsSync(file)) return false;
  // That of a figure that moves does not vouch for the worked examples.
  const text = readFileSync(file, 'utf8').replace(/<Explore\b.*?<\/Explore>/gs, '');
  return /^\s*<Second>/m.test(text);
}

/** The answers of a lesson's worked examples, computed a second time. */
export async function secondAnswers(
  lesson: string,
  { second }: Pick<LessonDocument, 'second'>,
): Promise<Readonly<Record<string, number>>> {
  const answers = (await secondFile('lessons', lesson))?.answers ?? second;
  if (answers) return answers;
  throw none('lessons', lesson);
}

/** The second calculation of a lesson's explorable, in SI if it stands in the lesson. */
export async function secondExploration(
  lesson: string,
  { sliders }: Pick<Exploration, 'sliders'>,
  { secondsExplored: [second] }: Pick<LessonDocument, 'secondsExplored'>,
): Promise<{ at: SecondExploration; isInSI: boolean } | undefined> {
  const explore = (await secondFile('lessons', lesson))?.explore;
  if (explore) return { at: explore, isInSI: false };
  if (!second) return undefined;
  const { scope, definitions: recipe } = second.names;
  const constants = Object.fromEntries(scope.values);
  return {
    at: (settings) =>
      Object.fromEntries(outcomeAt({ sliders, constants, recipe }, settings).values),
    isInSI: true,
  };
}

/** A second solution of a problem: from a set of its numbers to its answers in their units. */
export async function secondSolution(
  problem: string,
  { givens, variants }: Pick<ProblemDocument, 'givens' | 'variants'>,
): Promise<(numbers: Variant) => Readonly<Record<string, number>>> {
  const written = await secondFile('problems', problem);
  if (written) return ({ values }) => written.solve(numbersOf(values, givens));
  if (!variants[0]?.second) throw none('problems', problem);
  return ({ second }) => second ?? {};
}

/** The givens as numbers in their own units, as a second solution takes them. */
const numbersOf = (
  values: Record<string, { value: number }>,
  givens: readonly string[],
): Record<string, number> =>
  Object.fromEntries(givens.map((name) => [name, values[name]?.value ?? NaN]));

/** An answer in the unit in which its problem asks for it. */
export const inItsUnit = (value: number, { factor, zero }: { factor: number; zero: number }) =>
  (value - zero) / factor;
