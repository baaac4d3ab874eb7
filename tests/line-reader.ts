import { significantFigures } from '../src/domain/quantities/significant-figures.ts';
import { readUnit } from '../src/domain/quantities/read-unit.ts';
import { columnFunctions } from './column-functions.ts';
import { isUnit, relations, functions } from './line-tokens.ts';

/** A printed number. `value` is in SI, and `half` is half of its last digit's place value in SI. */
export interface Printed {
  value: number;
  half: number;
  /** Zero point of the unit, in SI. */
  zero: number;
  /** Number of significant digits. Infinity for a whole number, which may be an exact count. */
  figures: number;
  /** The numbers of a table column, if this is the column's head. */
  column?: readonly number[] | undefined;
}

/** Counts significant digits. A whole number may be exact, so the count is infinite. */
export const figuresOf = (digits: string): number =>
  digits.includes('.') ? significantFigures(digits).least : Infinity;

/**
 * Returns the place value of the last significant digit. Zeros at the end of a whole number count
 * as significant only among its first `least` digits.
 */
export function lastPlace(digits: string, least: number): number {
  const [whole = '', decimals] = digits.replace(/[,−-]/g, '').split('.');
  if (decimals !== undefined) return 10 ** -decimals.length;
  const zeros = (/[1-9](0+)$/.exec(whole)?.[1] ?? '').length;
  return 10 ** Math.max(0, Math.min(zeros, whole.length - least));
}

/** Marks a replaced symbol. The index of its value follows the mark. */
export const symbolMark = '§';

/** Thrown if a line contains an unknown symbol or a word. */
export class NotANumber extends Error {}

/** Evaluates a row of tokens in the order in which a person with a calculator would. */
export class LineReader {
  readonly #tokens: readonly string[];
  readonly #values: readonly Printed[];
  readonly #fewest: number;
  #at = 0;
  /** Index of the current table row, and the number of rows. */
  #row: number | undefined;
  #rows = 1;
  /** The variable of an integral and its current value. */
  #variable: string | undefined;
  #place = NaN;
  readonly numbers: Printed[] = [];
  readonly figures: number[] = [];
  operations = 0;

  /** `fewest` is the smallest number of significant digits among the numbers before a result. */
  constructor(tokens: readonly string[], values: readonly Printed[] = [], fewest = 3) {
    this.#tokens = tokens;
    this.#values = values;
    this.#fewest = fewest;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  #peek(ahead = 0): string | undefined {
    return this.#tokens[this.#at + ahead];
  }

