import { compute, readExpression } from '../../src/documents/compute/expressions.ts';
import { treesOf } from '../../src/documents/compute/moving-names.ts';
import type { Named } from '../../src/documents/compute/named.ts';
import type { Names } from '../../src/documents/compute/names.ts';
import { derivationOf } from '../../src/documents/compute/slips.ts';
import type { AnswerBox } from '../../src/documents/document/document.ts';
import { Complaint } from '../../src/documents/text/fault.ts';
import type { AnswerKey } from '../../src/domain/answers/asked-quantity.ts';
import { isNear } from '../../src/domain/answers/typed-answer.ts';
import type { Definition } from '../../src/domain/plots/definition.ts';
import { followRecipe } from '../../src/domain/plots/recipe.ts';
import { sameDimensions } from '../../src/domain/quantities/dimensions.ts';
import type { Tree } from '../../src/domain/quantities/evaluate.ts';
import { countedTwice, inWords, replaced, takenFor, withTrees, wrongTrees } from './wrong-steps.ts';

/** A problem with the numbers of one seed. */
export interface NumberedProblem {
  names: Names;
  answers: readonly AnswerBox[];
  keys: readonly AnswerKey[];
}

/** A mistake in a solution: its description, and the whole calculation that contains it. */
interface WrongWork {
  words: string;
  recipe: readonly Definition[];
  /**
   * True for a single mistake with consistent units. Other mistakes have a few hits by coincidence,
   * because the result depends on the units of the calculation.
   */
  isPlain: boolean;
}

/**
 * Wrong work that goes unnoticed, because every answer it changes is judged right. `sets` is the
 * number of sets of numbers in which that happens.
 */
export interface JudgedRight {
  change: string;
  answers: string;
  sets: number;
}

/** Returns true if both expressions have consistent units and the same dimensions. */
function haveSameUnits(tree: Tree, wrong: Tree, { scope }: Names): boolean {
  try {
    const [own, its] = [tree, wrong].map((each) => compute(readExpression(inWords(each)), scope));
    return own !== undefined && its !== undefined && sameDimensions(own.dimensions, its.dimensions);
  } catch (error) {
    if (error instanceof Complaint) return false;
    throw error;
  }
}

/**
 * Lists wrong work for a problem: a mistake in one step, a number mistaken for another and, if
 * `hasPairs`, two mistakes in one step.
 */
export function wrongWork({ names, answers }: NumberedProblem, hasPairs = true): WrongWork[] {
  const ways = answers.map(({ name }) => derivationOf(name, names));
  const used = new Set(ways.flatMap(({ recipe }) => recipe));
  const recipe = names.definitions.filter((definition) => used.has(definition));
  const stated = new Map(ways.flatMap((way) => way.stated));
  const numbers: [string, Named][] = [
    ...stated,
    ...recipe.map(({ name }): [string, Named] => [name, names.find(name)]),
  ];
  const works = new Map<string, WrongWork>();
  const add = (words: string, changed: readonly Definition[], isPlain = true) => {
    const text = JSON.stringify(changed);
    if (!works.has(text)) works.set(text, { words, recipe: changed, isPlain });
  };
  recipe.forEach((definition, place) => {
    // The numbers that the student knows at this step.
    const known = numbers.slice(0, stated.size + place);
    const leaves = (name: string) =>
      known.some(([each]) => each === name) ? takenFor(name, names.find(name), known) : [];
    for (const tree of treesOf(definition).slice(0, 2)) {
      const addTree = (words: string, wrong: Tree, isPlain: boolean) => {
        const changed = withTrees(definition, (each) => (each === tree ? wrong : each));
        add(`${definition.name}: ${words}`, recipe.toSpliced(place, 1, changed), isPlain);
      };
      const once = wrongTrees(tree, leaves);
      for (const [words, wrong] of [...once, ...countedTwice(tree)]) {
        addTree(words, wrong, words.endsWith(' in °C') || haveSameUnits(tree, wrong, names));
      }
      for (const [first, half] of hasPairs ? once : []) {
        for (const [second, wrong] of wrongTrees(half, leaves)) {
          if (haveSameUnits(tree, wrong, names)) addTree(`${first}; ${second}`, wrong, false);
        }
      }
    }
  });
  // One number is mistaken for another wherever it's used.
  numbers.forEach(([name, named], place) => {
    for (const [words, by] of takenFor(
      name,
      named,
      numbers.slice(0, Math.max(stated.size, place)),
    )) {
      const changed = recipe.map((each) => withTrees(each, (tree) => replaced(tree, name, by)));
      add(`everywhere: ${words}`, changed);
    }
  });
  return [...works.values()];
}

/** A smaller relative difference comes from the order of operations. */
const same = 1e-9;

/**
 * Returns the answers that wrong work changes. `isMissed` is true if all of them are judged right.
 */
function judge(recipe: readonly Definition[], { names, answers, keys }: NumberedProblem) {
  const { values } = followRecipe(recipe, names.scope.values);
  const wrong = answers.flatMap((question, place) => {
    const [value, right] = [values.get(question.name) ?? NaN, keys[place]?.value ?? NaN];
    return Math.abs(value / right - 1) < same ? [] : [{ question, value, right }];
  });
  return {
    changed: wrong.map(({ question }) => question.name),
    isMissed:
      wrong.length > 0 &&
      wrong.every(({ question, value, right }) => isNear(value, right, question)),
  };
}

/** To save time, work that isn't plain is first tried with only every 20th set of numbers. */
const oneIn = 20;

/** Finds the wrong work of a problem that would be judged right. */
export function judgedRight(sets: readonly NumberedProblem[]): {
  tried: number;
  right: JudgedRight[];
} {
  const works = sets.slice(0, 1).flatMap((set) => wrongWork(set));
  const few = sets.filter((_, seed) => seed % oneIn === 0);
  const right = works.flatMap(({ words, recipe, isPlain }) => {
    const missed = (some: readonly NumberedProblem[]) =>
      some.map((set) => judge(recipe, set)).filter(({ isMissed }) => isMissed);
    if (!isPlain && missed(few).length < few.length / 3) return [];
    const all = missed(sets);
    if (all.length <= (isPlain ? 0 : sets.length / 2)) return [];
    const answers = [...new Set(all.flatMap(({ changed }) => changed))].join(', ');
    return [{ change: words, answers, sets: all.length }];
  });
  return { tried: works.length, right };
}
