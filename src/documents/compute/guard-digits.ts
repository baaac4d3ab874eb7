import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import type { PrintedNumber } from '../../domain/quantities/print.ts';
import type { ParsedUnit } from '../../domain/quantities/read-unit.ts';
import { memoize } from '../../domain/quantities/memoize.ts';
import { Complaint } from '../text/fault.ts';

/** A number in a calculation line. It may need more digits than its author requested. */
export interface ShownNumber {
  /** Identifies a printed number across lines. */
  form: string;
  unit: ParsedUnit;
  /** Value at full precision, in `unit`. */
  value: number;
  digits?: number;
  /** Formats a value with `more` extra digits. */
  print: (value: number, more: number) => PrintedNumber;
}

/** A calculation line that readers can check with its printed numbers. */
export interface Line {
  tree: Tree;
  numbers: ReadonlyMap<string, ShownNumber>;
  /** The result, followed by the converted result if the line shows one. */
  results: readonly ShownNumber[];
}

/** Number of extra digits, by the `form` of a number. */
export type GuardDigits = ReadonlyMap<string, number>;

/** Limits for the extra digits of a number. The second applies only if the first isn't enough. */
const limits = [4, 9] as const;
const [, most] = limits;

/**
 * Finds the fewest guard digits with which readers can reproduce every printed result. Starts at
 * the last line, because the digits it needs affect the lines above.
 */
export function neededGuardDigits(lines: readonly Line[]): GuardDigits {
  const more = new Map<string, number>();
  const upward = lines.toReversed();
  // A result that was right only by chance can become wrong when another line gets a digit.
  while (!upward.every((line) => computes(line, more))) {
    for (const line of upward) {
      while (!computes(line, more)) addDigit(line, more);
    }
  }
  return more;
}

const digitsOf = ({ form }: ShownNumber, more: GuardDigits) => more.get(form) ?? 0;

interface InPrint {
  number: PrintedNumber;
  value: number;
}

/** Cache of formatted numbers; the index is the number of extra digits. */
const printsOf = memoize<ShownNumber, InPrint[]>(() => []);

function withMore(shown: ShownNumber, more: number): InPrint {
  const prints = printsOf(shown);
  return (prints[more] ??= printedNew(shown, more));
}

function printedNew({ print, value, digits, unit }: ShownNumber, more: number): InPrint {
  const number = print(value, more);
  const { mantissa, power = 0 } = number;
  const back = Number(`${mantissa.replace('−', '-').replaceAll(',', '')}e${String(power)}`);
  return {
    number:
      more === 0 || digits === undefined
        ? number
        : { ...number, guardDigits: guardDigits(mantissa, digits) },
    value: back * unit.factor + unit.zero,
  };
}

export const printed = (shown: ShownNumber, more: GuardDigits): PrintedNumber =>
  withMore(shown, digitsOf(shown, more)).number;

/**
 * Returns the digits after the first `digits` significant ones. If `digits` is zero, returns the
 * decimals.
 */
function guardDigits(mantissa: string, digits: number): string {
  const counted = digits === 0 ? '[\\d,]*' : `[0.,]*(?:\\d[.,]?){${String(digits - 1)}}\\d`;
  return mantissa.replace(new RegExp(`^−?${counted},?`), '');
}

/** Returns the value of a number as printed, in SI. */
const readBack = (shown: ShownNumber, more: GuardDigits): number =>
  withMore(shown, digitsOf(shown, more)).value;

/** Evaluates a line with its printed numbers, in SI. */
const outcome = ({ tree, numbers }: Line, more: GuardDigits) =>
  evaluate(tree, new Map([...numbers].map(([name, shown]) => [name, readBack(shown, more)])));

/** Index of the first result that readers can't reproduce exactly from the numbers before it. */
function firstWrong(line: Line, more: GuardDigits): number {
  return line.results.findIndex((result, index) => {
    const before = line.results[index - 1];
    const value = before ? readBack(before, more) : outcome(line, more);
    const { factor, zero } = result.unit;
    const given = result.print((value - zero) / factor, digitsOf(result, more));
    const { mantissa, power } = printed(result, more);
    return given.mantissa !== mantissa || given.power !== power;
  });
}

const computes = (line: Line, more: GuardDigits) => firstWrong(line, more) === -1;

/**
 * Adds a digit to a number that corrects the line, or else to the number with the largest error.
 */
function addDigit(line: Line, more: Map<string, number>): void {
  const wrong = firstWrong(line, more);
  const before = wrong === 0 ? [...line.numbers.values()] : line.results.slice(wrong - 1, wrong);
  const withOneMore = ({ form }: ShownNumber) => new Map(more).set(form, (more.get(form) ?? 0) + 1);
  const error = ({ form }: ShownNumber) =>
    Math.abs(outcome(line, new Map(more).set(form, most)) - outcome(line, more));
  for (const limit of limits) {
    const canGrow = (shown: ShownNumber) => digitsOf(shown, more) < limit && !isWhole(shown, more);
    const growing = before.filter(canGrow);
    const grown =
      growing.find((shown) => computes(line, withOneMore(shown))) ??
      growing.toSorted((a, b) => error(b) - error(a))[0] ??
      // The inputs are already exact enough, so the result must be a rounding tie.
      line.results.find(canGrow);
    if (grown) {
      more.set(grown.form, digitsOf(grown, more) + 1);
      return;
    }
  }
  throw new Complaint(
    `the line for "${line.results[0]?.form.split(' ')[0] ?? ''}" doesn’t add up, however many digits we print.`,
    'Compute its result in simpler steps.',
  );
}

function isWhole(shown: ShownNumber, more: GuardDigits): boolean {
  const [now, best] = [readBack(shown, more), withMore(shown, most).value];
  return Math.abs(best - now) <= 1e-11 * Math.abs(best);
}
