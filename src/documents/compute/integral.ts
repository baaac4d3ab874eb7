import { sameDimensions, type Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { memoize } from '../../domain/quantities/memoize.ts';
import { product, withName } from './dimensions-of.ts';
import { compute, readExpression } from './expressions.ts';
import { substitute } from './trees.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import type { Expression } from './parse-expression.ts';
import { isStated } from './stated.ts';
import type { TagAttributes } from '../text/tags.ts';

export interface Integral {
  sum: Tree;
  inside: Expression;
  ends: readonly [Expression | undefined, Expression | undefined];
}

// Three-point Gauss–Legendre quadrature in each piece. Halving the pieces must not change the
// result.
const pieces = 32;
const places = [
  { share: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { share: 0.5, weight: 8 / 18 },
  { share: 0.5 + Math.sqrt(0.15), weight: 5 / 18 },
] as const;

/**
 * Integrates an expression. The result is defined as a plain sum, which the browser can evaluate,
 * too.
 */
export function integrate(attributes: TagAttributes<'Integral'>, names: Names): Integral {
  const { name, of, over, from, to } = attributes;
  const { values } = names.scope;
  if (values.has(over)) {
    throw new Complaint(
      `the name "${over}" is already taken.`,
      'Pick another name for the variable.',
    );
  }
  const [low, high] = [endOf(from, names), endOf(to, names)];
  if (!sameDimensions(low.dimensions, high.dimensions)) {
    throw new Complaint(
      `"${from}" and "${to}" aren’t the same kind of quantity.`,
      'The limits have to be two values of the same variable. Fix one of them.',
    );
  }
  const inside = readExpression(of, names.scope);
  const { dimensions: height } = compute(inside, withName(names.scope, over, low));
  const key = [over, from, to].join('\n');
  const sum = sumsOf(inside).get(key) ?? sumInPieces(inside.tree, over, [low.tree, high.tree]);
  sumsOf(inside).set(key, sum);
  const valueIn = (count: number) =>
    valueInPieces(inside.tree, over, [low.value, high.value], count, values);
  const value = valueIn(pieces);
  names.define(
    attributes,
    { value, dimensions: product(height, low.dimensions) },
    { name, is: sum },
  );
  const finer = valueIn(2 * pieces);
  // The last printed digit must be right.
  const allowed = Math.min(1e-5, 0.05 * 10 ** -names.find(name).digits);
  if (Math.abs(finer - value) > allowed * Math.abs(finer)) {
    throw new Complaint(
      `"${name}" changes from ${value.toPrecision(7)} to ${finer.toPrecision(7)} (in SI) when we use smaller pieces.`,
      'Its expression is too steep somewhere. Write two integrals, one for each part of the range, and add them.',
    );
  }
  return { sum, inside, ends: [low.expression, high.expression] };
}

// Cached, because the sum is long and is the same for every set of numbers.
const sumsOf = memoize<Expression, Map<string, Tree>>(() => new Map());

const placesIn = (count: number) =>
  Array.from({ length: count }, (_, piece) =>
    places.map(({ share, weight }) => ({ share: (piece + share) / count, weight })),
  ).flat();

function sumInPieces(tree: Tree, over: string, [low, high]: readonly [Tree, Tree]): Tree {
  const width: Tree = ['-', high, low];
  const terms = placesIn(pieces).map(({ share, weight }): Tree => [
    '*',
    weight,
    substitute(tree, over, ['+', low, ['*', share, width]]),
  ]);
  return ['*', ['/', width, pieces], terms.reduce((all, term) => ['+', all, term])];
}

/** Evaluates the sum for the integral numerically. Computes each point once. */
function valueInPieces(
  tree: Tree,
  over: string,
  [low, high]: readonly [number, number],
  count: number,
  known: ReadonlyMap<string, number>,
): number {
  const width = high - low;
  const values = new Map(known);
  const terms = placesIn(count).map(
    ({ share, weight }) => weight * evaluate(tree, values.set(over, low + share * width)),
  );
  return (width / count) * terms.reduce((all, term) => all + term);
}

/** Reads a limit: a number with its unit, or an expression. */
function endOf(
  text: string,
  names: Names,
): Quantity & { tree: Tree; expression: Expression | undefined } {
  const expression = isStated(text) ? undefined : readExpression(text, names.scope);
  return { ...names.quantity(text), tree: names.tree(text), expression };
}
