import { noDimensions, type Quantity } from '../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../domain/quantities/evaluate.ts';
import { flatText } from '../domain/quantities/print.ts';
import type { UnitReading } from '../domain/quantities/read-unit.ts';
import { stageStairs } from '../domain/stage-stairs.ts';
import type { PlotLine, PlotPlace } from './document.ts';
import { compute, readExpression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { isLogScale } from './plot-axis.ts';
import { mustFit, unitOf } from './stated.ts';
import type { TagAttributes } from './tags.ts';

type PlotTag = TagAttributes<'Plot'>;

const pointsOfACurve = 96;

/** A curve over the running name of its plot. */
export function readCurve(plot: PlotTag, part: TagAttributes<'Curve'>, names: Names): PlotLine {
  return {
    points: placesAlong(plot, part, names),
    line: choice('line', part.line, ['solid', 'dashed', 'second', 'dotted', 'thin'] as const),
    label: labelWith(part.label, names),
    mark: labelWith(part.mark, names),
  };
}

/** Where the expressions of a curve lead, from one end of the running name to the other. */
export function placesAlong(
  plot: PlotTag,
  part: Pick<TagAttributes<'Curve'>, 'x' | 'y' | 'from' | 'to'>,
  names: Names,
): PlotPlace[] {
  const { over } = plot;
  const start = names.quantity(part.from ?? plot.from);
  const end = names.quantity(part.to ?? plot.to);
  const values = new Map(names.scope.values).set(over, start.value);
  const dimensions = new Map(names.scope.dimensions).set(over, start.dimensions);
  /** The units are checked once, then only numbers run. */
  const checked = (text: string | undefined, unit: UnitReading) => {
    const expression = readExpression(text ?? over);
    mustFit(compute(expression, { values, dimensions }).dimensions, unit);
    return (): number => (evaluate(expression.tree, values) - unit.zero) / unit.factor;
  };
  const x = checked(part.x, unitOf(plot.xUnit ?? ''));
  const y = checked(part.y, unitOf(plot.yUnit ?? ''));
  // Even steps on paper: on a logarithmic axis they are even factors.
  const isEvenInLogs = part.x === undefined && isLogScale(plot.xScale);
  const between = (share: number) =>
    isEvenInLogs
      ? start.value * (end.value / start.value) ** share
      : start.value + (end.value - start.value) * share;
  return Array.from({ length: pointsOfACurve + 1 }, (_, index): PlotPlace => {
    values.set(over, between(index / pointsOfACurve));
    return [x(), y()];
  }).filter((place) => place.every(Number.isFinite));
}

/** One of the words that an attribute knows, the first where it is left out. */
export function choice<Word extends string>(
  attribute: string,
  wanted: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const found = wanted === undefined ? words[0] : words.find((word) => word === wanted);
  if (found !== undefined) return found;
  throw new Complaint(
    `there is no ${attribute} "${wanted ?? ''}".`,
    `There are ${words.join(', ')}.`,
  );
}

/** A label with the numbers that it names. */
export function labelWith(text: string, names: Names): string;
export function labelWith(text: string | undefined, names: Names): string | undefined;
export function labelWith(text: string | undefined, names: Names): string | undefined {
  return text?.replace(/\{([^{}]*)\}/g, (_, reference: string) => flatText(names.runs(reference)));
}

/** Steps off stages, and gives their number its name. */
export function readStairs(part: TagAttributes<'Stairs'>, names: Names): PlotLine {
  const { name, equilibrium, operating, over = 'x' } = part;
  const values = new Map(names.scope.values);
  const follow = (tree: Tree) => (x: number) => evaluate(tree, values.set(over, x));
  const [first, last] = [names.quantity(part.from), names.quantity(part.to)];
  const lines = {
    equilibrium: follow(checkedTree(equilibrium, over, first, names)),
    operating: follow(checkedTree(operating, over, first, names)),
  };
  const stairs = stageStairs(lines, first.value, last.value);
  if (!stairs) {
    throw new Complaint(
      'the staircase does not come to an end.',
      'The operating line must stay below the equilibrium curve: is the reflux large enough?',
    );
  }
  names.define({ name }, { value: stairs.stages, dimensions: noDimensions });
  return { points: stairs.points, line: 'stairs', stages: stairs.corners };
}

function checkedTree(text: string, over: string, at: Quantity, names: Names): Tree {
  const expression = readExpression(text);
  compute(expression, {
    values: new Map(names.scope.values).set(over, at.value),
    dimensions: new Map(names.scope.dimensions).set(over, at.dimensions),
  });
  return expression.tree;
}
