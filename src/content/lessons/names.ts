import { expressionTex, factorsOf, termsOf, type NameTex } from './expression-tex.ts';
import {
  compute,
  namesIn,
  readExpression,
  standInDifferences,
  unknownName,
  type Expression,
} from './expressions.ts';
import { Complaint } from './fault.ts';
import {
  grouped,
  numberText,
  quantityRuns,
  quantityTex,
  type PrintedNumber,
  type Run,
} from './quantity-text.ts';
import { roughLength } from './typeset.ts';
import { isTemperatureScale, numberIn, quantityOf, readUnit, type Quantity } from './units.ts';

/** A quantity with the name, the symbol, the unit and the digits under which it is printed. */
interface Named {
  quantity: Quantity;
  symbol: string;
  unit: string;
  digits: number;
  /** The digits as the author typed them, which are printed as they are. */
  typed?: string | undefined;
}

/** How an author describes a new name. */
interface NewName {
  name: string;
  value: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  digits?: number | undefined;
  /** Between which numbers, and in which steps, new numbers are drawn. */
  range?: { from: number; to: number; by: number } | undefined;
}

/** How the numbers of a document are stated and printed; a lesson needs nothing of this. */
export interface NumberOptions {
  /** Draws new numbers: the next one from 0 to 1. */
  draw?: (() => number) | undefined;
  /** Takes every temperature for its number on the scale, as somebody does who forgets to convert. */
  forgetsZero?: boolean | undefined;
  /** The places of the numbers that change with new numbers, by how they are printed. */
  places?: ReadonlyMap<string, number> | undefined;
}

const literal = /^(?<number>[+-]?\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?)\s*(?<unit>.*)$/i;
const usualDigits = 3;
const longestLine = 28;

/** A product over as many lines as it needs on a phone. */
function productLines(term: Expression, nameTex: NameTex, place: 'first' | 'later'): string[] {
  const factors = factorsOf(term);
  if (factors.length === 1) return [expressionTex(term, nameTex, place)];
  return factors
    .map((factor) => expressionTex(factor, nameTex, 'factor'))
    .reduce<string[]>((lines, factor) => {
      const last = lines.at(-1);
      return last !== undefined && roughLength(last + factor) <= longestLine
        ? [...lines.slice(0, -1), `${last}\\,${factor}`]
        : [...lines, last === undefined ? factor : `\\quad {} \\times ${factor}`];
    }, []);
}

/** The named quantities of one lesson, in the order in which it states them. */
export class Names {
  readonly #names = new Map<string, Named>();
  readonly #quantities = new Map<string, Quantity>();
  readonly #options: NumberOptions;
  readonly #printed = new Map<string, PrintedNumber>();

  #canChange = false;

  constructor(options: NumberOptions = {}) {
    this.#options = options;
  }

  /** Whether a number was stated with a range from which it can be drawn. */
  get canChange(): boolean {
    return this.#canChange;
  }

  /** Every number that was printed so far, by its name and the way in which it was printed. */
  get printed(): ReadonlyMap<string, PrintedNumber> {
    return this.#printed;
  }

  get quantities(): ReadonlyMap<string, Quantity> {
    return this.#quantities;
  }

