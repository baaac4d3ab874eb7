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

/** A problem with one set of numbers. */
export interface NumberedProblem {
  names: Names;
  answers: readonly AnswerBox[];
  keys: readonly AnswerKey[];
}

/** One step of a solution done wrong: what is done there, and all that is computed, with it. */
interface WrongWork {
  words: string;
  recipe: readonly Definition[];
  /**
   * Whether one thing is wrong, and the units agree. With two, or where units do not agree, a few hits
   * are chance: what comes out depends on the units in which somebody computes.
   */
  isPlain: boolean;
}

/** Wrong work after which every answer that it changes is judged right, and with how many sets of numbers. */
export interface JudgedRight {
  change: string;
  answers: string;
  sets: number;
}

/** Whether two expressions are of one kind, and the units of the second agree. */
function haveSameUnits(tree: Tree, wrong: Tree, { scope }: Names): boolean {
  try {
    const [own, its] = [tree, wrong].map((each) => compute(readExpression(inWords(each)), scope));
    return own !== undefined && its !== undefined && sameDimensions(own.dimensions, its.dimensions);
  } catch (error) {
    if (error instanceof Complaint) return false;
    throw error;
  }
}

/** Every way in which one step of a problem can be wrong, or one number taken for another; of pairs, if asked. */
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
    // Whatever is known where it is computed.
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
  // One number for another wherever it is used.
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

/** Values that differ by no more than this are the same work in another order. */
const same = 1e-9;

/** Whether work is wrong with some numbers, and all that comes of it judged right; and what it changes. */
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

/** With which of so many sets work is tried first that has to be right with half of all. */
const oneIn = 20;

/** The wrong work of a problem that would be judged right, over all its sets of numbers. */
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
