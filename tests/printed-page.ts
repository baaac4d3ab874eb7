import type { Block, Inline } from '../src/documents/document/document.ts';
import { isElement, readMathMl, type MathNode } from '../src/documents/maths/tree.ts';
import { minus, type Run } from '../src/domain/quantities/print.ts';
import { readQuantity } from '../src/domain/quantities/read-quantity.ts';
import { KnownSymbols } from './known-symbols.ts';
import { figuresOf, lastPlace, type Printed } from './line-reader.ts';
import {
  checkLine,
  mismatch,
  sideOf,
  sidesOf,
  withNumbers,
  type Miscalculation,
} from './printed-maths.ts';
import { emptyProof, type Proof } from './proof.ts';

/**
 * Reads a page from top to bottom and recomputes every result from the printed numbers above it.
 */
export function proofOf(blocks: readonly Block[], numbers: readonly string[] = []): Proof {
  const page = new Page(numbers);
  page.read(blocks);
  return page.proof;
}

class Page {
  readonly proof: Proof = emptyProof();
  readonly #symbols = new KnownSymbols();
  readonly #found: Printed[] = [];
  readonly #numbers: readonly string[];

  constructor(numbers: readonly string[]) {
    this.#numbers = numbers;
  }

  read(blocks: readonly Block[]): void {
    blocks.forEach((block, index) => {
      this.#block(block);
      // The paragraph after a plot states the numbers read off the plot, such as the number of
      // stages.
      if (block.type === 'paragraph' && blocks[index - 1]?.type === 'plot') {
        const read = block.children.flatMap((each) =>
          each.type === 'quantity' ? [each.runs] : [],
        );
        this.#found.push(...read.flatMap((runs) => this.#quantity(runs) ?? []));
      }
    });
  }

