import type { Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { noColumns } from './columns.ts';
import { dimensionsOf, type Scope } from './dimensions-of.ts';
import { parseExpression, type Expression } from './parse-expression.ts';

// A problem evaluates the same expressions hundreds of times with different numbers.
const known = new Map<string, Expression>();

/** Reads an expression; functions of columns refer to the given data. */
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

/** Reads an expression that's evaluated row by row. */
export const readRows = (text: string, { columns = noColumns }: Scope): Expression =>
  parseExpression(text, columns, true);

/** Checks the units of an expression and computes it. */
export function compute(expression: Expression, scope: Scope): Quantity {
  const dimensions = dimensionsOf(expression, scope);
  return { value: evaluate(expression.tree, scope.values), dimensions };
}