  #take(wanted?: string): string {
    const token = this.#peek();
    if (token === undefined || (wanted !== undefined && token !== wanted)) throw new NotANumber();
    this.#at += 1;
    return token;
  }

  sum(): number {
    let total = this.#product();
    while (this.#peek() === '+' || this.#peek() === '−') {
      this.operations += 1;
      total += this.#take() === '+' ? this.#product() : -this.#product();
    }
    return total;
  }

  #product(): number {
    let product = this.#signed();
    for (;;) {
      const next = this.#peek();
      if (next === '×' || next === '·' || next === '⋅') {
        this.#take();
        this.operations += 1;
        product *= this.#signed();
      } else if (next === '/') {
        this.#take();
        this.operations += 1;
        product /= this.#signed();
      } else if (
        next !== undefined &&
        /^(?:\(|\||⌈|[\dπ§]|sqrt|ln|exp|log|min|max|sin|cos|tan|arctan|∑|mean|rmse|slope|intercept|error|at)/.test(
          next,
        )
      ) {
        this.operations += 1;
        product *= this.#power();
      } else return product;
    }
  }

  #signed(before = ''): number {
    if (this.#peek() !== '−' && this.#peek() !== '+') return this.#power(before);
    if (this.#take() !== '−') return this.#signed(before);
    const { value, zero } = this.#part(() => this.#signed(before));
    // The sign of a temperature applies to its degrees, not to its value in kelvins.
    return 2 * zero - value;
  }

  /** `zero` is the zero point of the unit if the part is a single temperature, and otherwise 0. */
  #part(compute: () => number): { value: number; zero: number } {
    const [numbers, operations] = [this.numbers.length, this.operations];
    const value = compute();
    const isAlone = this.numbers.length === numbers + 1 && this.operations === operations;
    return { value, zero: isAlone ? (this.numbers.at(-1)?.zero ?? 0) : 0 };
  }

  #power(before = ''): number {
    const base = this.#single(before);
    if (this.#peek() !== '^') return base;
    this.#take();
    this.operations += 1;
    return base ** this.#single();
  }

  #single(before = ''): number {
    const token = this.#take();
    if (/^\d|^\.\d/.test(token)) return this.#quantity(token, before);
    if (token === '$') return this.#signed(token);
    if (token.startsWith(symbolMark)) return this.#value(token);
    if (token === 'π') return Math.PI;
    if (token === '{') return this.#cases();
    if (token === '∫') return this.#integral();
    if (token === this.#variable) return this.#place;
    if (token === '(' || token === '|' || token === '⌈') {
      const isSigned = this.#peek() === '−';
      const { value, zero } = this.#part(() => this.sum());
      this.#take({ '(': ')', '|': '|', '⌈': '⌉' }[token]);
      // A single temperature in parentheses is a difference, unless it has a sign.
      if (token === '(') return value - (isSigned ? 0 : zero);
      this.operations += 1;
      return token === '|' ? Math.abs(value) : Math.ceil(value);
    }
    const ofColumns = columnFunctions[token];
    if (ofColumns) return this.#ofColumns(ofColumns);
    const compute = token === 'sqrt' ? Math.sqrt : functions[token];
    if (!compute) throw new NotANumber();
    this.operations += 1;
    this.#take('(');
    const parts = [this.sum()];
    while (this.#peek() === ',') {
      this.#take();
      parts.push(this.sum());
    }
    this.#take(')');
    return compute(...parts);
  }

  /** Uses Simpson's rule. The tokens before the d are evaluated at every point. */
  #integral(): number {
    this.#take('(');
    const from = this.sum();
    this.#take(',');
    const to = this.sum();
    this.#take(')');
    const [start, end] = [this.#at, this.#tokens.indexOf('[d]', this.#at)];
    if (end === -1) throw new NotANumber();
    this.#variable = this.#tokens[end + 1];
    const intervals = 1000;
    let total = 0;
    for (let at = 0; at <= intervals; at += 1) {
      this.#at = start;
      this.#place = from + ((to - from) * at) / intervals;
      const weight = at === 0 || at === intervals ? 1 : at % 2 === 1 ? 4 : 2;
      total += weight * this.sum();
    }
    if (this.#at !== end) throw new NotANumber();
    this.#at = end + 2;
    this.#variable = undefined;
    this.operations += 1;
    return (total * (to - from)) / (3 * intervals);
  }

  /** Evaluates a function of columns. Its arguments are evaluated in every row. */
  #ofColumns(compute: (...columns: number[][]) => number): number {
    this.operations += 1;
    this.#take('(');
    const parts = [this.#column()];
    while (this.#peek() === ',') {
      this.#take();
      parts.push(this.#column());
    }
    this.#take(')');
    return compute(...parts);
  }

  #column(): number[] {
    const [start, values] = [this.#at, [] as number[]];
    this.#rows = 1;
    do {
      this.#at = start;
      this.#row = values.length;
      values.push(this.sum());
    } while (values.length < this.#rows);
    this.#row = undefined;
    return values;
  }

  /** Evaluates a piecewise definition: the first value whose condition holds. */
  #cases(): number {
    let found: number | undefined;
    while (this.#peek() !== 'end') {
      const value = this.sum();
      this.operations += 1;
      if (this.#take() === 'if') {
        const left = this.sum();
        const holds = relations[this.#take()];
        if (!holds) throw new NotANumber();
        if (holds(left, this.sum())) found ??= value;
      } else found ??= value;
      this.#take(';');
    }
    this.#take('end');
    return found ?? NaN;
  }

  #value(token: string): number {
    const known = this.#values[Number(token.slice(symbolMark.length))];
    if (!known) throw new NotANumber();
    if (known.column) {
      this.#rows = known.column.length;
      // A column has a value only while a row is evaluated.
      if (this.#row === undefined) throw new NotANumber();
      return known.column[this.#row] ?? NaN;
    }
    this.figures.push(known.figures);
    return known.value;
  }

  #quantity(token: string, before: string): number {
    const digits = token.replaceAll(',', '');
    let power = 0;
    if (this.#peek() === '×' && this.#peek(1) === '10') {
      this.#at += 2;
      power = this.#peek() === '^' ? Number(this.#exponent().slice(1)) : 1;
    }
    const unit = readUnit(this.#unit(before));
    if ('problem' in unit) throw new NotANumber();
    const size = 10 ** power * unit.factor;
    const value = Number(digits) * size + unit.zero;
    // A result is accurate to three digits, or to fewer if a number before it has fewer.
    const half = (lastPlace(digits, Math.min(3, this.#fewest)) * size) / 2;
    const figures = figuresOf(digits);
    this.figures.push(figures);
    this.numbers.push({ value, half, zero: unit.zero, figures });
    return value;
  }

  /** Parses a unit such as `kJ/(kg·K)`. `before` is a unit before the number, such as $. */
  #unit(before: string): string {
    let text = before;
    let open = 0;
    for (;;) {
      const [next = '', after, later] = [this.#peek(), this.#peek(1), this.#peek(2)];
      const goesOn = isUnit(after) || (after === '(' && isUnit(later));
      if (next === '%' || isUnit(next)) text += this.#take().replace(/[[\]]/g, '');
      // `min` before a parenthesis is the function and not the unit.
      else if (next === 'min' && after !== '(') text += this.#take();
      else if (next === '^' && isUnit(this.#peek(-1))) text += this.#exponent();
      else if (text !== '' && goesOn && /^[/⋅·]$/.test(next)) text += this.#take();
      else if (next === '(' && text.endsWith('/')) {
        open += 1;
        text += this.#take();
      } else if (next === ')' && open > 0) {
        open -= 1;
        text += this.#take();
      } else return text;
    }
  }

  #exponent(): string {
    this.#take('^');
    this.#take('(');
    let digits = '';
    while (this.#peek() !== ')') digits += this.#take().replace('−', '-');
    this.#take(')');
    return `^${digits}`;
  }
}
