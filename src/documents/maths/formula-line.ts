import { isElement, readMathMl, textOf, type MathNode } from './tree.ts';
import type { Maths } from './typeset.ts';

/** Writes a formula as plain text, as people would type it: Q = UA F ΔT_lm. */
export const formulaLine = (formula: readonly Maths[]): string =>
  rowOf(readMathMl(formula.flat().join('')))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .replace(/[ ,;.]+$/, '')
    .trim();

const rowOf = (nodes: readonly MathNode[]): string => nodes.map(lineOf).join('');

function lineOf(node: MathNode): string {
  if (!isElement(node)) return node;
  const [first = '', second = '', third = ''] = node.children;
  switch (node.name) {
    case 'mo':
      return signOf(textOf(node));
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${bracketed(first)}/${bracketed(second)}`;
    case 'msqrt':
      return `√${bracketed(...node.children)}`;
    case 'msub':
      return `${lineOf(first)}_${lineOf(second)}`;
    case 'msup':
      return `${lineOf(first)}^${bracketed(second)}`;
    case 'msubsup':
      return `${lineOf(first)}_${lineOf(second)}^${bracketed(third)}`;
    // Omitted, because dots, bars and the limits of sums are hard to type.
    case 'mover':
    case 'munder':
    case 'munderover':
      return lineOf(first);
    case 'mtr':
      return `${rowOf(node.children)} `;
    default:
      return rowOf(node.children);
  }
}

const signOf = (sign: string) => (/^[()[\]{}|,/]$/.test(sign) ? sign : ` ${sign} `);

/** Adds parentheses if there's more than one term or factor. */
function bracketed(...nodes: MathNode[]): string {
  const line = rowOf(nodes).trim();
  return /^[\p{L}\p{N}_.^]*$/u.test(line) ? line : `(${line})`;
}
