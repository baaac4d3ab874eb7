import { axisTicks } from '../domain/axis-ticks.ts';
import { noDimensions, type Quantity } from '../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../domain/quantities/evaluate.ts';
import { grouped, unitText } from '../domain/quantities/print.ts';
import { readQuantity } from '../domain/quantities/read-quantity.ts';
import type { UnitReading } from '../domain/quantities/read-unit.ts';
import { stageStairs } from '../domain/stage-stairs.ts';
import type { PlotAxis, PlotData, PlotLine } from './document.ts';
import { compute, readExpression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { mustFit, numberIn, unitOf } from './stated.ts';
import type { Tag, TagAttributes } from './tags.ts';

type PlotTag = TagAttributes<'Plot'>;

const pointsOfACurve = 96;

/** Computes everything that a plot draws from the expressions in its tags. */
export function readPlot(plot: PlotTag, parts: readonly Tag[], names: Names): PlotData {
  const [xUnit, yUnit] = [unitOf(plot.xUnit ?? ''), unitOf(plot.yUnit ?? '')];
  const curves = parts.flatMap((part) =>
    part.name === 'Curve' ? [curve(plot, part.attributes, names)] : [],
  );
  const stairs = parts.flatMap((part) =>
    part.name === 'Stairs' ? [staircase(part.attributes, names)] : [],
  );
  const points = parts.flatMap((part) => {
    if (part.name !== 'Point') return [];
    const { x, y, label } = part.attributes;
    return [
      {
        x: numberIn(names.quantity(x), xUnit),
        y: numberIn(names.quantity(y), yUnit),
        label,
      },
    ];
  });
  const lines = [...curves, ...stairs];
  const all = lines.flatMap((line) => line.points);
  const { x, y, xFrom, xTo, yFrom, yTo } = plot;
  return {
    x: axis(
      { label: x, unit: xUnit, from: xFrom, to: xTo },
      all.map(([value]) => value),
      names,
    ),
    y: axis(
      { label: y, unit: yUnit, from: yFrom, to: yTo },
      all.map(([, value]) => value),
      names,
    ),
    lines,
    points,
  };
}

function curve(plot: PlotTag, part: TagAttributes<'Curve'>, names: Names): PlotLine {
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
  const points = Array.from({ length: pointsOfACurve + 1 }, (_, index): [number, number] => {
    values.set(over, start.value + ((end.value - start.value) * index) / pointsOfACurve);
    return [x(), y()];
  });
  return {
    points: points.filter((point) => point.every(Number.isFinite)),
    line: lineOf(part),
    label: part.label,
  };
}

const styles = ['solid', 'dashed', 'second', 'thin'] as const;

function lineOf({ line: wanted = 'solid' }: TagAttributes<'Curve'>): PlotLine['line'] {
  const found = styles.find((style) => style === wanted);
  if (!found) {
    throw new Complaint(`there is no line "${wanted}".`, `There are ${styles.join(', ')}.`);
  }
  return found;
}

interface AxisWords {
  label: string;
  unit: UnitReading;
  from: string | undefined;
  to: string | undefined;
}

function axis(
  { label, unit, from: first, to: last }: AxisWords,
  values: readonly number[],
  names: Names,
): PlotAxis {
  const end = (text: string | undefined, fallback: number) => {
    if (text === undefined) return fallback;
    // A number alone is in the unit of the axis.
    const reading = readQuantity(text);
    return 'problem' in reading || reading.hasUnit
      ? numberIn(names.quantity(text), unit)
      : reading.number.value;
  };
  const { from, to, ticks, decimals } = axisTicks(
    end(first, Math.min(...values)),
    end(last, Math.max(...values)),
    first !== undefined,
    last !== undefined,
  );
  return {
    label: unit.parts.length === 0 ? label : `${label} (${unitText(unit)})`,
    from,
    to,
    ticks: ticks.map((at) => ({ at, text: grouped(at.toFixed(decimals)) })),
  };
}

/** Steps off stages, and gives their number its name. */
function staircase(part: TagAttributes<'Stairs'>, names: Names): PlotLine {
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
  return { points: stairs.points, line: 'stairs', label: undefined };
}

function checkedTree(text: string, over: string, at: Quantity, names: Names): Tree {
  const expression = readExpression(text);
  compute(expression, {
    values: new Map(names.scope.values).set(over, at.value),
    dimensions: new Map(names.scope.dimensions).set(over, at.dimensions),
  });
  return expression.tree;
}
