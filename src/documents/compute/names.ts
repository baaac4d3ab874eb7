import type { Definition } from '../../domain/plots/definition.ts';
import type { Dimensions, Quantity } from '../../domain/quantities/dimensions.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { quantityRuns, unitText, type Run } from '../../domain/quantities/print.ts';
import type { CarriedDigits, Line, Shown } from './carried-digits.ts';
import { definedBy } from './moving-names.ts';
import { unknownName, type Scope } from './dimensions-of.ts';
import { cellName, isCell, wholeColumn } from './columns.ts';
import { drawNumber, mustBeNew, statedName, type Range } from './stated-name.ts';
import { compute, readExpression } from './expressions.ts';
import { namesIn } from './trees.ts';
import { Complaint } from '../text/fault.ts';
import type { Column, Named, NewName } from './named.ts';
import type { Expression } from './parse-expression.ts';
import { quantityTex } from './quantity-tex.ts';
import { PrintedLines, type PrintingOptions } from './printed-lines.ts';
import { symbolIn } from '../text/symbols.ts';
import { nameIn, printedAs, shownAs } from './references.ts';
import { isStated, mustFit, numberIn, quantityOf, readStated, unitOf } from './stated.ts';

/** How the numbers of a document are stated and printed; a lesson needs nothing of this. */
export interface NumberOptions extends PrintingOptions {
  /** Draws new numbers: the next one from 0 to 1. */
  draw?: (() => number) | undefined;
  /** Leaves out what is the same with every set of numbers: words and symbols were read before. */
  isAgain?: boolean | undefined;
  /** Takes every temperature for its number on the scale, as somebody does who forgets to convert. */
  forgetsZero?: boolean | undefined;
  /** Numbers in SI that take the place of those that some names get. */
  replaced?: ReadonlyMap<string, number> | undefined;
}

/** Every named quantity as a number in its own unit, for tests and lists. */
export type NamedValues = Record<string, { value: number; unit: string }>;

const usualDigits = 3;

/** The named quantities of one document, in the order in which it states them. */
export class Names {
  readonly #names = new Map<string, Named>();
  readonly #values = new Map<string, number>();
  readonly #dimensions = new Map<string, Dimensions>();
  readonly #columns = new Map<string, Column>();
  readonly #shown = new Map<string, Shown>();
  readonly options: NumberOptions;
  readonly lines: PrintedLines;

  /** How each name that was not stated gets its number, in the order of the document. */
  readonly definitions: Definition[] = [];

  /** True if a number was stated with a range to draw new ones from. */
  canChange = false;
  /** True if a name may have no value, because readers choose the numbers. */
  mayLackAnswers: boolean;

  constructor(options: NumberOptions = {}) {
    this.options = options;
    this.lines = new PrintedLines(options);
    this.mayLackAnswers = options.replaced !== undefined;
  }

  /** The same names, to which others can be added that nobody outside knows; these may have no answer. */
  within(): Names {
    const inner = new Names(this.options);
    inner.mayLackAnswers = true;
    inner.definitions.push(...this.definitions);
    return inner.#withAll(this, () => true);
  }

  /** The numbers that are stated, and of those that are computed only the free ones, to begin again with. */
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

  /** How many digits more than was asked for the numbers need so that every line computes. */
  get carried(): CarriedDigits {
    return this.lines.carried;
  }

  /** What the names stand for, for computing with them. */
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

  /** States a number with its unit, such as "2.50 kg/s". */
  state({ name, value, symbol = '', digits }: NewName, range?: Range): void {
    const { number, unit } = readStated(value);
    const { draw, forgetsZero = false } = this.options;
    if (range) this.canChange = true;
    const typed = range ? drawNumber(number.mantissa, unit, range, draw) : number.mantissa;
    const power = number.power ?? 0;
    this.#mustBeNew(name);
    this.addHidden(name, statedName({ typed, power }, { symbol, unit, digits, forgetsZero }));
  }

  /** Adds a column, with a number for each row. */
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

