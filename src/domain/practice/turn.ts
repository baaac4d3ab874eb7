import type { AnswerKey } from '../answers/asked-quantity.ts';
import { grouped } from '../quantities/print.ts';
import { evaluate, type Tree } from '../quantities/evaluate.ts';
import { markGuardDigits, splitGuardDigits } from '../quantities/guard-digits.ts';

/** One set of numbers of a `<YourTurn>`. */
export interface TurnNumbers {
  /** Content of each slot. */
  printed: readonly string[];
  /** Answers to the questions of the `<YourTurn>`. */
  keys: readonly AnswerKey[];
  /** Values in SI of the names in `TurnRecipe.known`. */
  known: readonly number[];
}

/** Definitions for recomputing later numbers from a student's own. */
export interface TurnRecipe {
  /** Names that the definitions use but don't define. */
  known: readonly string[];
  /** Names that depend on an open step, in order. */
  computed: readonly { name: string; is: Tree }[];
  /** Slots that print a computed name, with the conversion from SI to the printed unit. */
  slots: readonly { place: number; name: string; factor: number; zero: number }[];
}

/**
 * Computes the values of all names in the recipe. For finished steps, uses the student's values.
 */
export function turnValues(
  { known, computed }: TurnRecipe,
  numbers: TurnNumbers,
  accepted: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const values = new Map(known.map((name, index) => [name, numbers.known[index] ?? NaN]));
  for (const { name, is } of computed) values.set(name, accepted.get(name) ?? evaluate(is, values));
  return values;
}

/** Returns the content of each slot after the student's numbers have been accepted. */
export function turnPrinted(
  recipe: TurnRecipe,
  numbers: TurnNumbers,
  accepted: ReadonlyMap<string, number>,
): readonly string[] {
  if (accepted.size === 0) return numbers.printed;
  const values = turnValues(recipe, numbers, accepted);
  const printed = [...numbers.printed];
  for (const { place, name, factor, zero } of recipe.slots) {
    const value = ((values.get(name) ?? NaN) - zero) / factor;
    const before = printed[place];
    if (before !== undefined && Number.isFinite(value)) printed[place] = printedLike(before, value);
  }
  return printed;
}

/** Prints a number with the decimals of another one, like `12.5|3` or `1.25e-7`. */
function printedLike(before: string, value: number): string {
  const [marked = '', power] = before.split('e');
  const { mainDigits, guardDigits } = splitGuardDigits(marked);
  const all = mainDigits + guardDigits;
  const decimals = all.split('.')[1]?.length ?? 0;
  const digits = (value / 10 ** Number(power ?? 0)).toFixed(decimals);
  const places = Math.min(guardDigits.length, decimals);
  const guard = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '');
  const kept = places === 0 ? digits : digits.slice(0, -places) + guard;
  const mantissa = markGuardDigits(grouped(kept.replace(/\.$/, '')), guard);
  return power === undefined ? mantissa : `${mantissa}e${power}`;
}

/** Returns the answer that follows from the student's earlier numbers. */
export function turnKey(
  key: AnswerKey,
  name: string,
  values: ReadonlyMap<string, number>,
): AnswerKey {
  const value = values.get(name);
  return value === undefined || !Number.isFinite(value) ? key : { ...key, value };
}

/** Storage key of the finished exercises in lessons, each with the day it was finished. */
export const turnsKey = 'your-turns';
