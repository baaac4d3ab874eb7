import type { Follows } from '../../domain/answers/asked-quantity.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { namesIn, operandsOf } from './trees.ts';
import { movingNames } from './moving-names.ts';
import type { Names } from './names.ts';

/** Enough digits that rounding can't change any verdict. */
const digits = 9;

/**
 * Expresses an answer in terms of earlier answers. The browser evaluates the expression with a
 * student's wrong answers. Returns undefined if the answer doesn't depend on earlier ones, or if
 * computing it means solving an equation.
 */
export function fromEarlierAnswers(
  name: string,
  earlier: readonly string[],
  names: Names,
): Follows | undefined {
  const moving = movingNames(earlier, names.definitions);
  if (earlier.includes(name) || !moving.has(name)) return undefined;
  const inShort = (tree: Tree): Tree | undefined => {
    if (!namesIn(tree).some((each) => moving.has(each))) {
      return Number(evaluate(tree, names.scope.values).toPrecision(digits));
    }
    if (typeof tree === 'string') return earlier.includes(tree) ? tree : followed(tree);
    if (typeof tree === 'number') return tree;
    const [first, second] = operandsOf(tree).map(inShort);
    if (first === undefined) return undefined;
    if (tree[2] === undefined) return [tree[0], first];
    return second === undefined ? undefined : [tree[0], first, second];
  };
  const followed = (each: string): Tree | undefined => {
    const definition = names.definitions.find((one) => one.name === each);
    return definition && 'is' in definition ? inShort(definition.is) : undefined;
  };
  const tree = followed(name);
  return tree === undefined ? undefined : { from: [...new Set(namesIn(tree))], tree };
}
