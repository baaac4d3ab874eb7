import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The answers of a lesson's worked examples, computed a second time in tests/lessons. */
export async function secondAnswers(lesson: string): Promise<Record<string, number>> {
  const file = resolve('tests/lessons', `${lesson}.ts`);
  if (!existsSync(file)) {
    throw new Error(
      `There is no second calculation of the lesson "${lesson}": write it in tests/lessons/${lesson}.ts.`,
    );
  }
  const { answers } = (await import(pathToFileURL(file).href)) as {
    answers: Record<string, number>;
  };
  return answers;
}
