import { isElement, textOf, type MathElement, type MathNode } from '../src/documents/maths/tree.ts';
import { columnFunctions } from './column-functions.ts';

/** Functions of numbers, keyed by the names that pages print. */
export const functions: Record<string, (...parts: number[]) => number> = {
  ln: Math.log,
  exp: Math.exp,
  log10: Math.log10,
  min: Math.min,
  max: Math.max,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arctan: Math.atan,
};

export const relations: Record<string, (a: number, b: number) => boolean> = {
  '&lt;': (a, b) => a < b,
  '&gt;': (a, b) => a > b,
  '≤': (a, b) => a <= b,
  '≥': (a, b) => a >= b,
};

/** Units are tokens in square brackets. */
export const isUnit = (token: string | undefined): boolean => token?.startsWith('[') ?? false;

/** Splits an equation into tokens. Units are in square brackets. */
export function tokensOf(nodes: readonly MathNode[]): string[] {
  const [said, against] = [/^(slope|intercept)\sof/, /^\sagainst/].map((words) =>
    nodes.findIndex((node) => isElement(node, 'mtext') && words.test(textOf(node))),
  ) as [number, number];
  if (said !== -1 && against !== -1) {
    const name = textOf(nodes[said] ?? '').split(/\s/)[0] ?? '';
    const end = endOf(nodes, against + 1);
    const [x, y] = [nodes.slice(against + 1, end), nodes.slice(said + 1, against)];
    return [
      ...tokensOf(nodes.slice(0, said)),
      ...[name, '(', ...tokensOf(x), ',', ...tokensOf(y), ')'],
      ...tokensOf(nodes.slice(end)),
    ];
  }
  return nodes.flatMap((node): string[] => {
    if (!isElement(node)) return [];
    const [first, second] = node.children;
    const part = (child: MathNode | undefined) => (child === undefined ? [] : tokensOf([child]));
    switch (node.name) {
      case 'mn':
        return [textOf(node)];
      case 'mo':
        return [textOf(node)];
      case 'mi':
      case 'mtext':
        return lettersOf(node);
      case 'mspace':
        return [];
      case 'mfrac':
        return ['(', '(', ...part(first), ')', '/', '(', ...part(second), ')', ')'];
      case 'msqrt':
        return ['sqrt', '(', ...tokensOf(node.children), ')'];
      case 'msup':
        return [...part(first), '^', '(', ...part(second), ')'];
      case 'msubsup':
        return textOf(first ?? '') === '∫'
          ? ['∫', '(', ...part(second), ',', ...part(node.children[2]), ')']
          : tokensOf(node.children);
      case 'msub':
        return [`${part(first).join('')}${part(second).join('')}`];
      case 'mtable':
        return node.attributes['class'] === 'cases'
          ? [...node.children.flatMap(caseOf), 'end']
          : tokensOf(node.children);
      default:
        return tokensOf(node.children);
    }
  });
}

/**
 * Returns the index where an expression in words ends: at the parenthesis that closes around it, or
 * at the end of the row.
 */
function endOf(nodes: readonly MathNode[], from: number): number {
  let depth = 0;
  for (let at = from; at < nodes.length; at += 1) {
    const text = textOf(nodes[at] ?? '');
    if (text === '(') depth += 1;
    if (text === ')' && (depth -= 1) < 0) return at;
  }
  return nodes.length;
}

/**
 * Returns the tokens of a line in a piecewise definition: its value, the word after it, and its
 * condition.
 */
function caseOf(row: MathNode): string[] {
  if (!isElement(row)) return [];
  const [value, when] = row.children;
  const said = tokensOf(when === undefined ? [] : [when]);
  const word = said[0]?.replace(/\W/g, '') ?? '';
  return [...tokensOf(value === undefined ? [] : [value]), word, ...said.slice(1), ';'];
}

/**
 * Returns the tokens of a run of letters. A single italic letter is a symbol; upright letters are a
 * unit or a function.
 */
function lettersOf(node: MathElement): string[] {
  const letters = textOf(node);
  const isUpright = letters.length > 1 || node.attributes['mathvariant'] === 'normal';
  const isFunction = letters in functions || letters in columnFunctions;
  if (!isUpright || isFunction || /^(?:log|error)$/.test(letters)) return [letters];
  return letters
    .split(/(?=[/⋅·])|(?<=[/⋅·])/)
    .map((part) => (/^[\p{L}°]/u.test(part) ? `[${part}]` : part));
}
