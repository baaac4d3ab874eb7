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

/** A symbol and the value that the page printed for it last. */
interface Known {
  nodes: readonly MathNode[];
  printed: Printed;
}

export class KnownSymbols {
  readonly #symbols = new Map<string, Known>();
  /** Lengths of the known symbols in MathML elements. */
  readonly #lengths = new Set<number>();

  /**
   * Computes one side of an equation from the printed values of its symbols. Returns undefined if
   * it has an unknown symbol.
   */
  computed(side: readonly MathNode[]): ReturnType<typeof sideOf> {
    const values: Printed[] = [];
    return sideOf(this.#filled(side, values), values);
  }

  /** Replaces known symbols with marks, and adds the value of each to `values`. */
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

  /** Finds the longest known symbol that begins at an index. */
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

  /**
   * Stores the value of a symbol. Degrees are a temperature difference if the symbol begins with Δ.
   */
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

// Cached, because the test reads a page with 201 sets of numbers, and most equations stay the same.
const texts = new WeakMap<MathElement, string>();

function markupOf(node: MathNode): string {
  if (!isElement(node)) return node;
  const text = texts.get(node) ?? writeMathMl(node);
  texts.set(node, text);
  return text;
}
