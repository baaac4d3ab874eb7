import type { FunctionNode, MathNode, OperatorNode, ParenthesisNode, SymbolNode } from 'mathjs';
import { constantText } from './constants.ts';

/** Where a part of an expression stands: alone or first in a sum, later in a sum, or in a product. */
type Place = 'first' | 'later' | 'factor';

/** What a name looks like in TeX in its place. */
export type NameTex = (name: string, place: Place) => string;

const functionNames: Record<string, string> = {
  ln: '\\ln',
  log10: '\\log_{10}',
  exp: '\\exp',
  min: '\\min',
  max: '\\max',
};

const brackets = (inside: string) => `\\left(${inside}\\right)`;

/** The content of parentheses that a fraction bar or a function's own brackets make needless. */
const unwrapped = (node: MathNode) =>
  node.type === 'ParenthesisNode' ? (node as ParenthesisNode).content : node;

/** An expression in TeX. */
export function expressionTex(node: MathNode, nameTex: NameTex, place: Place = 'first'): string {
  const tex = (part: MathNode, where: Place) => expressionTex(part, nameTex, where);
  const bare = (part: MathNode) => tex(unwrapped(part), 'first');
  switch (node.type) {
    case 'SymbolNode': {
      const { name } = node as SymbolNode;
      return name === 'pi' ? '\\pi' : nameTex(name, place);
    }
    case 'ParenthesisNode':
      return brackets(bare(node));
    case 'FunctionNode': {
      const { fn, args } = node as FunctionNode;
      const { name } = fn as unknown as { name: string };
      const inside = args.map(bare).join(',\\, ');
      if (name === 'sqrt') return `\\sqrt{${inside}}`;
      if (name === 'abs') return `\\left|${inside}\\right|`;
      if (name === 'ceil') return `\\left\\lceil ${inside}\\right\\rceil`;
      return `${functionNames[name] ?? ''}${brackets(inside)}`;
    }
    case 'OperatorNode':
      return operatorTex(node as OperatorNode, tex, bare);
    default:
      return constantText(node);
  }
}

const fraction = (above: string, below: string) =>
  `\\frac{${onOneLine(above)}}{${onOneLine(below)}}`;

/** A fraction in a fraction or an exponent would be too small to read: it is written with a stroke. */
function onOneLine(tex: string): string {
  const sum = / [+-] /;
  const product = /\\,(?!\\mathrm)|\\times/;
  return tex.replace(
    /\\frac\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g,
    (_, above: string, below: string) =>
      `${sum.test(above) ? `(${above})` : above}/${sum.test(below) || product.test(below) ? `(${below})` : below}`,
  );
}

// The library's types know more operators than an expression here has.
const sign = (op: string) => op;

function operatorTex(
  { op, args }: OperatorNode,
  tex: (part: MathNode, place: Place) => string,
  bare: (part: MathNode) => string,
): string {
  const [left, right] = args;
  if (!left) return '';
  if (!right) return `${sign(op)}${tex(left, 'factor')}`;
  switch (op) {
    case '/': {
      if (left.type === 'OperatorNode' && (left as OperatorNode).args.length === 1) {
        const [inside = left] = (left as OperatorNode).args;
        return `-${fraction(bare(inside), bare(right))}`;
      }
      return fraction(bare(left), bare(right));
    }
    case '^': {
      const base = tex(left, 'factor');
      const isOne = /^(SymbolNode|ConstantNode|ParenthesisNode)$/.test(left.type);
      return `${isOne ? `{${base}}` : brackets(base)}^{${onOneLine(bare(right))}}`;
    }
    case '*': {
      const [before, after] = [tex(left, 'factor'), tex(right, 'factor')];
      return `${before}${/^[\d.]/.test(after) ? ' \\times ' : '\\,'}${after}`;
    }
    default: {
      const isSum = right.type === 'OperatorNode' && /^[+-]$/.test((right as OperatorNode).op);
      const after = tex(right, 'later');
      return `${tex(left, 'first')} ${sign(op)} ${isSum ? brackets(after) : after}`;
    }
  }
}
