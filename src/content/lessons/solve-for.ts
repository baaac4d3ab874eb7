import { compute, readExpression } from './expressions.ts';
import { Complaint } from './fault.ts';
import type { Names } from './names.ts';
import { solve } from './solve.ts';
import { inWords, quantityOf, sameDimensions, type Quantity } from './units.ts';

interface Unknown {
  name: string;
  symbol?: string | undefined;
  unit?: string | undefined;
  digits?: number | undefined;
}

/** Finds the unknown of an equation between two bounds and gives it its name. */
export function solveFor(
  unknown: Unknown,
  { equation = '', from = '', to = '' }: Record<string, string>,
  names: Names,
): void {
  const sides = equation.split('=').map(readExpression);
  const [left, right] = sides;
  if (!left || !right || sides.length !== 2) {
    throw new Complaint(
      `"${equation}" is not an equation.`,
      'Write two expressions with one = between them.',
    );
  }
  const unit = unknown.unit ?? '';
  const all = new Map(names.quantities);
  const sidesAt = (value: number): [Quantity, Quantity] => {
    all.set(unknown.name, quantityOf(value, unit));
    return [compute(left, all), compute(right, all)];
  };
  const [low, high] = [from, to].map(Number);
  if (low === undefined || high === undefined || !Number.isFinite(low + high)) {
    throw new Complaint(
      '"from" and "to" of <Solve> are not both numbers.',
      'Write numbers in the unit of the unknown, as in from="300" to="400" unit="K".',
    );
  }
  const [first, second] = sidesAt(low);
  // A plain zero fits every unit.
  if (
    !sameDimensions(first.dimensions, second.dimensions) &&
    !/^\s*0\s*$/.test(equation.split('=')[1] ?? '')
  ) {
    throw new Complaint(
      `the left side is ${inWords(first.dimensions)} and the right is ${inWords(second.dimensions)}.`,
      'Both sides of an equation must be of the same kind: look for a missing factor.',
    );
  }
  const root = solve(
    (value) => {
      const [one, other] = sidesAt(value);
      return one.value - other.value;
    },
    low,
    high,
  );
  names.define({ ...unknown, unit }, quantityOf(root, unit));
}
