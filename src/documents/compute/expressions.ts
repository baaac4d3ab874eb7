import type { Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { noColumns } from './columns.ts';
import { dimensionsOf, mustCompare, type Scope } from './dimensions-of.ts';
import { parseExpression, type Expression } from './parse-expression.ts';
import type { Comparison } from '../../domain/plots/exploration.ts';
import { Complaint } from '../text/fault.ts';

// Cached, because a problem evaluates the same expressions hundreds of times.
const known = new Map<string, Expression>();

export function readExpression(
  text: string,
  { columns = noColumns }: Pick<Scope, 'columns'> = {},
): Expression {
  const sizes = Array.from(columns, ([name, { rows }]) => `${name} ${String(rows)}`);
  const key = [text, ...sizes].join('\n');
  const expression = known.get(key) ?? parseExpression(text, columns);
  known.set(key, expression);
  return expression;
}

export const readRows = (text: string, { columns = noColumns }: Scope): Expression =>
  parseExpression(text, columns, true);

export function compute(expression: Expression, scope: Scope): Quantity {
  const dimensions = dimensionsOf(expression, scope);
  return { value: evaluate(expression.tree, scope.values), dimensions };
}

/** Parses a comparison like `R < Rmin` or `R > Rmin`. Both sides must have the same dimensions. */
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
