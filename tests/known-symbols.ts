import {
  element,
  isElement,
  textOf,
  writeMathMl,
  type MathElement,
  type MathNode,
} from '../src/documents/maths/tree.ts';
import { symbolMark, type Printed } from './line-reader.ts';
import { sideOf } from './printed-maths.ts';

/** A symbol with its last printed value. */
interface Known {
  nodes: readonly MathNode[];
  printed: Printed;
}

/** Printed values of a page's symbols so far. */
export class KnownSymbols {
  readonly #symbols = new Map<string, Known>();
  /** Lengths of the known symbols, in elements. */
  readonly #lengths = new Set<number>();

  /** Computes a side from the printed values of its symbols, or returns undefined. */
  computed(side: readonly MathNode[]): ReturnType<typeof sideOf> {
    const values: Printed[] = [];
    return sideOf(this.#filled(side, values), values);
  }

  /** Replaces known symbols with marks. */
  #filled(row: readonly MathNode[], values: Printed[]): MathNode[] {
    const filled: MathNode[] = [];
    for (let at = 0; at < row.length;) {
      const known = this.#symbolAt(row, at);
      const node = row[at] ?? '';
      if (known) {
        filled.push(element('mn', {}, `${symbolMark}${String(values.push(known.printed) - 1)}`));
      } else if (isElement(node)) {
        filled.push({ ...node, children: this.#filled(node.children, values) });
      } else filled.push(node);
      at += known?.nodes.length ?? 1;
    }
    return filled;
  }

  /** Finds the longest symbol at a position. */
  #symbolAt(row: readonly MathNode[], at: number): Known | undefined {
    const lengths = [...this.#lengths].toSorted((a, b) => b - a);
    return lengths
      .map((length) =>
        this.#symbols.get(
          row
            .slice(at, at + length)
            .map(markupOf)
            .join(''),
        ),
      )
      .find((symbol) => symbol !== undefined);
  }

  /** Stores a symbol. Degrees after a Δ are a difference. */
  know(symbol: readonly MathNode[], printed: Printed): void {
    const isDifference = textOf(symbol[0] ?? '') === 'Δ';
    const { value, zero } = printed;
    this.#lengths.add(symbol.length);
    this.#symbols.set(symbol.map(markupOf).join(''), {
      nodes: symbol,
      printed: isDifference ? { ...printed, value: value - zero, zero: 0 } : printed,
    });
  }
}

// Cached, because a page is read with 201 sets of numbers, and most equations don't change.
const texts = new WeakMap<MathElement, string>();

function markupOf(node: MathNode): string {
  if (!isElement(node)) return node;
  const text = texts.get(node) ?? writeMathMl(node);
  texts.set(node, text);
  return text;
}
