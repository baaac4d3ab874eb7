import type { FunctionNode, MathNode, OperatorNode, ParenthesisNode, SymbolNode } from 'mathjs';
import { Complaint } from './fault.ts';
import { closestWord } from '../../domain/closest-word.ts';
import {
  inWords,
  noDimensions,
  parseExpression,
  sameDimensions,
  type Dimensions,
  type Quantity,
} from './units.ts';

/** An expression over the names of a lesson, ready to be computed and to be typeset. */
export type Expression = MathNode;

const plain = (value: number): Quantity => ({ value, dimensions: noDimensions });

/** Functions of plain numbers. */
const functions: Record<string, (x: number) => number> = {
  ln: Math.log,
  log10: Math.log10,
  exp: Math.exp,
  ceil: Math.ceil,
};

const vocabulary = [...Object.keys(functions), 'sqrt', 'abs', 'min', 'max'];

// A problem is computed hundreds of times, with the same expressions over other numbers.
const known = new Map<string, Expression>();

/** Reads an expression. */
export function readExpression(text: string): Expression {
  const before = known.get(text);
  if (before) return before;
  try {
    const expression = parseExpression(text);
    known.set(text, expression);
    return expression;
  } catch (error) {
    throw new Complaint(
      `"${text}" is not an expression: ${(error as Error).message}.`,
      'Write it with + - * / ^ and parentheses, as in m*cp*(T2 - T1).',
    );
  }
}

/** Computes an expression from the quantities that its names stand for, units included. */
export function compute(node: Expression, names: ReadonlyMap<string, Quantity>): Quantity {
  switch (node.type) {
    case 'ConstantNode':
      return plain(Number((node as unknown as { value: unknown }).value));
    case 'ParenthesisNode':
      return compute((node as ParenthesisNode).content, names);
    case 'SymbolNode':
      return lookUp((node as SymbolNode).name, names);
    case 'OperatorNode': {
      const { op, args } = node as OperatorNode;
      const [left, right] = args.map((argument) => compute(argument, names));
      if (!left) break;
      if (!right) return { ...left, value: op === '-' ? -left.value : left.value };
      return operate(op, left, right, node);
    }
    case 'FunctionNode':
      return call(node as FunctionNode, names);
  }
  throw new Complaint(
    `"${node.toString()}" cannot stand in an expression.`,
    'Use + - * / ^, parentheses, sqrt, ln, log10, exp, abs, min, max, numbers and names.',
  );
}

function lookUp(name: string, names: ReadonlyMap<string, Quantity>): Quantity {
  const found = names.get(name);
  if (found) return found;
  if (name === 'pi') return plain(Math.PI);
  throw unknownName(name, [...names.keys()]);
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

function operate(op: string, left: Quantity, right: Quantity, node: Expression): Quantity {
  const combine = (sign: number): Dimensions =>
    left.dimensions.map((exponent, index) => exponent + sign * (right.dimensions[index] ?? 0));
  switch (op) {
    case '*':
      return { value: left.value * right.value, dimensions: combine(1) };
    case '/':
      return { value: left.value / right.value, dimensions: combine(-1) };
    case '+':
    case '-':
      mustMatch(left, right, node);
      return { ...left, value: left.value + (op === '+' ? right.value : -right.value) };
    case '^':
      mustBePlain(right, () => `the exponent in "${node.toString()}"`);
      return {
        value: left.value ** right.value,
        dimensions: left.dimensions.map((exponent) => exponent * right.value),
      };
    default:
      throw new Complaint(`"${op}" is not known here.`, 'Use + - * / and ^.');
  }
}

function call({ fn, args }: FunctionNode, names: ReadonlyMap<string, Quantity>): Quantity {
  const { name } = fn as unknown as { name: string };
  const values = args.map((argument) => compute(argument, names));
  const [first, second] = values;
  const known = functions[name];
  if (first && known) {
    mustBePlain(first, () => `what stands in ${name}(…)`);
    return plain(known(first.value));
  }
  if (first && name === 'sqrt') {
    return {
      value: Math.sqrt(first.value),
      dimensions: first.dimensions.map((exponent) => exponent / 2),
    };
  }
  if (first && name === 'abs') return { ...first, value: Math.abs(first.value) };
  if (first && second && (name === 'min' || name === 'max')) {
    if (!sameDimensions(first.dimensions, second.dimensions)) {
      throw new Complaint(
        `${name}(…) compares ${inWords(first.dimensions)} with ${inWords(second.dimensions)}.`,
        'Give it two quantities of the same kind.',
      );
    }
    return { ...first, value: Math[name](first.value, second.value) };
  }
  const meant = name === 'log' ? 'ln or log10' : closestWord(name, vocabulary);
  throw new Complaint(
    `there is no function "${name}".`,
    meant === undefined ? `There are ${vocabulary.join(', ')}.` : `Did you mean ${meant}?`,
  );
}

function mustMatch(left: Quantity, right: Quantity, node: Expression) {
  if (sameDimensions(left.dimensions, right.dimensions)) return;
  throw new Complaint(
    `in "${node.toString()}" the left is ${inWords(left.dimensions)} and the right is ${inWords(right.dimensions)}.`,
    'Only quantities of the same kind can be added or subtracted: look for a missing factor.',
  );
}

function mustBePlain({ dimensions }: Quantity, what: () => string) {
  if (sameDimensions(dimensions, noDimensions)) return;
  throw new Complaint(
    `${what()} is ${inWords(dimensions)}.`,
    'It must be a number without a unit: divide by a quantity of the same kind.',
  );
}

/** The names that an expression uses. */
export function namesIn(node: Expression): string[] {
  const names: string[] = [];
  node.traverse((part, path) => {
    if (part.type === 'SymbolNode' && path !== 'fn') names.push((part as SymbolNode).name);
  });
  return names;
}

/** Whether the names of a kind stand nowhere but in differences of two of them, as in `T2 - T1`. */
export function standInDifferences(node: Expression, isOfKind: (name: string) => boolean): boolean {
  const isMember = (part: Expression) =>
    part.type === 'SymbolNode' && isOfKind((part as SymbolNode).name);
  let isSo = true;
  node.traverse((part, _, parent) => {
    if (!isMember(part)) return;
    const { op, args = [] } = parent as { op?: string; args?: Expression[] };
    isSo &&= op === '-' && args.length === 2 && args.every(isMember);
  });
  return isSo;
}
