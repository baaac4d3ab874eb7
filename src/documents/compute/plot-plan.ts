import type { PlotPlan } from '../../domain/plots/draw-plot.ts';
import type { AreaPlan, LinePlan, MarkPlan, PointPlan } from '../../domain/plots/marks.ts';
import type { Measure, Trace } from '../../domain/plots/traces.ts';
import type { Definition } from '../../domain/plots/definition.ts';
import { followRecipe } from '../../domain/plots/recipe.ts';
import type { Template } from '../../domain/plots/template.ts';
import { noDimensions } from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { curveFamily } from './curve-family.ts';
import { atRunningRow, noColumns, rowsIn } from './columns.ts';
import { dimensionsOf, withName, type Scope } from './dimensions-of.ts';
import { compute, readExpression, readRows } from './expressions.ts';
import type { Expression } from './parse-expression.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from './names.ts';
import { isLogScale } from './plot-axis.ts';
import { solvedCurve } from './solved-curve.ts';
import { isStated, mustFit, unitOf } from './stated.ts';
import { markNames, type MarkTag, type TagAttributes } from '../text/tags.ts';

type PlotTag = TagAttributes<'Plot'>;

/**
 * Parses a label. Its numbers are either constants or slots that are filled in again on each
 * change.
 */
export type ReadLabel = (text: string) => Template;

/**
 * Reads the marks of a plot, checks their units, and defines the number of steps of its staircases.
 */
export function readPlan(
  plot: PlotTag,
  parts: readonly MarkTag[],
  names: Names,
  readLabel: ReadLabel,
): PlotPlan {
  const reader = new PlanReader(plot, names, readLabel);
  const order = ({ name }: MarkTag) => markNames.indexOf(name);
  const ordered = parts.toSorted((a, b) => order(a) - order(b));
  return { over: plot.over, marks: ordered.flatMap((part) => reader.read(part)) };
}

class PlanReader {
  readonly #plot: PlotTag;
  readonly #names: Names;
  readonly #readLabel: ReadLabel;
  readonly #xUnit: ParsedUnit;
  readonly #yUnit: ParsedUnit;

  constructor(plot: PlotTag, names: Names, readLabel: ReadLabel) {
    this.#plot = plot;
    this.#names = names;
    this.#readLabel = readLabel;
    this.#xUnit = unitOf(plot.xUnit ?? '');
    this.#yUnit = unitOf(plot.yUnit ?? '');
  }

