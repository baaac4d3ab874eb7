import {
  noDimensions,
  sameDimensions,
  type Dimensions,
} from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import type { Names } from './names.ts';

/** The dimensions of a molar mass. */
export const molarMass: Dimensions = [1, 0, 0, 0, 0, -1, 0];

/** The names that a product is made of; nothing where a number, a sum or a power is part of it. */
function factorsIn(tree: Tree): string[] | undefined {
  if (typeof tree === 'string') return [tree];
  if (typeof tree === 'number' || (tree[0] !== '*' && tree[0] !== '/')) return undefined;
  const [first, second] = [factorsIn(tree[1]), factorsIn(tree[2] ?? 1)];
  return first && second && [...first, ...second];
}

/**
 * The molar masses of the very thing that an answer measures: the answer is a plain product with one,
 * or one step multiplies or divides the answer by it. That of another stream, or one that comes with
 * a coefficient or a share, is not its own.
 */
export function ownMolarMasses(name: string, names: Names): number[] {
  const isOf = (dimensions: Dimensions) => (each: string) =>
    sameDimensions(names.find(each).quantity.dimensions, dimensions);
  const own = names.definitions.flatMap((definition) => {
    const factors = 'is' in definition ? (factorsIn(definition.is) ?? []) : [];
    const isAnswer = definition.name === name && !factors.some(isOf(noDimensions));
    const isOfAnswer = factors.length === 2 && factors.includes(name);
    return isAnswer || isOfAnswer ? factors.filter(isOf(molarMass)) : [];
  });
  return [...new Set(own)].map((each) => names.find(each).quantity.value);
}
