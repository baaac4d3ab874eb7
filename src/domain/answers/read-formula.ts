import {
  inBaseUnits,
  kindOf,
  noDimensions,
  productOf,
  sameDimensions,
  type Dimensions,
  type Quantity,
} from '../quantities/dimensions.ts';
import type { NotUnderstood } from '../quantities/read-number.ts';
import { plainDigits } from '../quantities/superscript.ts';
import { symbolKey } from './symbol-key.ts';

/** Maximum number of characters in a formula. */
export const longestFormula = 200;

const functions: Readonly<Record<string, (x: number) => number>> = {
  ln: Math.log,
  log: Math.log10,
  log10: Math.log10,
  exp: Math.exp,
  sqrt: Math.sqrt,
  abs: Math.abs,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
};

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E };

const number = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const identifier = /\p{L}(?:[\p{L}\p{N}_′']|\{[^{}]*\})*/uy;
const space = /\s*/y;

/** A part of a formula, with the text it was read from. */
interface Part extends Quantity {
  text: string;
}

class FormulaError extends Error {}

/** Reads a formula and computes it with the values of its symbols, in SI. */
export function readFormula(
  text: string,
  values: ReadonlyMap<string, Quantity>,
): Quantity | NotUnderstood {
  if (text.length > longestFormula) return { problem: 'That formula’s too long.' };
  try {
    const { value, dimensions } = new FormulaParser(plainSpelling(text), values).whole();
    return Number.isFinite(value)
      ? { value, dimensions }
      : { problem: 'We can’t compute that. Check signs, roots and divisions.' };
  } catch (error) {
    if (error instanceof FormulaError) return { problem: error.message };
    throw error;
  }
}

/** Replaces signs that have several spellings, and drops a name before an equals sign. */
const plainSpelling = (text: string): string =>
  text
    .replace(/^[^=]*=/, '')
    .replace(/[⁰¹²³⁴-⁹⁻]+/g, (digits) => `^${plainDigits(digits)}`)
    .normalize('NFKC')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/[·⋅•∙×∗]/g, '*')
    .replace(/[÷∕⁄]/g, '/')
    .replaceAll('√', ' sqrt ')
    .replace(/\^\{(\p{L}[^{}]*)\}/gu, '^$1')
    .replace(/\^\{([^{}]*)\}/g, '^($1)')
    .replaceAll('**', '^')
    .replaceAll('[', '(')
    .replaceAll(']', ')');

class FormulaParser {
  readonly #text: string;
  readonly #values: ReadonlyMap<string, Quantity>;
  #at = 0;
  /** Symbols that were typed together, like the `cp` of `mcp`. */
  #pending: Part[] = [];

  constructor(text: string, values: ReadonlyMap<string, Quantity>) {
    this.#text = text;
    this.#values = values;
  }

  whole(): Part {
    const all = this.#sum();
    if (this.#at < this.#text.length) {
      throw new FormulaError(
        this.#next === ')'
          ? 'A bracket closes but never opens.'
          : `We can’t read “${this.#text.slice(this.#at)}” in that formula.`,
      );
    }
    return all;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) return undefined;
    this.#at += found.length;
    return found;
  }

  get #next(): string {
    this.#match(space);
    return this.#text[this.#at] ?? '';
  }

  #pass(sign: string): boolean {
    if (this.#next !== sign) return false;
    this.#at += 1;
    return true;
  }

  #since(from: number): string {
    return this.#text.slice(from, this.#at).trim();
  }

  #sum(): Part {
    const from = this.#at;
    let left = this.#product();
    for (;;) {
      const sign = this.#next;
      if (sign !== '+' && sign !== '-') return left;
      this.#at += 1;
      const right = this.#product();
      if (!sameDimensions(left.dimensions, right.dimensions)) throw mismatch(left, right, sign);
      const value = sign === '+' ? left.value + right.value : left.value - right.value;
      left = { value, dimensions: left.dimensions, text: this.#since(from) };
    }
  }

  #product(): Part {
    const from = this.#at;
    let left = this.#signed();
    let isDivided = false;
    for (;;) {
      const isJoined = this.#pending.length > 0;
      const isDivision = !isJoined && this.#pass('/');
      const isImplied = isJoined || (!isDivision && !this.#pass('*'));
      if (isImplied && !isJoined && !/[\p{L}(]/u.test(this.#next)) return left;
      if (isImplied && isDivided) {
        throw new FormulaError(
          `Is that all under the slash in “${this.#since(from)} …”? Use parentheses, like a/(b*c).`,
        );
      }
      isDivided = isDivision;
      const right = isImplied ? this.#power() : this.#signed();
      const exponent = isDivision ? -1 : 1;
      left = {
        value: left.value * right.value ** exponent,
        dimensions: productOf([
          { dimensions: left.dimensions, exponent: 1 },
          { dimensions: right.dimensions, exponent },
        ]),
        text: this.#since(from),
      };
    }
  }

  #signed(): Part {
    const from = this.#at;
    if (this.#pass('+')) return this.#power();
    if (!this.#pass('-')) return this.#power();
    const part = this.#signed();
    return { ...part, value: -part.value, text: this.#since(from) };
  }

  #power(): Part {
    const from = this.#at;
    const base = this.#operand();
    if (this.#pending.length > 0 || !this.#pass('^')) return base;
    const exponent = this.#signed();
    mustBePlain(exponent, `The exponent in “${this.#since(from)}”`);
    return {
      value: base.value ** exponent.value,
      dimensions: productOf([{ dimensions: base.dimensions, exponent: exponent.value }]),
      text: this.#since(from),
    };
  }

  #operand(): Part {
    const waiting = this.#pending.shift();
    if (waiting) return waiting;
    const from = this.#at;
    if (this.#pass('(')) {
      const inside = this.#sum();
      if (!this.#pass(')')) throw new FormulaError('A bracket never closes.');
      return { ...inside, text: this.#since(from) };
    }
    this.#match(space);
    const digits = this.#match(number);
    if (digits !== undefined) {
      return { value: Number(digits), dimensions: noDimensions, text: digits };
    }
    const typed = this.#match(identifier);
    if (typed === undefined) {
      const { length } = this.#text;
      throw new FormulaError(
        this.#at >= length
          ? 'Something’s missing at the end of that formula.'
          : `We can’t read “${this.#text.slice(this.#at)}” in that formula.`,
      );
    }
    return this.#named(typed, from);
  }

  #named(typed: string, from: number): Part {
    const key = symbolKey(typed);
    const compute = this.#values.has(key) ? undefined : functions[key];
    if (compute) {
      const inside = this.#next === '(' ? this.#operand() : this.#power();
      mustBePlain(inside, `What’s inside ${typed}`, key === 'sqrt' || key === 'abs');
      const exponent = key === 'sqrt' ? 0.5 : 1;
      return {
        value: compute(inside.value),
        dimensions: productOf([{ dimensions: inside.dimensions, exponent }]),
        text: this.#since(from),
      };
    }
    const raised = this.#superscript(key);
    const names = this.#values.has(raised) ? [raised] : this.#split(key);
    const parts = names.map((name): Part => ({ ...this.#valueOf(name), text: name }));
    const [first, ...others] = parts;
    if (!first) throw this.#unknown(typed);
    this.#pending = others;
    return first;
  }

  /** Reads a label typed as a superscript, like the `sat` of `p1^sat`. */
  #superscript(key: string): string {
    const before = this.#at;
    if (!this.#pass('^')) return key;
    const label = this.#match(identifier);
    const whole = key + symbolKey(label ?? '');
    if (label !== undefined && this.#values.has(whole)) return whole;
    this.#at = before;
    return key;
  }

  /** Splits symbols that were typed together, trying long ones first. */
  #split(key: string): string[] {
    if (key === '') return [];
    for (let length = key.length; length > 0; length -= 1) {
      const name = key.slice(0, length);
      if (!this.#values.has(name) && !Object.hasOwn(constants, name)) continue;
      if (length === key.length) return [name];
      const rest = this.#split(key.slice(length));
      if (rest.length > 0) return [name, ...rest];
    }
    return [];
  }

  #valueOf(name: string): Quantity {
    return this.#values.get(name) ?? { value: constants[name] ?? NaN, dimensions: noDimensions };
  }

  #unknown(typed: string): FormulaError {
    return new FormulaError(
      `We don’t know “${typed}” here. Use the symbols of the givens, numbers without a unit, and ln, log, exp or sqrt.`,
    );
  }
}

function mustBePlain({ dimensions, text }: Part, what: string, mayHaveUnit = false): void {
  if (mayHaveUnit || sameDimensions(dimensions, noDimensions)) return;
  throw new FormulaError(
    `${what} has to be a number without a unit, and “${text}” is ${kindIn(dimensions)}.`,
  );
}

const mismatch = (left: Part, right: Part, sign: string) =>
  new FormulaError(
    `You can’t ${sign === '+' ? 'add' : 'subtract'} these: “${left.text}” is ${kindIn(left.dimensions)}, and “${right.text}” is ${kindIn(right.dimensions)}.`,
  );

const kindIn = (dimensions: Dimensions): string => kindOf(dimensions) ?? inBaseUnits(dimensions);
