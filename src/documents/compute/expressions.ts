import type { Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { noColumns } from './columns.ts';
import { dimensionsOf, type Scope } from './dimensions-of.ts';
import { parseExpression, type Expression } from './parse-expression.ts';

// A problem is computed hundreds of times, with the same expressions over other numbers.
const known = new Map<string, Expression>();

/** Reads an expression, in which functions compute over the columns of data that there are. */
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

/** Reads an expression that is computed row by row. */
export const readRows = (text: string, { columns = noColumns }: Scope): Expression =>
  parseExpression(text, columns, true);

/** Computes an expression from what its names stand for, after its units have been checked. */
export function compute(expression: Expression, scope: Scope): Quantity {
  const dimensions = dimensionsOf(expression, scope);
  return { value: evaluate(expression.tree, scope.values), dimensions };
}
