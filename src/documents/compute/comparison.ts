import type { Comparison } from '../../domain/plots/exploration.ts';
import { inBaseUnits, sameDimensions } from '../../domain/quantities/dimensions.ts';
import type { Scope } from './dimensions-of.ts';
import { compute, readExpression } from './expressions.ts';
import { Complaint } from '../text/fault.ts';

/** `R < Rmin` or `R > Rmin`, of two quantities of the same kind. */
export function readComparison(text: string, { scope }: { scope: Scope }): Comparison {
  const sides = text.split(/[<>]/);
  const [left, right] = sides.flatMap((side) => (side.trim() === '' ? [] : readExpression(side)));
  if (!left || !right || sides.length > 2) {
    throw new Complaint(
      `"${text}" compares nothing.`,
      'Write two expressions with one < or > between them.',
    );
  }
  const [first, second] = [compute(left, scope), compute(right, scope)];
  if (!sameDimensions(first.dimensions, second.dimensions) && left.tree !== 0 && right.tree !== 0) {
    throw new Complaint(
      `"${text}" compares ${inBaseUnits(first.dimensions)} with ${inBaseUnits(second.dimensions)}.`,
      'Compare two quantities of the same kind.',
    );
  }
  return text.includes('<')
    ? { less: left.tree, more: right.tree }
    : { less: right.tree, more: left.tree };
}
