import { fetchData, type Fetched } from '../../browser/fetch-data.ts';
import type { ListedStep } from '../../content/practice/step-queries.ts';
import type { AnswerKey } from '../../domain/answers/asked-quantity.ts';
import type { StepQuestion } from '../../domain/answers/check-steps.ts';
import { unpackSet, type PackedSets } from '../../domain/answers/packed-sets.ts';
import type { Task } from '../../domain/practice/work.ts';
import { fieldsOf } from '../../domain/words/stored-record.ts';
import type { AnswerBox } from '../../documents/document/document.ts';

/**
 * The file with the steps of a problem's solution, and the number of steps, not counting answers.
 */
export interface StepsSource {
  file: string;
  version: string;
  count: number;
}

/** Facts about the problem, from the answer desk. */
export interface StepContext {
  task: Pick<Task, 'name' | 'seed'>;
  answers: readonly AnswerBox[];
  /** What the student last typed for the answers. */
  typed: Readonly<Record<string, string>> | undefined;
  printed: readonly string[] | undefined;
  /** True if the problem has more sets of numbers. */
  hasOthers: boolean;
}

/** The file that a page fetches when a student checks a step. */
export interface StepsFile {
  steps: readonly ListedStep[];
  keys: PackedSets;
}

/** A quantity in a solution, with the details that the page shows. */
export type ShownStep = StepQuestion & Pick<ListedStep, 'symbol' | 'from' | 'explained'>;

export const fetchSteps = ({ file, version }: StepsSource): Promise<Fetched<StepsFile>> =>
  fetchData({ url: file, version, read: readSteps });

function readSteps(content: unknown): StepsFile | undefined {
  const { steps, keys } = fieldsOf(content);
  const { numbers } = fieldsOf(keys);
  return Array.isArray(steps) && Array.isArray(numbers) ? (content as StepsFile) : undefined;
}

/** Adds the data about answers and givens that the page already has. */
export function shownSteps({ steps }: StepsFile, answers: readonly AnswerBox[]): ShownStep[] {
  const { givens = [], words } = answers[0] ?? {};
  return steps.flatMap((step): ShownStep[] => {
    const answer = answers.find(({ name }) => step.isAnswer && name === step.name);
    if (answer) return [{ ...answer, ...step }];
    // Only answers are listed without their question.
    return step.isAnswer ? [] : [{ ...(step as ShownStep), givens, ...(words && { words }) }];
  });
}

export const stepKeysOf = ({ keys }: StepsFile, seed: number): AnswerKey[] =>
  unpackSet(keys, seed) as AnswerKey[];