  /** Names a stated number or computes one from the names above; the expression is for typesetting. */
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

  /** What a stated number or an expression stands for. */
  quantity(text: string): Quantity {
    return isStated(text)
      ? quantityOf(readStated(text))
      : compute(readExpression(text, this.scope), this.scope);
  }

  /** The same as a tree: a number in SI, or the expression. */
  tree = (text: string): Tree =>
    isStated(text) ? this.quantity(text).value : readExpression(text, this.scope).tree;

  /** Gives a name to a quantity that was found in another way. */
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

  /** Adds what may have a name that no author can write. */
  addHidden(name: string, named: Named): void {
    const { value, dimensions } = named.quantity;
    const quantity = { value: this.options.replaced?.get(name) ?? value, dimensions };
    this.#names.set(name, { ...named, quantity });
    this.#shown.delete(name);
    this.#values.set(name, quantity.value);
    this.#dimensions.set(name, dimensions);
  }

  /** What a name stands for, and how it is printed. */
  find = (name: string): Named => {
    const named = this.#names.get(name);
    if (named) return named;
    throw this.#columns.has(name) ? wholeColumn(name) : unknownName(name, [...this.#names.keys()]);
  };

  /** The symbol under which a name is typeset. */
  symbol = (name: string): string =>
    symbolIn(name, (this.#columns.get(name) ?? this.find(name)).symbol);

  /** What `{Q in kW to 3}` prints; a name that no line above has printed arises here. */
  runs(reference: string): Run[] {
    if (this.#names.has(reference) && !this.mayLackAnswers) {
      const shown = this.shown(reference);
      if (!this.lines.hasResult(shown)) return this.shownRuns(shown);
    }
    const { number, unit } = this.#referred(reference);
    return quantityRuns(this.lines.print(reference, number), unit);
  }

  /** The same in TeX, for `\val{Q in kW to 3}`; a name alone is one of those in lines. */
  tex(reference: string): string {
    if (this.#names.has(reference)) {
      const shown = this.shown(reference);
      const definition = this.definitions.find(({ name }) => name === reference);
      // Its formula stands before it, in the same equation.
      if (!this.lines.hasResult(shown) && definition && 'is' in definition) {
        this.addLine(definition.is, [shown]);
      }
      return this.shownTex(shown);
    }
    const { number, unit } = this.#referred(reference);
    return quantityTex(this.lines.print(reference, number), unit);
  }

  /** What a reference prints: in another unit it follows from what lines print in its own. */
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
    const result = { way: reference, unit, value: numberIn(named.quantity, unit), print };
    this.addLine(name, [result]);
    return printed;
  }

  /** A name as the lines of a computation show it: as it was typed, or with the digits they need. */
  shown(name: string): Shown {
    const shown = this.#shown.get(name) ?? shownAs(name, this.find(name));
    this.#shown.set(name, shown);
    return shown;
  }

  /** The same in TeX. */
  shownTex = (shown: Shown): string => quantityTex(this.lines.carry(shown), shown.unit);

  /** The same as text. */
  shownRuns = (shown: Shown): Run[] => quantityRuns(this.lines.carry(shown), shown.unit);

  /**
   * A number that a line shows in another unit follows from what was printed of it before: one in
   * kelvin from one in °C, unless it came out in kelvin.
   */
  mustFollow(name: string, shown: Shown): void {
    if (this.shown(name).way === shown.way || this.lines.hasResult(shown)) return;
    this.addLine(name, [shown]);
  }

  /** The names of an expression as the lines show them. */
  shownIn = (tree: Tree): Map<string, Shown> =>
    new Map(namesIn(tree).map((name) => [name, this.shown(name)]));

  /** Keeps a line, so that its numbers get the digits with which it computes. */
  addLine(
    tree: Tree,
    results: readonly Shown[],
    numbers: Line['numbers'] = this.shownIn(tree),
  ): void {
    this.lines.add({ tree, numbers, results });
  }
}
