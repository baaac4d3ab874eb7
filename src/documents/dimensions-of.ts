import type { FunctionNode, MathNode, OperatorNode, ParenthesisNode, SymbolNode } from 'mathjs';
import { closestWord } from '../domain/closest-word.ts';
import {
  inBaseUnits,
  noDimensions,
  productOf,
  sameDimensions,
  type Dimensions,
} from '../domain/quantities/dimensions.ts';
import { evaluate } from '../domain/quantities/evaluate.ts';
import { Complaint } from './fault.ts';
import { lowered } from './lower.ts';

/** What the names of an expression stand for, in SI. */
export interface Scope {
  values: ReadonlyMap<string, number>;
  dimensions: ReadonlyMap<string, Dimensions>;
}

/** The dimensions of what an expression computes; complains where its units do not fit together. */
export function dimensionsOf(node: MathNode, scope: Scope): Dimensions {
  switch (node.type) {
    case 'ParenthesisNode':
      return dimensionsOf((node as ParenthesisNode).content, scope);
    case 'SymbolNode': {
      const { name } = node as SymbolNode;
      const found = name === 'pi' ? noDimensions : scope.dimensions.get(name);
      if (found) return found;
      throw unknownName(name, [...scope.dimensions.keys()]);
    }
    case 'OperatorNode':
      return ofOperator(node as OperatorNode, scope);
    case 'FunctionNode':
      return ofCall(node as FunctionNode, scope);
    default:
      return noDimensions;
  }
}

/** What to say about a name that stands for nothing. */
export function unknownName(name: string, known: readonly string[]): Complaint {
  const meant = closestWord(name, known);
  return new Complaint(
    `the name "${name}" stands for nothing yet.`,
    meant === undefined
      ? `State it above with <Given name="${name}" …>, <Let …> or <Step …>.`
      : `Did you mean "${meant}"? Otherwise state it above with <Given name="${name}" …>.`,
  );
}

const power = (dimensions: Dimensions, exponent: number) => productOf([{ dimensions, exponent }]);

function ofOperator(node: OperatorNode, scope: Scope): Dimensions {
  const [left, right] = node.args.map((part) => dimensionsOf(part, scope));
  if (!left || !right) return left ?? noDimensions;
  // The library's types know more operators than an expression here has.
  const op: string = node.op;
  if (op === '*' || op === '/') {
    return productOf([
      { dimensions: left, exponent: 1 },
      { dimensions: right, exponent: op === '*' ? 1 : -1 },
    ]);
  }
  if (op === '^') {
    mustBePlain(right, () => `the exponent in "${node.toString()}"`);
    const [, exponent] = node.args;
    return sameDimensions(left, noDimensions) || !exponent
      ? noDimensions
      : power(left, evaluate(lowered(exponent), scope.values));
  }
  if (!sameDimensions(left, right)) {
    throw new Complaint(
      `in "${node.toString()}" the left is ${inBaseUnits(left)} and the right is ${inBaseUnits(right)}.`,
      'Only quantities of the same kind can be added or subtracted: look for a missing factor.',
    );
  }
  return left;
}

function ofCall({ fn, args }: FunctionNode, scope: Scope): Dimensions {
  const { name } = fn as unknown as { name: string };
  const [first = noDimensions, second] = args.map((part) => dimensionsOf(part, scope));
  if (name === 'sqrt') return power(first, 0.5);
  if (name === 'abs') return first;
  if (second) {
    if (sameDimensions(first, second)) return first;
    throw new Complaint(
      `${name}(…) compares ${inBaseUnits(first)} with ${inBaseUnits(second)}.`,
      'Give it two quantities of the same kind.',
    );
  }
  mustBePlain(first, () => `what stands in ${name}(…)`);
  return noDimensions;
}

function mustBePlain(dimensions: Dimensions, what: () => string) {
  if (sameDimensions(dimensions, noDimensions)) return;
  throw new Complaint(
    `${what()} is ${inBaseUnits(dimensions)}.`,
    'It must be a number without a unit: divide by a quantity of the same kind.',
  );
}
