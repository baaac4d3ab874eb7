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
import { symbolIn } from '../text/tags.ts';
import { nameIn, printedAs, shownAs } from './references.ts';

/** Options for stating and printing the numbers of a problem; lessons need none. */
export interface NumberOptions extends PrintingOptions {
  /** Returns the next random number from 0 to 1. */
  draw?: (() => number) | undefined;
  /** Skips text and symbols, which are the same for every set of numbers. */
  isAgain?: boolean | undefined;
  /** Uses temperatures without converting their scale, which is a common mistake. */
  forgetsZero?: boolean | undefined;
  /** Values in SI that replace those of some names. */
  replaced?: ReadonlyMap<string, number> | undefined;
}

/** Every named quantity as a number in its own unit. */
export type NamedValues = Record<string, { value: number; unit: string }>;

const usualDigits = 3;

/** The named quantities of one document, in order. */
export class Names {
  readonly #names = new Map<string, Named>();
  readonly #values = new Map<string, number>();
  readonly #dimensions = new Map<string, Dimensions>();
  readonly #columns = new Map<string, Column>();
  readonly #shown = new Map<string, ShownNumber>();
  readonly options: NumberOptions;
  readonly lines: PrintedLines;

  /** Definitions of all computed names, in document order. */
  readonly definitions: Definition[] = [];

  /** True if a number was stated with a range to draw new ones from. */
  canChange = false;
  /** True if names may have no value, because readers choose the numbers. */
  mayLackAnswers: boolean;

  constructor(options: NumberOptions = {}) {
    this.options = options;
    this.lines = new PrintedLines(options);
    this.mayLackAnswers = options.replaced !== undefined;
  }

  /** Returns a copy that can define private names, which may have no value. */
  nested(): Names {
    const inner = new Names(this.options);
    inner.mayLackAnswers = true;
    inner.definitions.push(...this.definitions);
    return inner.#withAll(this, () => true);
  }

  /** Returns the stated numbers, plus the computed ones that are free. */
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

  /** Values and dimensions for evaluating expressions. */
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

  /** States a number with its unit, like "2.50 kg/s". */
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

  /** Names a stated or computed number. Returns the expression for typesetting. */
  let(named: NewName): Expression | undefined {
    const { value, unit } = named;
    if (isStated(value) && (unit === undefined || readStated(value).hasUnit)) {
      if (unit === undefined) this.state(named);
      else this.define(named, this.quantity(value));
      return undefined;
    }
    const expression = readExpression(value, this.scope);
    this.define(named, compute(expression, this.scope), {
      name: named.name,
      is: expression.tree,
    });
    return expression;
  }

  /** Value of a stated number or an expression. */
  quantity(text: string): Quantity {
    return isStated(text)
      ? quantityOf(readStated(text))
      : compute(readExpression(text, this.scope), this.scope);
  }

  /** The same as an expression tree. */
  tree = (text: string): Tree =>
    isStated(text) ? this.quantity(text).value : readExpression(text, this.scope).tree;

  /** Names a quantity that was computed elsewhere. */
  define(
    { name, symbol = '', unit = '', digits }: Omit<NewName, 'value'>,
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
  }

  /** Adds a name that authors can't write. */
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

  /** Symbol of a name in equations. */
  symbol = (name: string): string =>
    symbolIn(name, (this.#columns.get(name) ?? this.find(name)).symbol);

  /** Text of `{Q in kW to 3}`. */
  runs(reference: string): Run[] {
    if (this.#names.has(reference) && !this.mayLackAnswers) {
      const shown = this.shown(reference);
      if (!this.lines.hasResult(shown)) return this.shownRuns(shown);
    }
    const { number, unit } = this.#referred(reference);
    return quantityRuns(this.lines.print(reference, number), unit);
  }

  /** TeX of `\val{Q in kW to 3}`. A bare name is printed as in calculation lines. */
  tex(reference: string): string {
    if (this.#names.has(reference)) {
      const shown = this.shown(reference);
      const definition = this.definitions.find(({ name }) => name === reference);
      // The formula comes before it in the same equation.
      if (!this.lines.hasResult(shown) && definition && 'is' in definition) {
        this.addLine(definition.is, [shown]);
      }
      return this.shownTex(shown);
    }
    const { number, unit } = this.#referred(reference);
    return quantityTex(this.lines.print(reference, number), unit);
  }

  /**
   * Number and unit of a reference. A number in a converted unit has to follow from the number
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

  /** A name as calculation lines show it: as typed, or with the digits they need. */
  shown(name: string): ShownNumber {
    const shown = this.#shown.get(name) ?? shownAs(name, this.find(name));
    this.#shown.set(name, shown);
    return shown;
  }

  shownTex = (shown: ShownNumber): string => quantityTex(this.lines.carry(shown), shown.unit);

  shownRuns = (shown: ShownNumber): Run[] => quantityRuns(this.lines.carry(shown), shown.unit);

  /** Adds the conversion from the unit printed before, like kelvin from °C. */
  mustFollow(name: string, shown: ShownNumber): void {
    if (this.shown(name).form === shown.form || this.lines.hasResult(shown)) return;
    this.addLine(name, [shown]);
  }

  /** Numbers of all names in an expression. */
  shownIn = (tree: Tree): Map<string, ShownNumber> =>
    new Map(namesIn(tree).map((name) => [name, this.shown(name)]));

  /** Adds a line whose numbers get enough digits to be recomputed. */
  addLine(
    tree: Tree,
    results: readonly ShownNumber[],
    numbers: Line['numbers'] = this.shownIn(tree),
  ): void {
    this.lines.add({ tree, numbers, results });
  }
}
