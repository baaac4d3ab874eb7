import { createElement, type ReactNode } from 'react';
import type { MathNode } from '../../documents/maths/tree.ts';

/** Renders a symbol that was typeset at build time, without inserting HTML. */
export const MathSymbol = ({ symbol }: { symbol: readonly MathNode[] }): ReactNode =>
  createElement('math', null, ...symbol.map(drawn));

function drawn(node: MathNode): ReactNode {
  if (typeof node === 'string') return node.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const { class: className, ...attributes } = node.attributes;
  return createElement(node.name, { ...attributes, className }, ...node.children.map(drawn));
}
