import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import type { PrintedNumber } from '../../domain/quantities/print.ts';
import type { UnitReading } from '../../domain/quantities/read-unit.ts';
import { remembered } from '../../domain/quantities/remembered.ts';
import { Complaint } from '../text/fault.ts';

/** A number in a line of a computation, which may get more digits than its author asked for. */
export interface Shown {
  /** The way in which it is printed: the same in every line. */
  way: string;
  unit: UnitReading;
  /** What it is with all its digits, in its unit. */
  value: number;
  /** How many digits its author asked for; those behind them are only carried on. */
  digits?: number;
  /** A value as it is printed with so many digits more. */
  print: (value: number, more: number) => PrintedNumber;
}

/** A line that a reader can compute again: an expression, the numbers in it and what comes out. */
export interface Line {
  tree: Tree;
  numbers: ReadonlyMap<string, Shown>;
  /** The result, and the same in another unit behind it. */
  results: readonly Shown[];
}

/** How many digits more than its author asked for each number gets, by the way it is printed. */
export type CarriedDigits = ReadonlyMap<string, number>;

/** How many digits more a number gets at most, at first and where that is not enough. */
const limits = [4, 9] as const;
const [, most] = limits;

/**
 * The fewest digits with which every line gives, from the numbers that it prints, the result that it
 * prints. The last line comes first: the more digits its numbers need, the more the lines above show.
 */
export function carriedDigits(lines: readonly Line[]): CarriedDigits {
  const more = new Map<string, number>();
  const upward = lines.toReversed();
  // A digit more for one line can disturb another that was right by chance.
  while (!upward.every((line) => computes(line, more))) {
    for (const line of upward) {
      while (!computes(line, more)) addDigit(line, more);
    }
  }
  return more;
}

const digitsOf = ({ way }: Shown, more: CarriedDigits) => more.get(way) ?? 0;

/** A number in print, and what that stands for in SI. */
interface InPrint {
  number: PrintedNumber;
  value: number;
}

/** A number in print by how many digits more it has, as far as somebody has asked. */
const printsOf = remembered<Shown, InPrint[]>(() => []);

function withMore(shown: Shown, more: number): InPrint {
  const prints = printsOf(shown);
  return (prints[more] ??= printedNew(shown, more));
}

function printedNew({ print, value, digits, unit }: Shown, more: number): InPrint {
  const number = print(value, more);
  const { mantissa, power = 0 } = number;
  const back = Number(`${mantissa.replace('−', '-').replaceAll(',', '')}e${String(power)}`);
  return {
    number:
      more === 0 || digits === undefined
        ? number
        : { ...number, carried: beyond(mantissa, digits) },
    value: back * unit.factor + unit.zero,
  };
}

/** A number as it is printed, and which of its digits are only carried on. */
export const printed = (shown: Shown, more: CarriedDigits): PrintedNumber =>
  withMore(shown, digitsOf(shown, more)).number;

/** What stands in a number behind so many of its digits; behind its point, if it is a whole one. */
function beyond(mantissa: string, digits: number): string {
  const counted = digits === 0 ? '[\\d,]*' : `[0.,]*(?:\\d[.,]?){${String(digits - 1)}}\\d`;
  return mantissa.replace(new RegExp(`^−?${counted},?`), '');
}

/** What a printed number stands for, in SI. */
const readBack = (shown: Shown, more: CarriedDigits): number =>
  withMore(shown, digitsOf(shown, more)).value;

/** What a line gives with the numbers that it prints, in SI. */
const outcome = ({ tree, numbers }: Line, more: CarriedDigits) =>
  evaluate(tree, new Map([...numbers].map(([name, shown]) => [name, readBack(shown, more)])));

/** The place of the first result that is not, to the last digit, what stands before it gives. */
function firstWrong(line: Line, more: CarriedDigits): number {
  return line.results.findIndex((result, index) => {
    const before = line.results[index - 1];
    const value = before ? readBack(before, more) : outcome(line, more);
    const { factor, zero } = result.unit;
    const given = result.print((value - zero) / factor, digitsOf(result, more));
    const { mantissa, power } = printed(result, more);
    return given.mantissa !== mantissa || given.power !== power;
  });
}

const computes = (line: Line, more: CarriedDigits) => firstWrong(line, more) === -1;

/** Gives one number of a line one digit more: one that mends it, or the one that disturbs it most. */
function addDigit(line: Line, more: Map<string, number>): void {
  const wrong = firstWrong(line, more);
  const before = wrong === 0 ? [...line.numbers.values()] : line.results.slice(wrong - 1, wrong);
  const withOneMore = ({ way }: Shown) => new Map(more).set(way, (more.get(way) ?? 0) + 1);
  const error = ({ way }: Shown) =>
    Math.abs(outcome(line, new Map(more).set(way, most)) - outcome(line, more));
  for (const limit of limits) {
    const canGrow = (shown: Shown) => digitsOf(shown, more) < limit && !isWhole(shown, more);
    const growing = before.filter(canGrow);
    const grown =
      growing.find((shown) => computes(line, withOneMore(shown))) ??
      growing.toSorted((a, b) => error(b) - error(a))[0] ??
      // With so many digits the numbers are right: what is left is a result halfway between two.
      line.results.find(canGrow);
    if (grown) {
      more.set(grown.way, digitsOf(grown, more) + 1);
      return;
    }
  }
  throw new Complaint(
    `the line for "${line.results[0]?.way.split(' ')[0] ?? ''}" doesn’t add up, however many digits we print.`,
    'Compute its result in simpler steps.',
  );
}

/** Whether more digits would say no more about a number. */
function isWhole(shown: Shown, more: CarriedDigits): boolean {
  const [now, best] = [readBack(shown, more), withMore(shown, most).value];
  return Math.abs(best - now) <= 1e-11 * Math.abs(best);
}
