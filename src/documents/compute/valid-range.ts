import type { Comparison } from '../../domain/plots/exploration.ts';
import { inBaseUnits, sameDimensions, type Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { unitText } from '../../domain/quantities/print.ts';
import { Complaint } from '../text/fault.ts';
import type { Scope } from './dimensions-of.ts';
import type { Named } from './named.ts';
import { isStated, numberIn } from './stated.ts';

/** What a range needs of the document's quantities. */
interface Quantities {
  scope: Scope;
  find: (name: string) => Pick<Named, 'unit'>;
  tree: (text: string) => Tree;
  quantity: (text: string) => Quantity;
}

/** Numbers and expressions in order of size, like `0.6 < Pr < 160`. */
interface Chain {
  sign: '<' | '>';
  sides: readonly string[];
}

/** Where a formula holds: in one of several ways, each with chains that are all true. */
export interface ValidRange {
  text: string;
  ways: readonly (readonly Chain[])[];
  /** Negative outside the range. */
  margin: Tree;
}

/** Returns the numbers and expressions in a range like `Re > 10000 and 0.6 < Pr < 160`. */
export const sidesOfRange = (text: string): string[] => text.split(/[<>]|\b(?:and|or)\b/);

export function readRange(text: string, names: Quantities): ValidRange {
  const ways = text.split(/\bor\b/).map((way) => way.split(/\band\b/).map(readChain));
  const margin = ways
    .map((chains) =>
      chains
        .flatMap((chain) => marginsOf(chain, names))
        .reduce((all, each): Tree => ['min', all, each]),
    )
    .reduce((all, each): Tree => ['max', all, each]);
  return { text, ways, margin };
}

/** A number at its limit is within the range, in spite of floating-point error. */
const roundOff = 1e-9;

function readChain(text: string): Chain {
  const sides = text.split(/[<>]/).map((side) => side.trim());
  const sign = text.includes('<') ? '<' : '>';
  if (sides.length > 1 && !sides.includes('') && !(sign === '<' && text.includes('>'))) {
    return { sign, sides };
  }
  throw new Complaint(
    `"${text.trim()}" isn’t a range.`,
    'Write Re > 10000, or 0.6 < Pr < 160, and join several with "and" or "or".',
  );
}

function marginsOf({ sign, sides }: Chain, names: Quantities): Tree[] {
  const [first, ...others] = sides.map((side) => ({
    tree: names.tree(side),
    ...names.quantity(side),
  }));
  return others.map(({ tree, dimensions }, index): Tree => {
    const before = index === 0 ? first : others[index - 1];
    if (!before || !sameDimensions(before.dimensions, dimensions)) {
      throw new Complaint(
        `"${sides.join(` ${sign} `)}" compares ${inBaseUnits(before?.dimensions ?? dimensions)} with ${inBaseUnits(dimensions)}.`,
        'Write a limit with a unit that fits, as in T < 350 K.',
      );
    }
    const [less, more] = sign === '<' ? [before.tree, tree] : [tree, before.tree];
    return ['+', ['-', more, less], ['*', roundOff, ['abs', more]]];
  });
}

/** Throws if a formula is used outside its range. */
export function mustHold(name: string, range: ValidRange, names: Quantities): void {
  if (!(evaluate(range.margin, names.scope.values) < 0)) return;
  throw new Complaint(
    `"${name}" holds for ${range.text}, and here ${factsOf(range, names)}.`,
    'Choose other numbers, or another formula.',
  );
}

/** Says what the expressions in a range are, as in `Re is 8200`. */
export function factsOf(
  { text }: ValidRange,
  names: Quantities,
  values = names.scope.values,
): string {
  const sides = new Set(sidesOfRange(text).map((side) => side.trim()));
  return [...sides]
    .filter((side) => !isStated(side))
    .map((side) => {
      const value = evaluate(names.tree(side), values);
      const { dimensions } = names.quantity(side);
      if (!names.scope.values.has(side)) return `${side} is ${value.toPrecision(4)}`;
      const { unit } = names.find(side);
      const number = numberIn({ value, dimensions }, unit).toPrecision(4);
      return `${side} is ${number} ${unitText(unit)}`.trim();
    })
    .join(' and ');
}

/** True where at least one of the formulas doesn't hold. */
export function isOutside(ranges: readonly ValidRange[]): Comparison | undefined {
  const [first, ...others] = ranges.map(({ margin }) => margin);
  if (first === undefined) return undefined;
  return { less: others.reduce((all, each): Tree => ['min', all, each], first), more: 0 };
}
