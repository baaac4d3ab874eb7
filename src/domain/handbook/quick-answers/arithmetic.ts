import {
  noDimensions,
  productOf,
  sameDimensions,
  type Dimensions,
} from '../../quantities/dimensions.ts';
import { oneSpelling } from '../../quantities/one-spelling.ts';
import { readNumber } from '../../quantities/read-number.ts';
import { isTemperatureScale, type ParsedUnit } from '../../quantities/read-unit.ts';
import { looseUnit } from './read-parts.ts';

/** Intermediate result, in SI. */
interface Result {
  value: number;
  dimensions: Dimensions;
  /** True for a temperature on a scale, as opposed to a difference. The value is in kelvin. */
  isTemperature?: boolean;
}

export interface Calculation extends Result {
  units: readonly ParsedUnit[];
  /** Temperatures that were treated as differences, as typed. */
  differences: readonly string[];
  operations: number;
}

class CalculationError extends Error {}

const functions: Record<string, (x: number) => number> = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log10,
  log10: Math.log10,
};
const scalars: Record<string, number> = { pi: Math.PI, π: Math.PI };

/** Evaluates a calculation with units. Returns undefined for any other text. */
export function calculate(text: string): Calculation | { problem: string } | undefined {
  const reader = new Reader(text.replace(/−/g, '-').replace(/\*\*/g, '^').replace(/÷/g, '/'));
  try {
    const result = reader.readAll();
    return { ...result, ...reader.seen };
  } catch (trouble) {
    if (!(trouble instanceof CalculationError)) throw trouble;
    return trouble.message === '' ? undefined : { problem: trouble.message };
  }
}

/** Evaluates a calculation while parsing it from left to right. */
class Reader {
  readonly #text: string;
  #at = 0;
  readonly seen = { units: [] as ParsedUnit[], differences: [] as string[], operations: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): Result {
    const result = this.#sum();
    if (this.#rest() !== '') throw new CalculationError('');
    if (!Number.isFinite(result.value)) {
      throw new CalculationError('We can’t compute that. Check signs and divisions.');
    }
    return result;
  }

  #rest = () => this.#text.slice(this.#at).trimStart();

  /** Consumes a match of the pattern, after any spaces. */
  #take(pattern: RegExp): string | undefined {
    const rest = this.#text.slice(this.#at);
    const blanks = rest.length - rest.trimStart().length;
    const found = pattern.exec(rest.trimStart());
    if (found?.index !== 0) return undefined;
    this.#at += blanks + found[0].length;
    return found[0];
  }

  #sum(): Result {
    let left = this.#product();
    for (;;) {
      const sign = this.#take(/^[-+](?=\s*[\d.(√a-zπ])/i);
      if (sign === undefined) return left;
      this.seen.operations += 1;
      left = added(left, this.#product(), sign === '+' ? 1 : -1);
    }
  }

