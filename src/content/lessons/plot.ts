import { axisTicks } from '../../domain/axis-ticks.ts';
import { compute, readExpression, type Expression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import type { PlotAxis, PlotData, PlotLine } from './document.ts';
import { solve } from './solve.ts';
import { grouped, unitText } from './quantity-text.ts';
import { numberIn, quantityOf, statedQuantity, type Quantity } from './units.ts';

/** What an author writes on a plot and on the tags inside it. */
export interface PlotTag {
  name: string;
  attributes: Record<string, string>;
}

const pointsOfACurve = 96;

/** Computes everything that a plot draws from the expressions in its tags. */
export function readPlot(plot: PlotTag, parts: readonly PlotTag[], names: Names): PlotData {
  const { over = '', x = '', xUnit = '', y = '', yUnit = '' } = plot.attributes;
  const [from, to] = [bound(plot, 'from', names), bound(plot, 'to', names)];
  const at = (expression: Expression, value: Quantity) =>
    compute(expression, new Map([...names.quantities, [over, value]]));

  const lines = parts
    .filter(({ name }) => name === 'Curve')
    .map((part): PlotLine => {
      const xOf = readExpression(part.attributes['x'] ?? over);
      const yOf = readExpression(part.attributes['y'] ?? over);
      const start = part.attributes['from'] === undefined ? from : bound(part, 'from', names);
      const end = part.attributes['to'] === undefined ? to : bound(part, 'to', names);
      const points = Array.from({ length: pointsOfACurve + 1 }, (_, index): [number, number] => {
        const value = start.value + ((end.value - start.value) * index) / pointsOfACurve;
        const running = { ...start, value };
        return [numberIn(at(xOf, running), xUnit), numberIn(at(yOf, running), yUnit)];
      });
      return {
        points: points.filter((point) => point.every(Number.isFinite)),
        line: lineOf(part),
        label: part.attributes['label'],
      };
    });
  const stairs = parts.filter(({ name }) => name === 'Stairs').map((part) => steps(part, names));
  const points = parts
    .filter(({ name }) => name === 'Point')
    .map(({ attributes }) => ({
      x: numberIn(compute(readExpression(attributes['x'] ?? ''), names.quantities), xUnit),
      y: numberIn(compute(readExpression(attributes['y'] ?? ''), names.quantities), yUnit),
      label: attributes['label'] ?? '',
    }));

  const all = [...lines, ...stairs].flatMap((line) => line.points);
  return {
    x: axis(
      plot,
      'x',
      x,
      all.map(([value]) => value),
      names,
    ),
    y: axis(
      plot,
      'y',
      y,
      all.map(([, value]) => value),
      names,
    ),
    lines: [...lines, ...stairs],
    points,
  };
}

const styles = ['solid', 'dashed', 'second', 'thin'] as const;

function lineOf({ attributes }: PlotTag): PlotLine['line'] {
  const wanted = attributes['line'] ?? 'solid';
  const found = styles.find((style) => style === wanted);
  if (!found) {
    throw new Complaint(`there is no line "${wanted}".`, `There are ${styles.join(', ')}.`);
  }
  return found;
}

/** One end of what a name runs over: a number with its unit, or an expression. */
function bound({ name, attributes }: PlotTag, key: string, names: Names): Quantity {
  const text = attributes[key];
  if (text === undefined) {
    throw new Complaint(`<${name}> has no ${key}.`, `Add ${key}="0 min", or what fits.`);
  }
  return statedQuantity(text) ?? compute(readExpression(text), names.quantities);
}

function axis(
  plot: PlotTag,
  letter: 'x' | 'y',
  label: string,
  values: readonly number[],
  names: Names,
): PlotAxis {
  const unit = plot.attributes[`${letter}Unit`] ?? '';
  const end = (key: string, fallback: number) => {
    const text = plot.attributes[key];
    if (text === undefined) return fallback;
    // A number alone is in the unit of the axis.
    return /^-?[\d.]+$/.test(text) ? Number(text) : numberIn(bound(plot, key, names), unit);
  };
  const lowest = end(`${letter}From`, Math.min(...values));
  const highest = end(`${letter}To`, Math.max(...values));
  const { from, to, ticks, decimals } = axisTicks(
    lowest,
    highest,
    plot.attributes[`${letter}From`] !== undefined,
    plot.attributes[`${letter}To`] !== undefined,
  );
  return {
    label: unitText(unit) === '' ? label : `${label} (${unitText(unit)})`,
    from,
    to,
    ticks: ticks.map((at) => ({ at, text: grouped(at.toFixed(decimals)) })),
  };
}

/** Steps off stages between equilibrium and operating line, from the distillate down. */
function steps(part: PlotTag, names: Names): PlotLine {
  const { name = '', equilibrium = '', operating = '', over = 'x' } = part.attributes;
  const [curve, line] = [readExpression(equilibrium), readExpression(operating)];
  const at = (expression: Expression, x: number) =>
    compute(expression, new Map([...names.quantities, [over, quantityOf(x, '')]])).value;
  const [first, last] = [bound(part, 'from', names).value, bound(part, 'to', names).value];

  const points: [number, number][] = [[first, first]];
  let [x, y, stages] = [first, first, 0];
  while (x > last) {
    if (points.length > 400) {
      throw new Complaint(
        'the staircase does not come to an end.',
        'The operating line must stay below the equilibrium curve: is the reflux large enough?',
      );
    }
    const next = solve((value) => at(curve, value) - y, 0, x);
    points.push([next, y]);
    stages += next < last ? (x - last) / (x - next) : 1;
    x = next;
    y = x < last ? x : at(line, x);
    points.push([x, y]);
  }
  names.define({ name, digits: 3 }, quantityOf(stages, ''));
  return { points, line: 'stairs', label: undefined };
}