  read({ name, attributes }: MarkTag): MarkPlan[] {
    switch (name) {
      case 'Curve':
        return curveFamily(attributes, this.#names, (own, names) =>
          new PlanReader(this.#plot, names, this.#readLabel).#curve(own),
        );
      case 'Points':
        return [this.#points(attributes)];
      case 'Stairs':
        return this.#stairs(attributes);
      case 'Area':
        return [this.#area(attributes)];
      case 'Point':
        return [this.#point(attributes)];
    }
  }

  #curve(part: TagAttributes<'Curve'>): LinePlan {
    return {
      kind: 'line',
      ...(this.#solved(part) ?? this.#rows(part) ?? this.#trace(part)),
      line: choice('line', part.line, ['solid', 'dashed', 'second', 'dotted', 'thin'] as const),
      label: this.#label(part.label),
      word: this.#label(part.mark),
    };
  }

  #points({ x, y, label, shape }: TagAttributes<'Points'>): LinePlan {
    const line =
      choice('shape', shape, ['dot', 'square'] as const) === 'dot' ? 'data' : 'data squares';
    const rows = this.#rows({ x, y });
    if (rows) return { kind: 'line', ...rows, line, label: this.#label(label) };
    throw new Complaint(
      'these <Points> have no column in them.',
      'Name columns of a <Data> in x="…" and y="…"; for one point, use <Point>.',
    );
  }

  #solved(part: TagAttributes<'Curve'>): Trace | undefined {
    if (part.solves === undefined) return undefined;
    const [from, to] = [part.from ?? this.#plot.from, part.to ?? this.#plot.to];
    const { over } = this.#plot;
    return solvedCurve(part, {
      names: this.#names,
      over,
      from: this.#names.tree(from),
      to: this.#names.tree(to),
      units: [this.#xUnit, this.#yUnit],
      scope: withRunning(over, from, this.#names),
    });
  }

  #rows({ x, y }: Pick<TagAttributes<'Curve'>, 'x' | 'y'>): Trace | undefined {
    const { scope } = this.#names;
    const columns = scope.columns ?? noColumns;
    if (x === undefined || columns.size === 0 || [x, y].some(isStated)) return undefined;
    const [across, up] = [readRows(x, scope), readRows(y, scope)];
    const rows = rowsIn([across.tree, up.tree], columns);
    if (rows === undefined) return undefined;
    const along = (expression: Expression, unit: ParsedUnit): Measure => {
      mustFit(dimensionsOf(expression, scope), unit);
      const tree = atRunningRow(expression.tree, columns, rows, this.#plot.over);
      return { tree, factor: unit.factor, zero: unit.zero };
    };
    return {
      x: along(across, this.#xUnit),
      y: along(up, this.#yUnit),
      from: 0,
      to: rows - 1,
      steps: Math.max(1, rows - 1),
    };
  }

  #area({ from, to, under, above, fill, label }: TagAttributes<'Area'>): AreaPlan {
    const edge = (y: string | undefined) =>
      y === undefined ? undefined : this.#trace({ y, from, to });
    const end = (text: string) => this.#measure(text, this.#xUnit, this.#names.scope);
    return {
      kind: 'area',
      under: edge(under),
      above: edge(above),
      ends: [end(from), end(to)],
      fill: choice('fill', fill, ['rising', 'falling', 'dots'] as const),
      label: this.#label(label),
    };
  }

  #point({ x, y, label }: TagAttributes<'Point'>): PointPlan {
    const { scope } = this.#names;
    return {
      kind: 'point',
      x: this.#measure(x, this.#xUnit, scope),
      y: this.#measure(y, this.#yUnit, scope),
      label: this.#readLabel(label),
    };
  }

  /** Defines the number of stages of a staircase, and draws the staircase if requested. */
  #stairs({ name, over = 'x', show, ...part }: TagAttributes<'Stairs'>): MarkPlan[] {
    const names = this.#names;
    const scope = withRunning(over, part.from, names);
    const checked = (text: string): Tree => {
      const expression = readExpression(text, scope);
      compute(expression, scope);
      return expression.tree;
    };
    const plain = {
      name,
      over,
      equilibrium: checked(part.equilibrium),
      operating: checked(part.operating),
      from: names.tree(part.from),
      to: names.tree(part.to),
    };
    const definition: Definition =
      part.start === undefined
        ? plain
        : { kind: 'stairs', ...plain, start: names.tree(part.start) };
    const stages = followRecipe([definition], names.scope.values).values.get(name) ?? NaN;
    if (!Number.isFinite(stages) && !names.mayLackAnswers) {
      throw new Complaint(
        'the staircase never ends.',
        part.start === undefined
          ? 'The operating line has to stay below the equilibrium curve. Is the reflux ratio large enough?'
          : 'From "start", the first step has to go toward "to", and the two lines can’t meet before "to". Is the flow rate large enough?',
      );
    }
    names.define({ name }, { value: stages, dimensions: noDimensions }, definition);
    return choice('show', show, ['stairs', 'number'] as const) === 'stairs'
      ? [{ kind: 'stairs', name }]
      : [];
  }

  #label(text: string | undefined): Template | undefined {
    return text === undefined ? undefined : this.#readLabel(text);
  }

  #trace(part: Pick<TagAttributes<'Curve'>, 'x' | 'y' | 'from' | 'to'>): Trace {
    const { over, xScale, from, to } = this.#plot;
    const scope = withRunning(over, part.from ?? from, this.#names);
    return {
      x: this.#measure(part.x ?? over, this.#xUnit, scope),
      y: this.#measure(part.y, this.#yUnit, scope),
      from: this.#names.tree(part.from ?? from),
      to: this.#names.tree(part.to ?? to),
      // Points that are evenly spaced on a log axis differ by equal factors.
      ...(part.x === undefined && isLogScale(xScale) && { isEvenInLogs: true }),
    };
  }

  #measure(text: string, { factor, zero, ...unit }: ParsedUnit, scope: Scope): Measure {
    const stated = isStated(text) ? this.#names.quantity(text) : undefined;
    const { dimensions } = stated ?? compute(readExpression(text, scope), scope);
    mustFit(dimensions, { factor, zero, ...unit });
    return { tree: stated?.value ?? readExpression(text, scope).tree, factor, zero };
  }
}

/** Adds a running name and its first value to the scope. */
const withRunning = (over: string, from: string, names: Names): Scope =>
  withName(names.scope, over, names.quantity(from));

/** Validates an attribute. The first allowed value is the default. */
function choice<Word extends string>(
  attribute: string,
  wanted: string | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const found = wanted === undefined ? words[0] : words.find((word) => word === wanted);
  if (found !== undefined) return found;
  throw new Complaint(
    `there’s no ${attribute} "${wanted ?? ''}".`,
    `Use one of: ${words.join(', ')}.`,
  );
}
