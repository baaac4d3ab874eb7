import type { Solutions } from '../../domain/plots/definition.ts';
import type { Measure, Trace } from '../../domain/plots/traces.ts';
import { follow } from '../../domain/plots/recipe.ts';
import { keptName, keptNames, placesOf, rowsOfASimulation } from '../../domain/plots/simulate.ts';
import { noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { Complaint } from '../text/fault.ts';
import type { TagAttributes } from '../text/tags.ts';
import { atRunningRow } from './columns.ts';
import { dimensionsOf, withName, type Scope } from './dimensions-of.ts';
import { readExpression } from './expressions.ts';
import type { Names } from './names.ts';
import { readEquation } from './solve-for.ts';
import { mustFit, unitOf } from './stated.ts';
import { substitute } from './trees.ts';

interface Place {
  names: Names;
  over: string;
  from: Tree;
  to: Tree;
  units: readonly [x: ParsedUnit, y: ParsedUnit];
  scope: Scope;
}

/**
 * Solves an equation at each point of a curve. Stores the solutions under hidden names, so that
 * drawing only looks them up.
 */
export function solvedCurve(part: TagAttributes<'Curve'>, place: Place): Trace {
  const { names, over, from, to, units } = place;
  const { unknown = part.y, solves = '', between = '' } = part;
  const bounds = between.split(/,\s+/);
  const [low, high] = bounds;
  if (low === undefined || high === undefined || !/^[A-Za-z]\w*$/.test(unknown)) {
    throw new Complaint(
      'this curve doesn’t say what its unknown is, or what range it’s in.',
      'Write unknown="T" and between="300 K, 400 K", with a new name.',
    );
  }
  const scope = withName(place.scope, unknown, names.quantity(low));
  const [left, right] = readEquation(solves, { scope });
  const kinds = [left, right].map((side) => dimensionsOf(side, scope));
  if (!sameDimensions(kinds[0] ?? noDimensions, kinds[1] ?? noDimensions) && right.tree !== 0) {
    throw new Complaint(
      `the two sides of "${solves}" aren’t the same kind of quantity.`,
      'Look for a missing factor.',
    );
  }
  const column = `${unknown} on curve ${String(names.definitions.length)}`;
  const definition: Solutions = {
    kind: 'solutions',
    name: keptName(column, 'end'),
    ...{ column, over, unknown, from, to },
    left: left.tree,
    right: right.tree,
    between: [names.tree(low), names.tree(high)],
  };
  keep(definition, names);
  const rows = rowsOfASimulation + 1;
  const columns = new Map([column, placesOf(column)].map((name) => [name, { rows }] as const));
  const along = (text: string, unit: ParsedUnit): Measure => {
    const expression = readExpression(text, scope);
    mustFit(dimensionsOf(expression, scope), unit);
    const kept = substitute(expression.tree, unknown, column);
    const tree = atRunningRow(substitute(kept, over, placesOf(column)), columns, rows, over);
    return { tree, factor: unit.factor, zero: unit.zero };
  };
  const [xUnit, yUnit] = units;
  return {
    x: along(part.x ?? over, xUnit),
    y: along(part.y, yUnit),
    ...{ from: 0, to: rows - 1, steps: rows - 1 },
  };
}

function keep(definition: Solutions, names: Names): void {
  const values = new Map(names.scope.values);
  const count = follow(definition, { values, stairs: new Map() });
  if (count === 0 && !names.mayLackAnswers) {
    throw new Complaint(
      'this curve’s equation has no single solution anywhere.',
      'Choose two values for "between", one on either side of the solution.',
    );
  }
  const plain = unitOf('');
  names.define(definition, { value: count, dimensions: noDimensions }, definition);
  for (const name of keptNames(definition)) {
    const quantity = { value: values.get(name) ?? NaN, dimensions: noDimensions };
    names.addHidden(name, { quantity, symbol: '', unit: plain, digits: 3 });
  }
}
