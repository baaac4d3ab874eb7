import { parse, type MathNode, type SymbolNode } from 'mathjs';
import type { Quantity } from '../domain/quantities/dimensions.ts';
import { evaluate, type Tree } from '../domain/quantities/evaluate.ts';
import { dimensionsOf, type Scope } from './dimensions-of.ts';
import { keepConstants } from './constants.ts';
import { Complaint } from './fault.ts';
import { lowered } from './lower.ts';

/** An expression over the names of a document: as it was written, to typeset it, and as it is computed. */
export interface Expression {
  node: MathNode;
  tree: Tree;
}

// A problem is computed hundreds of times, with the same expressions over other numbers.
const known = new Map<string, Expression>();

/** Reads an expression. */
export function readExpression(text: string): Expression {
  const before = known.get(text);
  if (before) return before;
  const node = parsed(text);
  keepConstants(node, text);
  const expression = { node, tree: lowered(node) };
  known.set(text, expression);
  return expression;
}

function parsed(text: string): MathNode {
  try {
    return parse(text);
  } catch (error) {
    throw new Complaint(
      `"${text}" is not an expression: ${(error as Error).message}.`,
      'Write it with + - * / ^ and parentheses, as in m*cp*(T2 - T1).',
    );
  }
}

/** Computes an expression from what its names stand for, after its units have been checked. */
export function compute(expression: Expression, scope: Scope): Quantity {
  const dimensions = dimensionsOf(expression.node, scope);
  return { value: evaluate(expression.tree, scope.values), dimensions };
}

/** The names that an expression uses. */
export const namesIn = ({ tree }: Pick<Expression, 'tree'>): string[] =>
  typeof tree === 'string'
    ? [tree]
    : typeof tree === 'number'
      ? []
      : tree.slice(1).flatMap((part) => (part === undefined ? [] : namesIn({ tree: part })));

/** Whether the names of a kind stand nowhere but in differences of two of them, as in `T2 - T1`. */
export function standInDifferences(
  { node }: Expression,
  isOfKind: (name: string) => boolean,
): boolean {
  const isMember = (part: MathNode) =>
    part.type === 'SymbolNode' && isOfKind((part as SymbolNode).name);
  let isSo = true;
  node.traverse((part, _, parent) => {
    if (!isMember(part)) return;
    const { op, args = [] } = parent as { op?: string; args?: MathNode[] };
    isSo &&= op === '-' && args.length === 2 && args.every(isMember);
  });
  return isSo;
}
