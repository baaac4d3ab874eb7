import type { Comparison } from '../../domain/plots/exploration.ts';
import { mustCompare, type Scope } from './dimensions-of.ts';
import { readExpression } from './expressions.ts';
import { Complaint } from '../text/fault.ts';

/** Reads `R < Rmin` or `R > Rmin`, which compares two quantities of the same kind. */
export function readComparison(text: string, { scope }: { scope: Scope }): Comparison {
  if (/[<>]=/.test(text)) {
    throw new Complaint(
      `"${text}" has an equals sign.`,
      'Write just < or >. To check for the end of a slider, compare with a number close to it.',
    );
  }
  const sides = text.split(/[<>]/);
  const [left, right] = sides.flatMap((side) =>
    side.trim() === '' ? [] : readExpression(side, scope),
  );
  if (!left || !right || sides.length > 2) {
    throw new Complaint(
      `"${text}" isn’t a comparison.`,
      'Write two expressions with one < or > between them.',
    );
  }
  const sign = text.includes('<') ? '<' : '>';
  mustCompare({ left, sign, right }, scope);
  return sign === '<'
    ? { less: left.tree, more: right.tree }
    : { less: right.tree, more: left.tree };
}
