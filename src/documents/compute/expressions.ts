import type { Quantity } from '../../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../../domain/quantities/evaluate.ts';
import { dimensionsOf, type Scope } from './dimensions-of.ts';
import { parseExpression, type Expression } from './parse-expression.ts';

// A problem is computed hundreds of times, with the same expressions over other numbers.
const known = new Map<string, Expression>();

/** Reads an expression. */
export function readExpression(text: string): Expression {
  const expression = known.get(text) ?? parseExpression(text);
  known.set(text, expression);
  return expression;
}

/** Computes an expression from what its names stand for, after its units have been checked. */
export function compute(expression: Expression, scope: Scope): Quantity {
  const dimensions = dimensionsOf(expression, scope);
  return { value: evaluate(expression.tree, scope.values), dimensions };
}

type OperationTree = Exclude<Tree, number | string>;

/** What an operation is done with. */
export const operandsOf = ([, ...parts]: OperationTree): Tree[] =>
  parts.filter((part) => part !== undefined);

/** The same operation with other parts. */
export const withOperands = (tree: OperationTree, change: (part: Tree) => Tree): OperationTree =>
  [tree[0], ...operandsOf(tree).map(change)] as unknown as OperationTree;

/** The names that an expression uses. */
export function namesIn(tree: Tree): string[] {
  if (typeof tree === 'object') return operandsOf(tree).flatMap(namesIn);
  return typeof tree === 'string' ? [tree] : [];
}

/** Whether the names of a kind stand nowhere but in differences of two of them, as in `T2 - T1`. */
export function standInDifferences(tree: Tree, isOfKind: (name: string) => boolean): boolean {
  const isMember = (part: Tree) => typeof part === 'string' && isOfKind(part);
  if (typeof tree !== 'object') return !isMember(tree);
  const parts = operandsOf(tree);
  return (
    (tree[0] === '-' && parts.every(isMember)) ||
    parts.every((part) => standInDifferences(part, isOfKind))
  );
}
