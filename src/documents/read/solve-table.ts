import { noDimensions, sameDimensions } from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { grouped, numberText } from '../../domain/quantities/print.ts';
import type { ShownNumber } from '../compute/guard-digits.ts';
import { dimensionsOf } from '../compute/dimensions-of.ts';
import type { Block, Inline } from '../document/document.ts';
import { namesIn } from '../compute/trees.ts';
import { Complaint } from '../text/fault.ts';
import type { Names } from '../compute/names.ts';
import type { Expression } from '../compute/parse-expression.ts';
import type { ReaderState } from './reader-state.ts';
import { readEquation } from '../compute/solve-for.ts';
import { readStated, unitOf } from '../compute/stated.ts';
import type { TagAttributes } from '../text/tags.ts';

/**
 * Suffix for the printed forms of tries. Their signs may vary with the seed, because no sentence
 * depends on them.
 */
export const tried = ' as tried';

const plain = unitOf('');
const rounds = 2;
const decimals = 4;

/** A row of the table. `off` is the difference between the printed sides. */
interface Tried {
  x: ShownNumber;
  left: ShownNumber;
  right: ShownNumber;
  off: number;
}

/**
 * Builds a table for solving an equation by hand: two guesses by the author, two secant steps, and
 * the solution. Tries are rounded, so that readers can reproduce each row from the rows above it.
 */
export function triesOf(
  attributes: TagAttributes<'Solve'>,
  reader: Pick<ReaderState, 'names' | 'typeset' | 'isAsWritten'>,
): Block[] {
  const { names, isAsWritten } = reader;
  const { name, digits = '3', tries } = attributes;
  // The guesses fit only the author's numbers.
  if (tries === undefined || !isAsWritten) return [];
  const guesses = tries.split(/;|,\s/).map((each) => readStated(each.trim()).number);
  const sides = readEquation(attributes.equation, names);
  mustBeTwo(guesses.length, sides, names);

  const { unit } = names.find(name);
  const all: Tried[] = [];
  const add = (x: ShownNumber) =>
    all.push(evaluatedAt(x, { name, row: all.length + 1, sides, names }));
  const addTry = (value: number, mantissa: string) => {
    const form = `${name}${tried} ${String(all.length + 1)}`;
    add({ form, unit, value, print: () => ({ mantissa }) });
  };
  for (const { value, mantissa } of guesses) addTry(value, grouped(mantissa));
  for (let round = 0; round < rounds; round += 1) {
    const next = nextOf(all);
    const { mantissa } = numberText(next, digitsOfNew(next, Number(digits) + 1, all));
    addTry(Number(withoutSeparators(mantissa)), mantissa);
  }
  const found = names.shown(name);
  // The last row needs more digits than the rows above it.
  const most = digitsOfNew(found.value, Number(digits), all);
  const print = (value: number) => numberText(value, most);
  const atEnd = { ...found, form: `${found.form} at the end of its table`, print };
  names.addLine(name, [atEnd]);
  add(found);
  const text = (words: string): Inline[] => [{ type: 'text', text: words }];
  const symbol: Inline[] = [
    ...text('Try '),
    { type: 'maths', ...reader.typeset(names.symbol(name)) },
  ];
  const cell = (shown: ShownNumber): Inline[] => [
    { type: 'quantity', runs: names.shownRuns(shown) },
  ];
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
    count === 2 ? 'the sides of this equation have units.' : 'tries="…" doesn’t have two values.',
    count === 2
      ? 'Divide both sides by a quantity of the same kind, so they’re plain numbers.'
      : 'Write two values near the solution, as in tries="360, 370".',
  );
}

/** Secant step from the last try and the best earlier one. */
function nextOf(all: readonly Tried[]): number {
  const [better] = all.slice(0, -1).toSorted((a, b) => Math.abs(a.off) - Math.abs(b.off));
  const last = all.at(-1);
  if (!better || !last) return NaN;
  return last.x.value - (last.off * (last.x.value - better.x.value)) / (last.off - better.off);
}

/** Returns the fewest digits, starting with `from`, that distinguish a try from those before it. */
function digitsOfNew(value: number, from: number, all: readonly Tried[]): number {
  const isOld = (digits: number) =>
    all.some(
      ({ x }) => asPrinted(x) === Number(withoutSeparators(numberText(value, digits).mantissa)),
    );
  const more = [0, 1, 2, 3].findLastIndex((each) => isOld(from + each)) + 1;
  if (more <= 3) return from + more;
  throw new Complaint(
    'two rows of the table would be the same, because a straight line leads back to an earlier value.',
    'In tries="…", use two values farther from the solution.',
  );
}

const textOf = (shown: ShownNumber) => shown.print(shown.value, 0).mantissa;

/** Evaluates both sides at a try. Each becomes a line that readers can check. */
function evaluatedAt(
  x: ShownNumber,
  {
    name,
    row,
    sides,
    names,
  }: { name: string; row: number; sides: readonly Expression[]; names: Names },
): Tried {
  const values = new Map(names.scope.values).set(name, x.value * x.unit.factor + x.unit.zero);
  const [left, right] = sides.map(({ tree }, index): ShownNumber => {
    const places = Number.isInteger(tree) ? 0 : decimals;
    const result: ShownNumber = {
      form: `${name}${tried} ${String(row)}, side ${String(index + 1)}`,
      unit: plain,
      value: evaluate(tree, values),
      print: (value) => ({ mantissa: inPlaces(value, places) }),
    };
    const numbers = namesIn(tree).map(
      (each) => [each, each === name ? x : names.shown(each)] as const,
    );
    names.addLine(tree, [result], new Map(numbers));
    return result;
  });
  if (!left || !right) throw new Error('An equation has two sides.');
  const off = asPrinted(left) - asPrinted(right);
  return { x, left, right, off };
}

const asPrinted = (shown: ShownNumber) => Number(withoutSeparators(textOf(shown)));

const withoutSeparators = (mantissa: string) => mantissa.replaceAll(',', '').replace('−', '-');

/** Formats a number with fixed decimals. Rounds halves up despite floating-point error. */
function inPlaces(value: number, places: number): string {
  const text = (value * (1 + 1e-12)).toFixed(places);
  return grouped(Number(text) === 0 ? text.replace('-', '') : text);
}