  /** Every name with its number in its own unit, for tests and lists. */
  get values(): Record<string, { value: number; unit: string }> {
    return Object.fromEntries(
      [...this.#names].map(([name, { quantity, unit }]) => [
        name,
        { value: numberIn(quantity, unit), unit },
      ]),
    );
  }

  /** States a number with its unit, such as "2.50 kg/s". */
  state({ name, value, symbol, digits, range }: NewName): void {
    const { number, unit = '' } = literal.exec(value.trim())?.groups ?? {};
    if (number === undefined) {
      throw new Complaint(
        `"${value}" does not begin with a number.`,
        'Write a number and its unit, as in value="2.50 kg/s".',
      );
    }
    const stated = number.replaceAll(',', '');
    const typed = range ? this.#drawn(stated, range) : stated;
    this.#add(name, {
      quantity: this.#options.forgetsZero
        ? { ...quantityOf(0, unit), value: Number(typed) * readUnit(unit).factor }
        : quantityOf(Number(typed), unit),
      symbol: symbol ?? name,
      unit,
      digits: digits ?? significantDigits(typed),
      typed: digits === undefined && !/e/i.test(typed) ? typed : undefined,
    });
  }

  /** A new number in the place of a stated one, with as many decimals. */
  #drawn(stated: string, { from, to, by }: { from: number; to: number; by: number }): string {
    this.#canChange = true;
    const steps = Math.round((to - from) / by);
    if (!(from < to && by > 0 && steps >= 1) || Number(stated) < from || Number(stated) > to) {
      throw new Complaint(
        'the range of new numbers does not fit.',
        'Write from="1.0" to="3.0" by="0.1", in the unit of the value and with the value between them.',
      );
    }
    const { draw } = this.#options;
    if (!draw) return stated;
    const decimals = stated.split('.')[1]?.length ?? 0;
    return (from + by * Math.min(steps, Math.floor(draw() * (steps + 1)))).toFixed(decimals);
  }

  /** Computes a new name from those above it; the expression is returned for typesetting. */
  compute({ name, value, symbol, unit = '', digits = usualDigits }: NewName): Expression {
    const expression = readExpression(value);
    const quantity = compute(expression, this.quantities);
    this.define({ name, symbol, unit, digits }, quantity);
    return expression;
  }

  /** Gives a name to a quantity that was found in another way. */
  define(
    { name, symbol, unit = '', digits = usualDigits }: Omit<NewName, 'value'>,
    quantity: Quantity,
  ): void {
    if (!Number.isFinite(quantity.value)) {
      throw new Complaint(
        `"${name}" is ${String(quantity.value)}.`,
        'Look for a division by zero, or a root or logarithm of a negative number.',
      );
    }
    numberIn(quantity, unit);
    this.#add(name, { quantity, symbol: symbol ?? name, unit, digits });
  }

  #add(name: string, named: Named): void {
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'pi') {
      throw new Complaint(
        `"${name}" cannot be a name.`,
        'A name begins with a letter and has only letters and digits, as in T1 or cpWater.',
      );
    }
    if (this.#names.has(name)) {
      throw new Complaint(`the name "${name}" is already taken.`, 'Choose another one.');
    }
    this.#names.set(name, named);
    this.#quantities.set(name, named.quantity);
  }

  /** What `{Q in kW to 3}` prints. */
  runs(reference: string): Run[] {
    const { number, unit } = this.#read(reference);
    return quantityRuns(this.#print(reference, number), unit);
  }

  /** The same in TeX, for `\val{Q in kW to 3}`. */
  tex(reference: string): string {
    const { number, unit } = this.#read(reference);
    return quantityTex(this.#print(reference, number), unit);
  }

  /** The symbol under which a name is typeset. */
  symbol = (name: string): string => this.#find(name).symbol;

  /** An expression in symbols. */
  formulaTex = (expression: Expression): string => expressionTex(expression, this.symbol);

  /**
   * An expression with the numbers in the places of the symbols, a long sum over several lines;
   * nothing when it would say no more.
   */
  numbersTex(expression: Expression): string[] {
    if (namesIn(expression).every((name) => name === 'pi')) return [];
    const scale = this.#onlyDiffer(expression) ? 'degC' : 'K';
    const nameTex: NameTex = (name, place) => {
      const tex = this.#inComputation(name, scale);
      if (place === 'factor') return `\\left(${tex}\\right)`;
      const { quantity, unit } = this.#find(name);
      const isNegative = numberIn(quantity, isTemperatureScale(unit) ? scale : unit) < 0;
      return place === 'later' && isNegative ? `(${tex})` : tex;
    };
    const whole = expressionTex(expression, nameTex);
    if (roughLength(whole) <= longestLine) return [whole];
    return termsOf(expression).flatMap(({ operator, term }) => {
      const [first = '', ...others] = productLines(
        term,
        nameTex,
        operator === '' ? 'first' : 'later',
      );
      return [operator === '' ? first : `\\quad {} ${operator} ${first}`, ...others];
    });
  }

  /** What a step shows: the formula, the numbers in it and the result, or fewer of these. */
  stepTex(name: string, formula?: Expression, show = 'all'): string {
    if (!['all', 'formula', 'result'].includes(show)) {
      throw new Complaint(`show="${show}" is not known.`, 'Write show="formula" or show="result".');
    }
    const numbers = formula && show === 'all' ? this.numbersTex(formula) : [];
    const symbols = formula && show !== 'result' ? this.formulaTex(formula) : '';
    // A step that only converts would say that something equals itself.
    const rows = [
      ...(symbols === '' || symbols === this.symbol(name) ? [] : [symbols]),
      ...(numbers.length > 0 ? [numbers.join(' \\\\[4pt] & ')] : []),
      // What was computed in kelvin is not suddenly in °C.
      ...(numbers.length > 0 && isTemperatureScale(this.#find(name).unit)
        ? [this.#inComputation(name, 'K')]
        : []),
      this.tex(name),
    ];
    // The typesetter measures the gap from the line, so below a fraction it must be larger.
    const body = rows.reduce((above, row) => {
      const gap = (above.split('&=').at(-1) ?? '').includes('\\frac') ? '1em' : '4pt';
      return `${above} \\\\[${gap}] &= ${row}`;
    });
    return `\\begin{aligned}${this.symbol(name)} &= ${body}\\end{aligned}`;
  }

  /** Whether each temperature is taken from another, so that degrees Celsius do as well as kelvin. */
  #onlyDiffer(expression: Expression): boolean {
    const unitOf = (name: string) => this.#names.get(name)?.unit ?? '';
    const scales = namesIn(expression).map(unitOf).filter(isTemperatureScale);
    return (
      scales.every((unit) => unit === 'degC') &&
      standInDifferences(expression, (name) => isTemperatureScale(unitOf(name)))
    );
  }

  /** A number as a computation shows it: a computed temperature with enough digits to go on with. */
  #inComputation(name: string, scale: 'K' | 'degC'): string {
    const { quantity, unit, typed } = this.#find(name);
    if (!isTemperatureScale(unit) || (unit === scale && typed !== undefined)) return this.tex(name);
    const number = { mantissa: grouped(numberIn(quantity, scale).toFixed(2)) };
    return quantityTex(this.#print(`${name} computed in ${scale}`, number), scale);
  }

  /** Keeps what is printed, and gives it its place if it has one. */
  #print(way: string, number: PrintedNumber): PrintedNumber {
    this.#printed.set(way, number);
    return { ...number, place: this.#options.places?.get(way) };
  }

  #find(name: string): Named {
    const named = this.#names.get(name);
    if (!named) throw unknownName(name, [...this.#names.keys()]);
    return named;
  }

  #read(reference: string): { number: PrintedNumber; unit: string } {
    const { name, unit, digits } =
      /^\s*(?<name>[A-Za-z]\w*)(?:\s+in\s+(?<unit>.+?))?(?:\s+to\s+(?<digits>\d+))?\s*$/.exec(
        reference,
      )?.groups ?? {};
    if (name === undefined) {
      throw new Complaint(
        `"{${reference}}" is not the name of a number.`,
        'Write {Q}, {Q in kW}, {Q to 2} or {Q in kW to 2}. Compute anything else with <Let> first.',
      );
    }
    const named = this.#find(name);
    if (unit === undefined && digits === undefined) {
      return { number: numberOf(named), unit: named.unit };
    }
    const printed = { ...named, typed: undefined, unit: unit ?? named.unit };
    if (digits === undefined && [named.unit, printed.unit].some(isTemperatureScale)) {
      // Another zero changes the number of digits, not how many stand behind the point.
      const decimals = numberOf(named).mantissa.split('.')[1]?.length ?? 0;
      const number = numberIn(named.quantity, printed.unit).toFixed(decimals);
      return { number: { mantissa: grouped(number) }, unit: printed.unit };
    }
    if (digits !== undefined) printed.digits = Number(digits);
    return { number: numberOf(printed), unit: printed.unit };
  }
}

function numberOf({ quantity, unit, digits, typed }: Named): PrintedNumber {
  return typed === undefined
    ? numberText(numberIn(quantity, unit), digits)
    : { mantissa: grouped(typed.replace('+', '')) };
}

function significantDigits(typed: string): number {
  const [mantissa = ''] = typed.replace(/^[+-]/, '').split(/e/i);
  const digits = mantissa.replace('.', '').replace(/^0+/, '');
  return Math.max(1, digits.length);
}