  #block(block: Block): void {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        this.#words(block.children);
        break;
      case 'list':
        for (const item of block.items) this.read(item);
        break;
      case 'table':
        for (const cell of block.rows.flat()) this.#words(cell);
        block.head.forEach((cell, column) => {
          const cells = block.rows.map((row) => row[column] ?? []);
          this.#column(cell, cells);
        });
        break;
      case 'equation':
        this.#equation(block.equation);
        break;
      case 'givens':
        for (const { symbol, value } of block.rows) {
          const printed = this.#quantity(value);
          if (printed) this.#symbols.know(this.#maths(symbol), printed);
        }
        break;
      case 'step':
        this.#step(block);
        break;
      case 'result':
        this.#result(block.value);
        break;
      case 'selfCheck':
        this.#words(block.question);
        this.read(block.answer);
        break;
      case 'turn':
        this.#turn(block);
        break;
      case 'drawing':
      case 'plot':
      case 'explore':
        this.#words(block.caption);
        break;
      case 'example':
      case 'warning':
      case 'way':
        this.read(block.children);
        break;
      case 'references':
        break;
    }
  }

  /** Reads an exercise, which has numbers of its own. */
  #turn({ statement, steps, results, first }: Extract<Block, { type: 'turn' }>): void {
    const blocks = [...statement, ...steps.map(({ block }) => block), ...results];
    const proof = proofOf(blocks, first.printed);
    for (const kind of Object.keys(proof) as (keyof Proof)[]) {
      const { count, wrong } = proof[kind];
      this.#count(kind, { results: count, wrong });
    }
  }

  /** Reads a table column whose head is a symbol with a unit. */
  #column(head: readonly Inline[], cells: readonly (readonly Inline[])[]): void {
    const at = head.findIndex(({ type }) => type === 'maths');
    const [symbol, unit] = head.slice(at);
    if (symbol?.type !== 'maths') return;
    const letters = unit?.type === 'text' ? unit.text.replace(/^ \(|\)$/g, '') : '';
    const printed = cells.map((cell) => printedIn(`${this.#cell(cell)} ${letters}`.trim()));
    const column = printed.flatMap((each) => each?.value ?? []);
    const isWhole = column.length === cells.length && column.length > 0;
    if (isWhole) {
      this.#symbols.know(this.#maths(symbol.maths), {
        ...{ value: NaN, half: 0, zero: 0, figures: Infinity },
        column,
      });
    }
  }

  #words(inlines: readonly Inline[]): void {
    inlines.forEach((inline, index) => {
      if (inline.type === 'maths') {
        this.#equation(inline.maths);
        this.#stated(inline.maths, inlines.slice(index + 1));
      } else if ('children' in inline) this.#words(inline.children);
    });
  }

  /** Reads a symbol and its value in a sentence, such as "T = 300 K". */
  #stated(symbol: unknown, [sign, number]: readonly Inline[]): void {
    if (sign?.type !== 'text' || !/^\s=\s$/.test(sign.text) || number?.type !== 'quantity') return;
    const printed = this.#quantity(number.runs);
    if (!printed) return;
    this.#found.push(printed);
    this.#symbols.know(this.#maths(symbol), printed);
  }

  /**
   * Reads a step. If a table tries values of an unknown, the unknown has a value only after the
   * table.
   */
  #step({ children, equation }: Extract<Block, { type: 'step' }>): void {
    const table = children.findIndex((block) => block.type === 'table');
    const before = table === -1 ? undefined : children[table - 1];
    const tries = children[table];
    const isTried = before?.type === 'equation' && tries?.type === 'table';
    this.read(isTried ? children.slice(0, table - 1) : children);
    if (isTried) this.#tries(this.#maths(before.equation), tries.head[0] ?? [], tries.rows);
    this.#equation(equation);
  }

  #maths(markup: unknown): MathNode[] {
    const text = ([markup].flat(Infinity) as string[]).join('');
    const nodes = trees.get(text) ?? readMathMl(text);
    trees.set(text, nodes);
    return [...withNumbers(nodes, this.#numbers)];
  }

  #equation(markup: unknown): void {
    for (const row of rowsOf(this.#maths(markup))) {
      this.#count('lines', checkLine(row));
      const sides = sidesOf(row);
      this.#formulas(sides);
      const [symbol = []] = sides;
      const numbers = sides.slice(1).flatMap((side) => sideOf(side) ?? []);
      const results = numbers.filter(({ isNumber }) => isNumber);
      // The same result is more precise in kelvins than in degrees.
      const [finest] = results.toSorted((a, b) => a.half - b.half);
      if (!finest) continue;
      this.#found.push(...results);
      if (!sideOf(symbol)) this.#symbols.know(symbol, finest);
    }
  }

  /** Checks each side that has symbols against the first number in the equation. */
  #formulas(sides: readonly MathNode[][]): void {
    const number = sides.find((side) => sideOf(side)?.isNumber);
    if (!number) return;
    for (const side of sides) {
      const computed = sideOf(side) ? undefined : this.#symbols.computed(side);
      const result = sideOf(number, [], computed?.figures);
      if (!computed || !result || computed.operations === 0) continue;
      this.#count('formulas', { results: 1, wrong: mismatch(computed, result) });
    }
  }

  #result(runs: readonly Run[]): void {
    const box = this.#quantity(runs);
    if (!box) return;
    const isFound = this.#found.some(
      ({ value }) => Math.abs(value - box.value) <= box.half * (1 + 1e-6),
    );
    const wrong = { line: this.#text(runs), computed: NaN, printed: box.value };
    this.#count('results', { results: 1, wrong: isFound ? [] : [wrong] });
  }

  #tries(
    equation: readonly MathNode[],
    head: readonly Inline[],
    rows: readonly (readonly (readonly Inline[])[])[],
  ): void {
    const [symbol] = head.flatMap((inline) =>
      inline.type === 'maths' ? [this.#maths(inline.maths)] : [],
    );
    const texts = rows.map((row) => row.map((cell) => this.#cell(cell)));
    texts.forEach((row, index) => {
      const [x, ...sides] = row.map((text) => printedIn(text));
      if (symbol && x) this.#symbols.know(symbol, x);
      const wrong = sidesOf(equation).flatMap((side, place) => {
        const [computed, printed] = [this.#symbols.computed(side) ?? sideOf(side), sides[place]];
        return computed && printed
          ? mismatch(computed, { ...printed, text: row[place + 1] ?? '' })
          : [{ line: row.join(' | '), computed: NaN, printed: NaN }];
      });
      const isLast = index === texts.length - 1;
      const agree = plainNumber(row[1]) === plainNumber(row[2]);
      const isOld = texts
        .slice(0, index)
        .some((other) => plainNumber(other[0]) === plainNumber(row[0]));
      const fails = (isLast && !agree) || isOld;
      if (fails) wrong.push({ line: row.join(' | '), computed: NaN, printed: NaN });
      this.#count('tries', { results: 1, wrong });
    });
  }

  #cell(cell: readonly Inline[]): string {
    return cell
      .map((inline) => (inline.type === 'quantity' ? this.#text(inline.runs) : ''))
      .join('');
  }

  #text(runs: readonly Run[]): string {
    const at = runs.findIndex((run) => run.place !== undefined);
    const number = this.#numbers[runs[at]?.place ?? -1]?.replace('|', '');
    return runs
      .flatMap((run, index): Run[] => {
        if (number === undefined || run.place === undefined) return [run];
        return index === at ? [{ text: number }] : [];
      })
      .map(({ text, raised }) => (raised ? `^${text}` : text))
      .join('')
      .replaceAll('\u00a0', ' ');
  }

  #quantity = (runs: readonly Run[]): Printed | undefined => printedIn(this.#text(runs));

  #count(
    kind: keyof Proof,
    { results, wrong }: { results: number; wrong: Miscalculation[] },
  ): void {
    this.proof[kind].count += results;
    this.proof[kind].wrong.push(...wrong);
  }
}

function printedIn(text: string): Printed | undefined {
  const reading = readQuantity(text);
  if ('problem' in reading) return undefined;
  const { number, unit } = reading;
  const size = 10 ** (number.power ?? 0) * unit.factor * lastPlace(number.mantissa, 3);
  return {
    value: reading.value + unit.zero,
    half: size / 2,
    zero: unit.zero,
    figures: figuresOf(number.mantissa),
  };
}

function rowsOf(nodes: readonly MathNode[]): MathNode[][] {
  const tables = nodes.filter((node) => isElement(node, 'mtable'));
  const inside = tables.flatMap(({ children }) =>
    children.map((row) =>
      isElement(row)
        ? row.children.flatMap((cell) => (isElement(cell) ? [...cell.children] : []))
        : [],
    ),
  );
  return tables.length === 0 ? [[...nodes]] : inside;
}

// Cached, because the test reads a page with 201 sets of numbers, and its equations stay the same.
const trees = new Map<string, MathNode[]>();

/** Parses a number that may have a minus sign (−) instead of a hyphen. */
const plainNumber = (text = '') => Number(text.replace(minus, '-'));
