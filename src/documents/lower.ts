import type {
  ConstantNode,
  FunctionNode,
  MathNode,
  OperatorNode,
  ParenthesisNode,
  SymbolNode,
} from 'mathjs';
import { closestWord } from '../domain/closest-word.ts';
import type { Operation, Tree } from '../domain/quantities/evaluate.ts';
import { Complaint } from './fault.ts';

const functions = ['sqrt', 'ln', 'log10', 'exp', 'abs', 'ceil', 'min', 'max'] as const;
const functionsOfTwo: readonly string[] = ['min', 'max'];
const operators = ['+', '-', '*', '/', '^'] as const;

/** An expression as a tree over SI numbers, which needs no library. */
export function lowered(node: MathNode): Tree {
  switch (node.type) {
    case 'ConstantNode': {
      const { value } = node as ConstantNode;
      if (typeof value === 'number') return value;
      break;
    }
    case 'ParenthesisNode':
      return lowered((node as ParenthesisNode).content);
    case 'SymbolNode': {
      const { name } = node as SymbolNode;
      return name === 'pi' ? Math.PI : name;
    }
    case 'OperatorNode': {
      const { args, ...rest } = node as OperatorNode;
      // The library's types know more operators than an expression here has.
      const op: string = rest.op;
      const [left, right] = args.map(lowered);
      const operator = operators.find((one) => one === op);
      if (left === undefined || operator === undefined) {
        throw new Complaint(`"${op}" is not known here.`, 'Use + - * / and ^.');
      }
      if (right !== undefined) return [operator, left, right];
      return operator === '-' ? ['neg', left] : left;
    }
    case 'FunctionNode':
      return loweredCall(node as FunctionNode);
  }
  throw new Complaint(
    `"${node.toString()}" cannot stand in an expression.`,
    `Use + - * / ^, parentheses, ${functions.join(', ')}, numbers and names.`,
  );
}

function loweredCall({ fn, args }: FunctionNode): Tree {
  const { name } = fn as unknown as { name: string };
  const operation: Operation | undefined = functions.find((one) => one === name);
  if (operation === undefined) {
    const meant = name === 'log' ? 'ln or log10' : closestWord(name, functions);
    throw new Complaint(
      `there is no function "${name}".`,
      meant === undefined ? `There are ${functions.join(', ')}.` : `Did you mean ${meant}?`,
    );
  }
  const [first, second] = args.map(lowered);
  const wanted = functionsOfTwo.includes(name) ? 2 : 1;
  if (first === undefined || args.length !== wanted) {
    throw new Complaint(
      `${name}(…) has ${String(args.length)} parts.`,
      wanted === 2 ? `Give it two: ${name}(a, b).` : `Give it one: ${name}(a).`,
    );
  }
  return second === undefined ? [operation, first] : [operation, first, second];
}
