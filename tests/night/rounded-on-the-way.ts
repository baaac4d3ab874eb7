import { followRecipe } from '../../src/domain/plots/recipe.ts';
import { toFigures } from '../../src/domain/quantities/significant-figures.ts';
import { allowedAround } from '../../src/domain/answers/typed-answer.ts';
import type { NumberedProblem } from './wrong-work.ts';

/** Number of digits that someone calculating by hand keeps in intermediate results. */
const digitsOnTheWay = 4;

interface Scale {
  factor: number;
  zero: number;
}

/** Rounds a value in SI to the given number of digits in its own unit. */
const written = (value: number, { factor, zero }: Scale, digits: number) =>
  Number(toFigures((value - zero) / factor, digits)) * factor + zero;

/**
 * Rounds the result of every step to four digits, and returns the error of each answer as a
 * fraction of its tolerance.
 */
export function roundedOnTheWay({ names, answers, keys }: NumberedProblem): number[] {
  const values = new Map(names.scope.values);
  for (const definition of names.definitions) {
    const { name } = definition;
    const value = followRecipe([definition], values).values.get(name) ?? NaN;
    values.set(name, written(value, names.find(name).unit, digitsOnTheWay));
  }
  return answers.map((question, place) => {
    const right = keys[place]?.value ?? NaN;
    const typed = written(values.get(question.name) ?? NaN, question, question.digits);
    return Math.abs(typed - right) / allowedAround(right, question);
  });
}
