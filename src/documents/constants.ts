import type { MathNode } from 'mathjs';

const typed = new WeakMap<MathNode, string>();

/** Keeps the constants of an expression as they were typed: `0.07780` has five digits, not four. */
export function keepConstants(node: MathNode, text: string): void {
  const constants = text.match(/(?<![\w.])[\d.]+(?:e[+-]?\d+)?/gi) ?? [];
  // Both stand in the order of the text.
  node
    .filter(({ type }) => type === 'ConstantNode')
    .forEach((constant, index) => typed.set(constant, constants[index] ?? ''));
}

/** A constant as it was typed, but without a power of ten. */
export function constantText(node: MathNode): string {
  const text = typed.get(node) ?? '';
  return /^[\d.]+$/.test(text) ? text : node.toString();
}