  #product(): Result {
    let left = this.#power();
    for (;;) {
      const sign =
        this.#take(/^(?:[*·×/]|x(?=[\s(]*[\d.]))/i) ??
        (/^\(\s*[-+]?[\d.]/.test(this.#rest()) ? '*' : undefined);
      if (sign === undefined) return left;
      this.seen.operations += 1;
      const right = this.#power();
      left = this.#times(left, right, sign === '/' ? -1 : 1);
    }
  }

  #times(left: Result, right: Result, exponent: number): Result {
    for (const each of [left, right]) {
      if (each.isTemperature) {
        throw new CalculationError(
          'Use kelvin or °R for a temperature that you multiply or divide by.',
        );
      }
    }
    return {
      value: left.value * right.value ** exponent,
      dimensions: productOf([
        { dimensions: left.dimensions, exponent: 1 },
        { dimensions: right.dimensions, exponent },
      ]),
    };
  }

  #power(): Result {
    const base = this.#atom();
    if (this.#take(/^\^/) === undefined) return base;
    const typed = this.#take(/^(?:\(\s*[-+]?\d*\.?\d+(?:\s*\/\s*\d+)?\s*\)|[-+]?\d*\.?\d+)/);
    if (typed === undefined) throw new CalculationError('');
    const [above = '', below = '1'] = typed.replace(/[()\s]/g, '').split('/');
    const exponent = Number(above) / Number(below);
    this.seen.operations += 1;
    return {
      value: base.value ** exponent,
      dimensions: productOf([{ dimensions: base.dimensions, exponent }]),
    };
  }

  #atom(): Result {
    if (this.#take(/^-/) !== undefined) {
      const { value, dimensions } = this.#power();
      return { value: -value, dimensions };
    }
    if (this.#take(/^\(/) !== undefined) {
      const inside = this.#sum();
      if (this.#take(/^\)/) === undefined) throw new CalculationError('A bracket never closes.');
      return this.#withUnit(inside, '');
    }
    const name = this.#take(/^(?:sqrt|exp|ln|log10|log|pi|π|√)(?![a-z])/i)?.toLowerCase();
    if (name !== undefined) return this.#named(name);
    return this.#quantity();
  }

  #named(name: string): Result {
    const scalar = scalars[name];
    if (scalar !== undefined) return { value: scalar, dimensions: noDimensions };
    this.seen.operations += 1;
    const under = this.#atom();
    if (name === 'sqrt' || name === '√') {
      return {
        value: Math.sqrt(under.value),
        dimensions: productOf([{ dimensions: under.dimensions, exponent: 0.5 }]),
      };
    }
    if (!sameDimensions(under.dimensions, noDimensions)) {
      throw new CalculationError(
        `What’s inside ${name}(…) still has units. They have to cancel first.`,
      );
    }
    return { value: functions[name]?.(under.value) ?? NaN, dimensions: noDimensions };
  }

  #quantity(): Result {
    const typed = this.#take(
      /^(?:10\^[-+]?\d+|\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[-+]?\d+(?![a-z])| ?[x×*] ?10\^[-+]?\d+)?/i,
    );
    if (typed === undefined) throw new CalculationError('');
    const number = readNumber(oneSpelling(typed));
    if ('problem' in number || number.rest !== '') throw new CalculationError('');
    return this.#withUnit({ value: number.value, dimensions: noDimensions }, typed);
  }

  /** Multiplies a number or parenthesis by the unit that follows, if any. */
  #withUnit(number: Result, typed: string): Result {
    const text = this.#unitText();
    if (text === '') return number;
    const unit = looseUnit(text);
    if (!unit || unit.of.length > 0) throw new CalculationError('');
    if (unit.from === 'gauge') {
      throw new CalculationError('Add atmospheric pressure to a gauge pressure first.');
    }
    this.seen.units.push(unit);
    const value = number.value * unit.factor;
    if (isTemperatureScale(unit)) this.seen.differences.push(`${typed} ${text}`.trim());
    return {
      value,
      dimensions: productOf([
        { dimensions: number.dimensions, exponent: 1 },
        { dimensions: unit.dimensions, exponent: 1 },
      ]),
    };
  }

  /** Consumes the text of a unit, up to the next operator or unmatched parenthesis. */
  #unitText(): string {
    const rest = this.#text.slice(this.#at);
    let [depth, end] = [0, 0];
    for (; end < rest.length; end += 1) {
      const sign = rest.charAt(end);
      const ahead = rest.slice(end);
      if (sign === '(' && /^\(\s*[-+]?[\d.]/.test(ahead)) break;
      if (sign === '(') depth += 1;
      else if (sign === ')' && depth === 0) break;
      else if (sign === ')') depth -= 1;
      else if (
        depth === 0 &&
        /^(?:[*·×/]|\s[-+x]\s?)\s*[(\s]*[-+]?(?:[\d.]|pi\b|sqrt|π|√|exp|ln)/i.test(ahead)
      ) {
        break;
      }
    }
    const text = rest.slice(0, end).trim();
    // "5 ft in m" asks for a conversion, and "ft in" isn't a unit.
    if (/\s(?:in|to)\s/i.test(text)) throw new CalculationError('');
    if (text === '' || !/^[a-z°%μµΩÅ$]/i.test(text)) return '';
    this.#at += end;
    return text;
  }
}

function added(left: Result, right: Result, sign: 1 | -1): Result {
  if (!sameDimensions(left.dimensions, right.dimensions)) {
    throw new CalculationError('Those units don’t add up: they measure different things.');
  }
  return { value: left.value + sign * right.value, dimensions: left.dimensions };
}
