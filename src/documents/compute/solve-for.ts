import { solve, type Definition } from '../../domain/plots/recipe.ts';
import { inBaseUnits, sameDimensions, type Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';
import { compute, readExpression } from './expressions.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import type { Expression } from './parse-expression.ts';
import { isStated, mustFit, statedIn, unitOf } from './stated.ts';
import type { TagAttributes } from '../text/tags.ts';

/** The two sides of an equation. */
export function readEquation(equation: string): [left: Expression, right: Expression] {
  const [left, right, ...others] = equation.split('=').map(readExpression);
  if (left && right && others.length === 0) return [left, right];
  throw new Complaint(
    `"${equation}" isn’t an equation.`,
    'Write two expressions with one = between them.',
  );
}

/** The unknown of an equation between two bounds, and how it is found. */
export interface Found {
  quantity: Quantity;
  definition: Definition;
}

/** Finds the unknown of an equation between two bounds. */
export function solveFor(attributes: TagAttributes<'Solve'>, names: Names): Found {
  const { name, equation, from, to, unit: unitName = '' } = attributes;
  const [left, right] = readEquation(equation);
  const unit = unitOf(unitName);
  const { values, dimensions } = names.scope;
  const bounds = { from: bound(from, unit, names), to: bound(to, unit, names) };
  const low = evaluate(bounds.from, values);
  const scope = {
    values: new Map(values).set(name, low),
    dimensions: new Map(dimensions).set(name, unit.dimensions),
  };
  const [first, second] = [compute(left, scope), compute(right, scope)];
  // A plain zero fits every unit.
  if (!sameDimensions(first.dimensions, second.dimensions) && right.tree !== 0) {
    throw new Complaint(
      `the left side is ${inBaseUnits(first.dimensions)} and the right is ${inBaseUnits(second.dimensions)}.`,
      'Both sides of an equation have to be the same kind of quantity: look for a missing factor.',
    );
  }
  const definition = { name, left: left.tree, right: right.tree, ...bounds };
  const root = solve(definition, values);
  if (root === undefined && !names.mayLackAnswers) {
    const apart = (at: number) => {
      const there = new Map(values).set(name, at);
      return (evaluate(left.tree, there) - evaluate(right.tree, there)).toPrecision(3);
    };
    const high = evaluate(bounds.to, values);
    const inUnit = (value: number) => String((value - unit.zero) / unit.factor);
    throw new Complaint(
      `there’s no single solution between ${inUnit(low)} and ${inUnit(high)}: the two sides differ by ${apart(low)} at one end and ${apart(high)} at the other.`,
      'Choose "from" and "to" on either side of the solution, with no other solution between them.',
    );
  }
  return { quantity: { value: root ?? NaN, dimensions: unit.dimensions }, definition };
}

/** A bound in SI: a number, in the unit of the unknown where it says none, or an expression. */
function bound(text: string, unit: UnitReading, names: Names): Tree {
  if (isStated(text)) return statedIn(text, unit) * unit.factor + unit.zero;
  const expression = readExpression(text);
  mustFit(compute(expression, names.scope).dimensions, unit);
  return expression.tree;
}
