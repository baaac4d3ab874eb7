import { productOf, sameDimensions, type Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { compute, readExpression } from './expressions.ts';
import { withOperands } from './trees.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import { isStated, quantityOf, readStated } from './stated.ts';
import type { TagAttributes } from '../text/tags.ts';

/** An integral: what it comes to, and the sum that it is computed as. */
export interface Integral {
  quantity: Quantity;
  sum: Tree;
}

// Three places in each of so many pieces (Gauss and Legendre) are exact to far below a percent.
const pieces = 16;
const places = [
  { share: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { share: 0.5, weight: 8 / 18 },
  { share: 0.5 + Math.sqrt(0.15), weight: 5 / 18 },
] as const;

/**
 * Integrates an expression over a running name. It becomes a sum, so that whoever follows a
 * calculation, the build or a browser, needs to know nothing of integrals.
 */
export function integrate(
  { of, over, from, to }: TagAttributes<'Integral'>,
  names: Names,
): Integral {
  const { values, dimensions } = names.scope;
  if (values.has(over)) {
    throw new Complaint(`the name "${over}" is already taken.`, 'Pick another name to run over.');
  }
  const [low, high] = [endOf(from, names), endOf(to, names)];
  if (!sameDimensions(low.dimensions, high.dimensions)) {
    throw new Complaint(
      `"${from}" and "${to}" aren’t the same kind of quantity.`,
      'An integral runs from one value of a name to another: fix one of them.',
    );
  }
  const inside = readExpression(of, names.scope);
  const { dimensions: height } = compute(inside, {
    ...names.scope,
    values: new Map(values).set(over, low.value),
    dimensions: new Map(dimensions).set(over, low.dimensions),
  });
  const width: Tree = ['-', high.tree, low.tree];
  const terms = Array.from({ length: pieces }, (_, piece) =>
    places.map(({ share, weight }): Tree => {
      const place: Tree = ['+', low.tree, ['*', (piece + share) / pieces, width]];
      return ['*', weight, withPlace(inside.tree, over, place)];
    }),
  ).flat();
  const sum: Tree = ['*', ['/', width, pieces], terms.reduce((all, term) => ['+', all, term])];
  return {
    quantity: {
      value: evaluate(sum, values),
      dimensions: productOf([
        { dimensions: height, exponent: 1 },
        { dimensions: low.dimensions, exponent: 1 },
      ]),
    },
    sum,
  };
}

/** One end of an integral: a number with its unit, or an expression. */
function endOf(text: string, names: Names): Quantity & { tree: Tree } {
  if (isStated(text)) {
    const stated = quantityOf(readStated(text));
    return { ...stated, tree: stated.value };
  }
  const expression = readExpression(text, names.scope);
  return { ...compute(expression, names.scope), tree: expression.tree };
}

/** An expression with another in the place of a name. */
function withPlace(tree: Tree, name: string, place: Tree): Tree {
  if (tree === name) return place;
  if (typeof tree !== 'object') return tree;
  return withOperands(tree, (part) => withPlace(part, name, place));
}
