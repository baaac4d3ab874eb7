import { noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { grouped, numberText } from '../../domain/quantities/print.ts';
import type { Shown } from '../compute/carried-digits.ts';
import { dimensionsOf } from '../compute/dimensions-of.ts';
import type { Block, Inline } from '../document/document.ts';
import { namesIn } from '../compute/expressions.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from '../compute/names.ts';
import type { Expression } from '../compute/parse-expression.ts';
import type { Reading } from './reading.ts';
import { readEquation } from '../compute/solve-for.ts';
import { readStated, unitOf } from '../compute/stated.ts';
import type { TagAttributes } from '../text/tags.ts';

/** How numbers that are tried are printed: what is said around them does not depend on their signs. */
export const tried = ' as tried';

const plain = unitOf('');
const rounds = 2;
const decimals = 4;

/** A try, with how far apart the two sides are in print. */
interface Tried {
  x: Shown;
  left: Shown;
  right: Shown;
  off: number;
}

/**
 * The way by hand to an unknown that has been found: two values that the author tries, and two that
 * follow from a straight line through two before. A try is a rounded number, so that everything
 * printed follows from what is printed above it.
 */
export function triesOf(
  attributes: TagAttributes<'Solve'>,
  { names, typeset }: Pick<Reading, 'names' | 'typeset'>,
): Block[] {
  const { name, digits = '3', tries } = attributes;
  if (tries === undefined) return [];
  const guesses = tries.split(/;|,\s/).map((each) => readStated(each.trim()).number);
  const sides = readEquation(attributes.equation);
  mustBeTwo(guesses.length, sides, names);

  const all: Tried[] = [];
  const add = (value: number, mantissa: string) => {
    const way = `${name}${tried} ${String(all.length + 1)}`;
    const { unit } = names.find(name);
    all.push(sidesAt({ way, unit, value, print: () => ({ mantissa }) }, name, sides, names));
  };
  for (const { value, mantissa } of guesses) add(value, grouped(mantissa));
  for (let round = 0; round < rounds; round += 1) {
    const { mantissa } = numberText(nextOf(all), Number(digits));
    add(Number(mantissa.replaceAll(',', '')), mantissa);
  }
  const text = (words: string): Inline[] => [{ type: 'text', text: words }];
  const symbol: Inline[] = [...text('Try '), { type: 'maths', ...typeset(names.symbol(name)) }];
  const cell = (shown: Shown): Inline[] => [{ type: 'quantity', runs: names.shownRuns(shown) }];
  const head = [symbol, text('Left side'), text('Right side')];
  return [
    { type: 'table', head, rows: all.map(({ x, left, right }) => [x, left, right].map(cell)) },
  ];
}

function mustBeTwo(count: number, sides: readonly Expression[], names: Names): void {
  const isPlain = (side: Expression) =>
    sameDimensions(dimensionsOf(side, names.scope), noDimensions);
  if (count === 2 && sides.every(isPlain)) return;
  throw new Complaint(
    count === 2 ? 'the sides of this equation have units.' : 'there are not two tries.',
    count === 2
      ? 'Divide both sides by a quantity of their kind, so that what is compared are plain numbers.'
      : 'Write two values near the solution, as in tries="360, 370".',
  );
}

/** Where the straight line through the last try and the better of those before it meets zero. */
function nextOf(all: readonly Tried[]): number {
  const [better] = all.slice(0, -1).toSorted((a, b) => Math.abs(a.off) - Math.abs(b.off));
  const last = all.at(-1);
  if (!better || !last) return NaN;
  return last.x.value - (last.off * (last.x.value - better.x.value)) / (last.off - better.off);
}

/** What the two sides of an equation are with a value of the unknown. */
function sidesAt(x: Shown, name: string, sides: readonly Expression[], names: Names): Tried {
  const values = new Map(names.scope.values).set(name, x.value * x.unit.factor + x.unit.zero);
  const [left, right] = sides.map((side, index): Shown => {
    const isNumber = Number.isInteger(side.tree);
    const result: Shown = {
      way: `${x.way}, side ${String(index + 1)}`,
      unit: plain,
      value: evaluate(side.tree, values),
      print: (value) => ({ mantissa: grouped(value.toFixed(isNumber ? 0 : decimals)) }),
    };
    const numbers = namesIn(side.tree).map(
      (each) => [each, each === name ? x : names.shown(each)] as const,
    );
    names.addLine({ tree: side.tree, numbers: new Map(numbers), results: [result] });
    return result;
  });
  if (!left || !right) throw new Error('An equation has two sides.');
  const off = Number(left.value.toFixed(decimals)) - Number(right.value.toFixed(decimals));
  return { x, left, right, off };
}
