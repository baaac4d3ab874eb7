import {
  all,
  create,
  parse as parseInMathjs,
  type ConstantNode,
  type FunctionNode,
  type MathNode,
  type OperatorNode,
  type ParenthesisNode,
  type SymbolNode,
} from 'mathjs';
import { expect, test } from 'vitest';
import { Complaint } from '../src/documents/text/fault.ts';
import { parseExpression } from '../src/documents/compute/parse-expression.ts';
import { evaluate, type Tree } from '../src/domain/quantities/evaluate.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';

const numbers = { a: 2.5, b: -0.75, cp: 1200, T1: 1e-4 };
const { abs, atan, ceil, cos, exp, log, log10, max, min, sin, sqrt, tan } = Math;
const functions = { sqrt, ln: log, log10, exp, abs, ceil, sin, cos, tan, atan, min, max };
const operators = ['+', '-', '*', '/', '^'];

/**
 * Evaluates `where` by our rules: a condition on NaN or on two infinite values has no result. For
 * mathjs, such a condition is false.
 */
const where = Object.assign(
  ([condition, value, otherwise]: MathNode[], _: unknown, scope: Map<string, unknown>): unknown => {
    const [left, right] = (condition as OperatorNode).args.map((side) =>
      Number(side.evaluate(scope)),
    );
    if (Number.isNaN((left ?? NaN) - (right ?? NaN))) return NaN;
    return (condition?.evaluate(scope) === true ? value : otherwise)?.evaluate(scope) ?? NaN;
  },
  { rawArgs: true },
);
// With this option, a power without a real value is NaN in mathjs, as it is here.
const math = create(all ?? {}, { predictable: true });
math.import({ where });
const nothing: Tree = ['ln', -1];

/**
 * Parses an expression with mathjs and converts it to our tree. Returns undefined for syntax that
 * we don't support.
 */
function inMathjs(text: string): Tree | undefined {
  try {
    return lowered(parseInMathjs(text));
  } catch {
    return undefined;
  }
}

function lowered(node: MathNode): Tree {
  switch (node.type) {
    case 'ConstantNode':
      return (node as ConstantNode).value;
    case 'SymbolNode': {
      const { name } = node as SymbolNode;
      return name === 'pi' ? Math.PI : name;
    }
    case 'ParenthesisNode':
      return lowered((node as ParenthesisNode).content);
    case 'FunctionNode': {
      const { fn, args } = node as FunctionNode;
      const { name } = fn as unknown as { name: string };
      const isWhole = name in functions && args.length === (name.startsWith('m') ? 2 : 1);
      if (isWhole) return [name, ...args.map(lowered)] as unknown as Tree;
      if (name === 'where' && (args.length === 2 || args.length === 3)) return loweredWhere(args);
      break;
    }
    case 'OperatorNode': {
      const { op, args, implicit } = node as OperatorNode;
      const [left, right] = args.map(lowered);
      // Rejects products without a sign, which are ambiguous: `1/2 a` would mean half of a, but
      // `1/b a` wouldn't mean a/b.
      if (left === undefined || implicit || !operators.includes(op)) break;
      if (right !== undefined) return [op, left, right];
      return op === '-' ? ['neg', left] : left;
    }
  }
  throw new Error(`There is no ${node.type} here.`);
}

/** Converts a comparison to a condition on the sign of a difference. */
function loweredWhere([condition, ...parts]: MathNode[]): Tree {
  if (condition?.type !== 'OperatorNode') throw new Error('There is nothing to ask.');
  const { op, args } = condition as OperatorNode;
  const [left = nothing, right = nothing] = args.map(lowered);
  const [value = nothing, otherwise = nothing] = parts.map(lowered);
  switch (op) {
    case '<':
      return ['where', ['-', left, right], otherwise, value];
    case '<=':
      return ['where', ['-', right, left], value, otherwise];
    case '>':
      return ['where', ['-', right, left], otherwise, value];
    case '>=':
      return ['where', ['-', left, right], value, otherwise];
    default:
      throw new Error('Nothing is asked.');
  }
}

const random = seeded(31);
const signs = 'a cp 2 1.5 + - * / ^ ( ( ) ) , ln max where < >='.split(' ') as [
  string,
  ...string[],
];
const pick = <T>(list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0];
const comparisons = ['<', '<=', '>', '>='] as const;
const space = () => (random() < 0.3 ? ' ' : '');

function anyExpression(depth: number): string {
  const part = () => anyExpression(depth - 1);
  const leaf = () =>
    pick(['a', 'b', 'cp', 'T1', 'pi', '2', '0.50', '.25', '1e3', '2.5E-2', '1e+1']);
  if (depth === 0) return leaf();
  return pick([
    leaf,
    () => `(${space()}${part()}${space()})`,
    () => `${pick(['-', '-', '+'])}${space()}${part()}`,
    () => `${part()}${space()}${pick(['+', '-', '*', '/', '^'])}${space()}${part()}`,
    () => `${part()}${pick(['+', '-', '*', '/', '^'])}${part()}`,
    () => `${pick(['sqrt', 'ln', 'log10', 'exp', 'abs', 'ceil'])}(${part()})`,
    () => `${pick(['sin', 'cos', 'tan', 'atan'])}(${part()})`,
    () => `where(${part()}${space()}${pick(comparisons)}${space()}${part()}, ${part()})`,
    () => `where(${part()} ${pick(comparisons)} ${part()},${part()},${space()}${part()})`,
    () => `${pick(['min', 'max'])}${space()}(${part()},${space()}${part()})`,
  ])();
}

test('4,000 random expressions parse and evaluate as in mathjs', () => {
  const values = new Map(Object.entries(numbers));
  const lengths = Array.from({ length: 4000 }, (_, index) => {
    const text = anyExpression(1 + (index % 5));
    const { tree } = parseExpression(text);
    expect([text, tree]).toEqual([text, inMathjs(text)]);
    const there: unknown = math.evaluate(text, { ...numbers, ...functions });
    if (typeof there === 'number' && Number.isFinite(there)) {
      const here = evaluate(tree, values);
      const error = Math.abs(here - there) / Math.max(Math.abs(there), Number.MIN_VALUE);
      expect([text, error < 1e-12]).toEqual([text, true]);
    }
    return text.length;
  });
  expect(Math.max(...lengths)).toBeGreaterThan(100);
});

test('4,000 random token sequences are valid expressions exactly if mathjs accepts them', () => {
  let read = 0;
  for (let index = 0; index < 4000; index += 1) {
    const row = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(signs));
    const text = row.join(' ');
    const there = inMathjs(text);
    let here: Tree | undefined;
    try {
      here = parseExpression(text).tree;
      read += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(Complaint);
    }
    expect([text, here]).toEqual([text, there]);
  }
  expect(read).toBeGreaterThan(200);
});
