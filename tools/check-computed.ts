import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { outcomeAt, sayingAt, settingOf } from '../src/domain/plots/exploration.ts';
import type { LessonDocument } from '../src/documents/document.ts';
import { someSettings } from '../src/documents/prove-exploration.ts';
import { readLesson } from '../src/documents/read-lesson.ts';
import type { ProblemDocument } from '../src/documents/problem-document.ts';
import { readProblem } from '../src/documents/read-problem.ts';
import { isNear } from '../src/documents/second-calculation.ts';
import { solvedOnce } from './solved-once.ts';
import {
  inItsUnit,
  isSolvedTwice,
  secondAnswers,
  secondExploration,
  secondSolution,
} from './second-answers.ts';

/** What is wrong in the lessons and problems, and which of them nobody has solved a second time. */
export async function computedFaults(): Promise<{ faults: string[]; solvedOnce: string[] }> {
  const faults: string[] = [];
  for (const file of globSync('content/lessons/*.mdx').sort()) {
    faults.push(...(await faultsOf(file, readLesson, lessonDifferences)));
  }
  for (const file of globSync('content/problems/*.mdx').sort()) {
    faults.push(...(await faultsOf(file, readProblem, problemDifferences)));
  }
  return { faults, solvedOnce: solvedOnce() };
}

async function faultsOf<T>(
  path: string,
  read: (file: string, text: string) => T,
  differences: (name: string, document: T) => Promise<string[]>,
): Promise<string[]> {
  const file = path.replaceAll('\\', '/');
  const name = basename(file, '.mdx');
  try {
    const document = read(file, readFileSync(file, 'utf8'));
    const found = isSolvedTwice(file) ? await differences(name, document) : [];
    return found.map((text) => `${file}\n  ${text}`);
  } catch (error) {
    return [(error as Error).message];
  }
}

/** How many random states of every explorable are computed twice. */
export const statesOfAnExplorable = 500;

/** Where the explorable of a lesson and its second calculation differ, in words. */
export async function explorationDifferences(
  name: string,
  document: LessonDocument,
): Promise<string[]> {
  const [exploration] = document.blocks.flatMap((block) =>
    block.type === 'explore' ? [block.exploration] : [],
  );
  if (!exploration) return [];
  const second = await secondExploration(name, exploration, document);
  if (!second) {
    return [
      `nobody has computed its <Explore> a second time: add <Second> to it, or the function "explore" to tests/lessons/${name}.ts.`,
    ];
  }
  const { sliders } = exploration;
  const stated = Object.fromEntries(sliders.map((slider) => [slider.name, settingOf(slider, {})]));
  return [stated, ...someSettings(exploration, statesOfAnExplorable)].flatMap((settings) => {
    const outcome = outcomeAt(exploration, settings);
    const saying = sayingAt(exploration, outcome);
    if (saying?.isStuck) return [];
    const said = (saying?.lines ?? [])
      .flat()
      .flatMap((piece) =>
        typeof piece === 'object' && 'name' in piece && !(piece.name in stated) ? [piece] : [],
      );
    const expected = second.at(settings);
    return said.flatMap((piece) => {
      const value = inItsUnit(outcome.values.get(piece.name) ?? NaN, piece);
      const found = expected?.[piece.name] ?? NaN;
      const again = second.isInSI ? inItsUnit(found, piece) : found;
      return isNear(value, again)
        ? []
        : [
            `with the sliders at ${JSON.stringify(settings)} "${piece.name}" is ${String(value)}, and ${String(again)} in the second calculation.`,
          ];
    });
  });
}

/** Where the worked examples of a lesson and their second calculation differ, in words. */
export async function lessonDifferences(
  name: string,
  { values, answers, second: within }: LessonDocument,
): Promise<string[]> {
  const second = await secondAnswers(name, { second: within });
  const cure = `One of them is wrong, or a given was changed in one place only: the second calculation is in tests/lessons/${name}.ts.`;
  return [
    ...unmatched(answers, Object.keys(second)).map((text) => `${text}\n  ${cure}`),
    ...Object.entries(second).flatMap(([answer, expected]) => {
      const { value = NaN, unit = '' } = values[answer] ?? {};
      return isNear(value, expected)
        ? []
        : [
            `the answer "${answer}" is ${inShort(value)} ${unit} here and ${inShort(expected)} in the second calculation.\n  ${cure}`,
          ];
    }),
  ];
}

/** Where a problem and its second solution differ first, over all its seeds, in words. */
export async function problemDifferences(
  name: string,
  { answers, variants, givens }: ProblemDocument,
): Promise<string[]> {
  const solve = await secondSolution(name, { variants, givens });
  const cure = `One of them is wrong: the second solution is in tests/problems/${name}.ts.`;
  for (const [seed, numbers] of variants.entries()) {
    const second = solve(numbers);
    const missing = unmatched(
      answers.map((answer) => answer.name),
      Object.keys(second),
    );
    if (missing.length > 0) return missing.map((text) => `${text}\n  ${cure}`);
    for (const [index, answer] of answers.entries()) {
      const here = inItsUnit(numbers.keys[index]?.value ?? NaN, answer);
      const there = second[answer.name] ?? NaN;
      if (isNear(here, there)) continue;
      return [
        `with the numbers of seed ${String(seed)} the answer "${answer.name}" is ${inShort(here)} ${answer.unit} here and ${inShort(there)} in the second solution.\n  ${cure}`,
      ];
    }
  }
  return [];
}

/** Answers that only one of the two calculations has. */
function unmatched(here: readonly string[], there: readonly string[]): string[] {
  return [
    ...here
      .filter((name) => !there.includes(name))
      .map((name) => `the second calculation has no answer "${name}".`),
    ...there
      .filter((name) => !here.includes(name))
      .map((name) => `only the second calculation has an answer "${name}".`),
  ];
}

const inShort = (value: number) => String(Number(value.toPrecision(5)));
