import type { Definition, RootOfSeveral } from '../../domain/plots/definition.ts';
import { follow, type Outcome } from '../../domain/plots/recipe.ts';
import { pieces, rootsOf } from '../../domain/plots/roots.ts';
import { inBaseUnits, noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { withName } from './dimensions-of.ts';
import { compute, readExpression } from './expressions.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import type { Expression } from './parse-expression.ts';
import { isStated, mustFit, statedIn, unitOf } from './stated.ts';
import type { TagAttributes } from '../text/tags.ts';

/** Splits an equation at the equals sign, but not at `<=` or `>=`. */
export const sidesOf = (equation: string): string[] => equation.split(/(?<![<>])=/);

export function readEquation(
  equation: string,
  { scope }: Pick<Names, 'scope'>,
): [left: Expression, right: Expression] {
  const [left, right, ...others] = sidesOf(equation).map((side) => readExpression(side, scope));
  if (left && right && others.length === 0) return [left, right];
  throw new Complaint(
    `"${equation}" isn’t an equation.`,
    'Write two expressions with one = between them.',
  );
}

/** Finds the root of an equation between two bounds and defines the unknown. */
export function solveFor(attributes: TagAttributes<'Solve'>, names: Names): void {
  const { name, equation, from, to, unit: unitName = '', count } = attributes;
  const [left, right] = readEquation(equation, names);
  const unit = unitOf(unitName);
  const { values } = names.scope;
  const bounds = { from: bound(from, unit, names), to: bound(to, unit, names) };
  const low = evaluate(bounds.from, values);
  const scope = withName(names.scope, name, { value: low, dimensions: unit.dimensions });
  const [first, second] = [compute(left, scope), compute(right, scope)];
  // Zero without a unit is compatible with any unit.
  if (!sameDimensions(first.dimensions, second.dimensions) && right.tree !== 0) {
    throw new Complaint(
      `the left side is ${inBaseUnits(first.dimensions)} and the right is ${inBaseUnits(second.dimensions)}.`,
      'Both sides of an equation have to be the same kind of quantity. Look for a missing factor.',
    );
  }
  const sides = { left: left.tree, right: right.tree, ...bounds };
  const several: RootOfSeveral = { kind: 'root', name, unknown: name, ...sides };
  const root = rootOf(attributes.root);
  const definition: Definition = root === undefined ? { name, ...sides } : { ...several, root };
  const found = follow(definition, outcomeOf(values));
  if ((root !== undefined || count !== undefined) && !names.mayLackAnswers) {
    mustBeApart(several, values);
  }
  if (!Number.isFinite(found) && !names.mayLackAnswers) {
    const apart = (at: number) => {
      const there = new Map(values).set(name, at);
      return (evaluate(left.tree, there) - evaluate(right.tree, there)).toPrecision(3);
    };
    const high = evaluate(bounds.to, values);
    const inUnit = (value: number) => String((value - unit.zero) / unit.factor);
    throw new Complaint(
      `there’s no ${attributes.root ?? 'single'} solution between ${inUnit(low)} and ${inUnit(high)}: the two sides differ by ${apart(low)} at one end and ${apart(high)} at the other.`,
      attributes.root === undefined
        ? 'Choose "from" and "to" on either side of the solution, with no other solution between them, or say which one you want with root="lowest".'
        : 'Choose "from" and "to" farther apart. There’s only a middle solution if there are three.',
    );
  }
  names.define(attributes, { value: found, dimensions: unit.dimensions }, definition);
  if (count !== undefined) {
    const counted = { ...several, name: count };
    const number = follow(counted, outcomeOf(values));
    names.define(
      { name: count, digits: '0' },
      { value: number, dimensions: noDimensions },
      counted,
    );
  }
}

const outcomeOf = (values: ReadonlyMap<string, number>): Outcome => ({
  values: new Map(values),
  stairs: new Map(),
});

const roots = { lowest: 0, middle: 1, highest: -1 } as const;

function rootOf(wanted: string | undefined): 0 | 1 | -1 | undefined {
  if (wanted === undefined) return undefined;
  if (Object.hasOwn(roots, wanted)) return roots[wanted as keyof typeof roots];
  throw new Complaint(
    `there’s no root "${wanted}".`,
    `Write ${Object.keys(roots).join(', ')}, or leave it out if there’s only one.`,
  );
}

/** Throws if a finer search finds roots that the browser would miss. */
function mustBeApart(definition: RootOfSeveral, values: ReadonlyMap<string, number>): void {
  const [coarse, fine] = [pieces, 10 * pieces].map(
    (count) => rootsOf(definition, values, count).length,
  );
  if (coarse === fine) return;
  throw new Complaint(
    'two solutions are so close together that we’d miss them.',
    'Bring "from" and "to" closer to the solutions.',
  );
}

/** Reads a bound as an expression in SI. A plain number is in the unit of the unknown. */
function bound(text: string, unit: ParsedUnit, names: Names): Tree {
  if (isStated(text)) return statedIn(text, unit) * unit.factor + unit.zero;
  const expression = readExpression(text, names.scope);
  mustFit(compute(expression, names.scope).dimensions, unit);
  return expression.tree;
}
