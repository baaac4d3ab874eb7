import {
  element,
  isElement,
  readMathMl,
  textOf,
  type MathNode,
} from '../src/documents/maths/tree.ts';
import { minus } from '../src/domain/quantities/print.ts';
import { LineReader, NotANumber, type Printed } from './line-reader.ts';
import { tokensOf } from './line-tokens.ts';

/** One side of an equation that contains only numbers, and its value. */
export interface Side extends Printed {
  text: string;
  operations: number;
  /** True for a single number with its unit, which may be the result of the side before it. */
  isNumber: boolean;
}

/** A printed result that differs from the computed one. */
export interface Miscalculation {
  line: string;
  computed: number;
  printed: number;
}

/**
 * Recomputes each result in an equation from the side before it. `results` is the number of results
 * checked.
 */
export function checkLine(nodes: readonly MathNode[]): {
  results: number;
  wrong: Miscalculation[];
} {
  const sides = sidesOf(nodes).reduce<(Side | undefined)[]>(
    (done, side) => [...done, sideOf(side, [], done.at(-1)?.figures)],
    [],
  );
  let results = 0;
  const wrong = sides.flatMap((side, index) => {
    const before = sides[index - 1];
    if (!before || !side?.isNumber) return [];
    results += 1;
    return mismatch(before, side);
  });
  return { results, wrong };
}

/**
 * Compares a printed number with a computed one. Printed degrees may be a temperature difference.
 */
export function mismatch(
  computed: Printed & { text: string },
  printed: Printed & { text: string },
): Miscalculation[] {
  const isNear = [printed.value, printed.value - printed.zero].some(
    (value) => Math.abs(computed.value - value) <= printed.half * (1 + 1e-6),
  );
  const line = `${computed.text} = ${printed.text}`;
  return isNear ? [] : [{ line, computed: computed.value, printed: printed.value }];
}

export function sidesOf(nodes: readonly MathNode[]): MathNode[][] {
  const sides: MathNode[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, 'mo') && /^[=≈]$/.test(textOf(node))) sides.push([]);
    else sides.at(-1)?.push(node);
  }
  return sides;
}

/** Computes one side of an equation. Returns undefined if it has an unknown symbol. */
export function sideOf(
  nodes: readonly MathNode[],
  values: readonly Printed[] = [],
  fewest?: number,
): Side | undefined {
  try {
    const reader = new LineReader(tokensOf(nodes), values, fewest);
    const value = reader.sum();
    if (!reader.isAtEnd) return undefined;
    const [only] = reader.numbers;
    const isNumber = reader.numbers.length === 1 && reader.operations === 0;
    return {
      value,
      half: only?.half ?? 0,
      zero: only?.zero ?? 0,
      figures: Math.min(...reader.figures),
      isNumber,
      operations: reader.operations,
      text: tokensOf(nodes).join(''),
    };
  } catch (error) {
    if (error instanceof NotANumber) return undefined;
    throw error;
  }
}

export function equationsIn(part: unknown): MathNode[][] {
  if (Array.isArray(part)) return part.flatMap(equationsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { equation, maths, ...rest } = part as Partial<Record<string, unknown>>;
  const rows = [equation, maths].flatMap((row) =>
    row === undefined ? [] : [readMathMl(([row].flat(Infinity) as string[]).join(''))],
  );
  return [...rows, ...Object.values(rest).flatMap(equationsIn)];
}

export function withNumbers(
  nodes: readonly MathNode[],
  printed: readonly string[],
): readonly MathNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const place = node.attributes['data-n'];
    if (place === undefined) {
      const children = withNumbers(node.children, printed);
      return children.every((child, index) => child === node.children[index])
        ? node
        : { ...node, children };
    }
    const [mantissa = '', power] = (printed[Number(place)] ?? '').replace('|', '').split('e');
    const isNegative = mantissa.startsWith(minus);
    const raised = element('msup', {}, element('mn', {}, '10'), element('mn', {}, power ?? ''));
    return element(
      'mrow',
      {},
      ...(isNegative ? [element('mo', {}, minus)] : []),
      element('mn', {}, isNegative ? mantissa.slice(minus.length) : mantissa),
      ...(power === undefined ? [] : [element('mo', {}, '×'), raised]),
    );
  });
}
