import { isElement, textOf, type MathElement, type MathNode } from './tree.ts';

/** About how wide a part of an equation becomes, in the size of its letters. */
export const widthOf = (nodes: readonly MathNode[]): number => sum(nodes.map(widthOfNode));

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

function widthOfNode(node: MathNode): number {
  if (!isElement(node)) return 0.5 * Array.from(node).length;
  const { name, children } = node;
  const [base = 0, ...others] = children.map(widthOfNode);
  switch (name) {
    case 'mo':
      return widthOfSign(node);
    case 'mspace':
      return Number.parseFloat(node.attributes['width'] ?? '0');
    case 'mi':
      return base + 0.06;
    case 'mfrac':
      return Math.max(base, ...others) + 0.3;
    case 'msub':
    case 'msup':
    case 'msubsup':
      return base + 0.72 * Math.max(...others);
    case 'mover':
    case 'munder':
    case 'munderover':
      return Math.max(base, ...others.map((width) => 0.72 * width));
    case 'msqrt':
      return base + sum(others) + 0.9;
    case 'mtable':
      return widthOfColumns(children.filter((row) => isElement(row)));
    default:
      return base + sum(others);
  }
}

function widthOfSign(node: MathElement): number {
  const text = textOf(node);
  if (/^[=<>≈≤≥→]|&[lg]t;$/.test(text)) return 1.3;
  if (/^[+−×]$/.test(text)) return node.attributes['form'] === 'prefix' ? 0.7 : 1.15;
  return /^[∑∫]$/.test(text) ? 1.1 : 0.4;
}

function widthOfColumns(rows: readonly MathElement[]): number {
  const cells = rows.map(({ children }) => children.map((cell) => widthOfNode(cell)));
  const columns = Math.max(...cells.map(({ length }) => length));
  return sum(
    Array.from({ length: columns }, (_, column) =>
      Math.max(...cells.map((widths) => widths[column] ?? 0)),
    ),
  );
}
