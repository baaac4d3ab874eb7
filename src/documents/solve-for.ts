import { inBaseUnits, sameDimensions, type Quantity } from '../domain/quantities/dimensions.ts';
import { evaluate } from '../domain/quantities/evaluate.ts';
import { findRoot } from '../domain/quantities/find-root.ts';
import { compute, readExpression, type Expression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { statedIn, unitOf } from './stated.ts';
import type { TagAttributes } from './tags.ts';

/** The two sides of an equation. */
export function readEquation(equation: string): [left: Expression, right: Expression] {
  const [left, right, ...others] = equation.split('=').map(readExpression);
  if (left && right && others.length === 0) return [left, right];
  throw new Complaint(
    `"${equation}" is not an equation.`,
    'Write two expressions with one = between them.',
  );
}

/** Finds the unknown of an equation between two bounds. */
export function solveFor(
  { name, equation, from, to, unit: unitName = '' }: TagAttributes<'Solve'>,
  names: Names,
): Quantity {
  const [left, right] = readEquation(equation);
  const unit = unitOf(unitName);
  const [low, high] = [statedIn(from, unit), statedIn(to, unit)];
  const inSi = (number: number) => number * unit.factor + unit.zero;
  const values = new Map(names.scope.values).set(name, inSi(low));
  const scope = {
    values,
    dimensions: new Map(names.scope.dimensions).set(name, unit.dimensions),
  };
  const [first, second] = [compute(left, scope), compute(right, scope)];
  // A plain zero fits every unit.
  if (!sameDimensions(first.dimensions, second.dimensions) && right.tree !== 0) {
    throw new Complaint(
      `the left side is ${inBaseUnits(first.dimensions)} and the right is ${inBaseUnits(second.dimensions)}.`,
      'Both sides of an equation must be of the same kind: look for a missing factor.',
    );
  }
  const difference = (number: number) => {
    values.set(name, inSi(number));
    return evaluate(left.tree, values) - evaluate(right.tree, values);
  };
  const root = findRoot(difference, low, high);
  if (root === undefined) {
    throw new Complaint(
      `there is no single solution between ${String(low)} and ${String(high)}: the two sides differ by ${difference(low).toPrecision(3)} there and by ${difference(high).toPrecision(3)} here.`,
      'Choose "from" and "to" on either side of the solution, with no other solution between them.',
    );
  }
  return { value: inSi(root), dimensions: unit.dimensions };
}
