import type { Definition } from '../../domain/plots/definition.ts';
import type { Dimensions, Quantity } from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { quantityRuns, unitText, type Run } from '../../domain/quantities/print.ts';
import type { GuardDigits, Line, ShownNumber } from './guard-digits.ts';
import { definedBy } from './moving-names.ts';
import { unknownName, type Scope } from './dimensions-of.ts';
import { cellName, isCell, wholeColumn } from './columns.ts';
import {
  drawNumber,
  mustBeNew,
  statedName,
  isStated,
  mustFit,
  numberIn,
  quantityOf,
  readStated,
  unitOf,
  type Range,
} from './stated.ts';
import { compute, readExpression } from './expressions.ts';
import { namesIn } from './trees.ts';
import { Complaint } from '../text/fault.ts';
import type { Column, Named, NewName } from './named.ts';
import type { Expression } from './parse-expression.ts';
import { quantityTex } from './quantity-tex.ts';
import { PrintedLines, type PrintingOptions } from './printed-lines.ts';
import { mustHold, readRange, type ValidRange } from './valid-range.ts';
import { symbolIn } from '../text/tags.ts';
import { nameIn, printedAs, shownAs } from './references.ts';

/** Options for the numbers of a problem. Lessons need none of them. */
export interface NumberOptions extends PrintingOptions {
  /** Random number generator for values from 0 to 1. */
  draw?: (() => number) | undefined;
  /** Skips text and symbols, which don't vary between sets of numbers. */
  isAgain?: boolean | undefined;
  /** Simulates a common mistake: temperatures used without converting their scale. */
  forgetsZero?: boolean | undefined;
  /** Overrides some values, in SI. */
  replaced?: ReadonlyMap<string, number> | undefined;
}

/** All quantities by name, each as a number in its own unit. */
export type NamedValues = Record<string, { value: number; unit: string }>;

const usualDigits = 3;

/** The named quantities of one document, in document order. */
export class Names {
  readonly #names = new Map<string, Named>();
  readonly #values = new Map<string, number>();
  readonly #dimensions = new Map<string, Dimensions>();
  readonly #columns = new Map<string, Column>();
  readonly #shown = new Map<string, ShownNumber>();
  readonly options: NumberOptions;
  readonly lines: PrintedLines;

  readonly definitions: Definition[] = [];
  readonly ranges = new Map<string, ValidRange>();

  /** True if a given was stated with a range for random numbers. */
  canChange = false;
  /** True if a calculation may have no result, because readers choose the numbers. */
  mayLackAnswers: boolean;

  constructor(options: NumberOptions = {}) {
    this.options = options;
    this.lines = new PrintedLines(options);
    this.mayLackAnswers = options.replaced !== undefined;
  }

  /** Returns a copy for a nested scope, where calculations may have no result. */
  nested(): Names {
    const inner = new Names(this.options);
    inner.mayLackAnswers = true;
    inner.definitions.push(...this.definitions);
    for (const [name, range] of this.ranges) inner.ranges.set(name, range);
    return inner.#withAll(this, () => true);
  }

  /** Returns a copy without computed quantities, except those in `free`. */
  restarted(free: readonly string[]): Names {
    const again = new Names(this.options);
    again.mayLackAnswers = this.mayLackAnswers;
    const computed = new Set(this.definitions.flatMap(definedBy));
    return again.#withAll(this, (name) => !computed.has(name) || free.includes(name));
  }

  #withAll(other: Names, isWanted: (name: string) => boolean): this {
    for (const [name, named] of other.#names) if (isWanted(name)) this.addHidden(name, named);
    for (const [name, column] of other.#columns) {
      if (isWanted(cellName(name, 0))) this.#addColumn(name, column);
    }
    return this;
  }

  get guardDigits(): GuardDigits {
    return this.lines.guardDigits;
  }

  get scope(): Scope {
    return { values: this.#values, dimensions: this.#dimensions, columns: this.#columns };
  }

  get values(): NamedValues {
    return Object.fromEntries(
      [...this.#names]
        .filter(([name]) => !isCell(name))
        .map(([name, { quantity, unit }]) => [
          name,
          { value: numberIn(quantity, unit), unit: unitText(unit) },
        ]),
    );
  }

  /** Defines a given from text like "2.50 kg/s". */
  state({ name, value, symbol = '', digits }: NewName, range?: Range): void {
    const { number, unit } = readStated(value);
    const { draw, forgetsZero = false } = this.options;
    if (range) this.canChange = true;
    const typed = range ? drawNumber(number.mantissa, unit, range, draw) : number.mantissa;
    const power = number.power ?? 0;
    this.#mustBeNew(name);
    this.addHidden(name, statedName({ typed, power }, { symbol, unit, digits, forgetsZero }));
  }

  addColumn(name: string, column: Column, cells: readonly Named[], canChange = false): void {
    this.#mustBeNew(name);
    this.canChange ||= canChange;
    cells.forEach((cell, row) => {
      this.addHidden(cellName(name, row), cell);
    });
    this.#addColumn(name, column);
  }

  #mustBeNew(name: string): void {
    mustBeNew(name, this.#names.has(name) || this.#columns.has(name));
  }

  #addColumn(name: string, column: Column): void {
    this.#columns.set(name, column);
    this.#dimensions.set(name, column.unit.dimensions);
  }

  /** Defines a stated or computed quantity. Returns the expression for typesetting. */
  let(named: NewName): Expression | undefined {
    const { value, unit } = named;
    if (isStated(value) && (unit === undefined || readStated(value).hasUnit)) {
      if (unit === undefined) {
        this.state(named);
        this.#addRange(named);
      } else this.define(named, this.quantity(value));
      return undefined;
    }
    const expression = readExpression(value, this.scope);
    this.define(named, compute(expression, this.scope), {
      name: named.name,
      is: expression.tree,
    });
    return expression;
  }

  /** Evaluates a stated number or an expression. */
  quantity(text: string): Quantity {
    return isStated(text)
      ? quantityOf(readStated(text))
      : compute(readExpression(text, this.scope), this.scope);
  }

  /** Parses a stated number or an expression. */
  tree = (text: string): Tree =>
    isStated(text) ? this.quantity(text).value : readExpression(text, this.scope).tree;

  /** Defines a quantity that was computed elsewhere. */
  define(
    { name, symbol = '', unit = '', digits, holds }: Omit<NewName, 'value'>,
    quantity: Quantity,
    definition?: Definition,
  ): void {
    if (!Number.isFinite(quantity.value) && !this.mayLackAnswers) {
      throw new Complaint(
        `"${name}" is ${String(quantity.value)}.`,
        'Look for a division by zero, a root or logarithm of a negative number, or a where(…) with no value here.',
      );
    }
    const read = unitOf(unit);
    mustFit(quantity.dimensions, read);
    if (!isCell(name)) this.#mustBeNew(name);
    this.addHidden(name, { quantity, symbol, unit: read, digits: Number(digits ?? usualDigits) });
    if (definition) this.definitions.push(definition);
    this.#addRange({ name, holds });
  }

  /** Notes where a formula holds, and throws if it doesn't hold here. */
  #addRange({ name, holds }: Pick<NewName, 'name' | 'holds'>): void {
    if (holds === undefined) return;
    const range = readRange(holds, this);
    this.ranges.set(name, range);
    if (!this.mayLackAnswers && this.options.forgetsZero !== true) mustHold(name, range, this);
  }

  /** Adds an internal name, which authors can't write. */
  addHidden(name: string, named: Named): void {
    const { value, dimensions } = named.quantity;
    const quantity = { value: this.options.replaced?.get(name) ?? value, dimensions };
    this.#names.set(name, { ...named, quantity });
    this.#shown.delete(name);
    this.#values.set(name, quantity.value);
    this.#dimensions.set(name, dimensions);
  }

  find = (name: string): Named => {
    const named = this.#names.get(name);
    if (named) return named;
    throw this.#columns.has(name) ? wholeColumn(name) : unknownName(name, [...this.#names.keys()]);
  };

  symbol = (name: string): string =>
    symbolIn(name, (this.#columns.get(name) ?? this.find(name)).symbol);

  /** Formats `{Q in kW to 3}` as text. */
  runs(reference: string): Run[] {
    if (this.#names.has(reference) && !this.mayLackAnswers) {
      const shown = this.shown(reference);
      if (!this.lines.hasResult(shown)) return this.shownRuns(shown);
    }
    const { number, unit } = this.#referred(reference);
    return quantityRuns(this.lines.print(reference, number), unit);
  }

  /** Formats `\val{Q in kW to 3}` as TeX. A bare name gets the format of calculation lines. */
  tex(reference: string): string {
    if (this.#names.has(reference)) {
      const shown = this.shown(reference);
      const definition = this.definitions.find(({ name }) => name === reference);
      // The formula precedes the number in the same equation.
      if (!this.lines.hasResult(shown) && definition && 'is' in definition) {
        this.addLine(definition.is, [shown]);
      }
      return this.shownTex(shown);
    }
    const { number, unit } = this.#referred(reference);
    return quantityTex(this.lines.print(reference, number), unit);
  }

  /**
   * Resolves a reference to a number and its unit. A converted number has to follow from the number
   * printed in the original unit.
   */
  #referred(reference: string): ReturnType<typeof printedAs> {
    const printed = printedAs(reference, this.find);
    const { unit } = printed;
    const name = nameIn(reference);
    const named = this.find(name);
    if (named.unit === unit || this.mayLackAnswers) return printed;
    const { dimensions } = named.quantity;
    const print = (value: number) => {
      const quantity = { value: value * unit.factor + unit.zero, dimensions };
      return printedAs(reference, () => ({ ...named, quantity })).number;
    };
    const result = { form: reference, unit, value: numberIn(named.quantity, unit), print };
    this.addLine(name, [result]);
    return printed;
  }

  /** Returns the format of a name in calculation lines: as typed, or with guard digits. */
  shown(name: string): ShownNumber {
    const shown = this.#shown.get(name) ?? shownAs(name, this.find(name));
    this.#shown.set(name, shown);
    return shown;
  }

  shownTex = (shown: ShownNumber): string => quantityTex(this.lines.carry(shown), shown.unit);

  shownRuns = (shown: ShownNumber): Run[] => quantityRuns(this.lines.carry(shown), shown.unit);

  /** Adds a line for a unit conversion, like °C to kelvin. */
  mustFollow(name: string, shown: ShownNumber): void {
    if (this.shown(name).form === shown.form || this.lines.hasResult(shown)) return;
    this.addLine(name, [shown]);
  }

  shownIn = (tree: Tree): Map<string, ShownNumber> =>
    new Map(namesIn(tree).map((name) => [name, this.shown(name)]));

  /** Adds a line, so that its numbers get the guard digits they need. */
  addLine(
    tree: Tree,
    results: readonly ShownNumber[],
    numbers: Line['numbers'] = this.shownIn(tree),
  ): void {
    this.lines.add({ tree, numbers, results });
  }
}
