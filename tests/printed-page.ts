import type { Block, Inline } from '../src/documents/document/document.ts';
import {
  element,
  isElement,
  readMathMl,
  textOf,
  writeMathMl,
  type MathNode,
} from '../src/documents/maths/tree.ts';
import type { Run } from '../src/domain/quantities/print.ts';
import { readQuantity } from '../src/domain/quantities/read-quantity.ts';
import { figuresOf, lastPlace, symbolMark, type Printed } from './line-reader.ts';
import { checkLine, sideOf, sidesOf, withNumbers, type Miscalculation } from './printed-maths.ts';

/** What is proved of a page, each with how many of it there are and which of them are wrong. */
export interface Proof {
  /** Numbers behind a sign, computed from the numbers before it. */
  lines: Tally;
  /** The same from the symbols before it, each as it was last printed. */
  formulas: Tally;
  /** Numbers in the boxes at the end, each one of a line, rounded. */
  results: Tally;
  /** Rows of tries: their sides, that no two are the same, that both sides agree in the last. */
  tries: Tally;
}

interface Tally {
  count: number;
  wrong: Miscalculation[];
}

type Kind = keyof Proof;

/** Symbols in MathML, longest first, each with what was last printed for it. */
type Symbols = Map<string, { nodes: readonly MathNode[]; printed: Printed }>;

/** Reads a page from its top as a person does who computes everything again from what is printed. */
export function proofOf(blocks: readonly Block[], numbers: readonly string[] = []): Proof {
  const page = new Page(numbers);
  page.read(blocks);
  return page.proof;
}

class Page {
  readonly proof: Proof = { lines: none(), formulas: none(), results: none(), tries: none() };
  readonly #symbols: Symbols = new Map();
  /** The results of all lines so far. */
  readonly #found: Printed[] = [];
  readonly #numbers: readonly string[];

  constructor(numbers: readonly string[]) {
    this.#numbers = numbers;
  }

  read(blocks: readonly Block[]): void {
    for (const block of blocks) this.#block(block);
  }

  #block(block: Block): void {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return this.#words(block.children);
      case 'list':
        return block.items.forEach((item) => {
          this.read(item);
        });
      case 'table':
        return block.rows.flat().forEach((cell) => {
          this.#words(cell);
        });
      case 'equation':
        return this.#equation(block.equation);
      case 'givens':
        return block.rows.forEach(({ symbol, value }) => {
          const printed = this.#quantity(value);
          if (printed) this.#know(this.#maths(symbol), printed);
        });
      case 'step':
        return this.#step(block);
      case 'result':
        return this.#result(block.value);
      case 'selfCheck':
        this.#words(block.question);
        return this.read(block.answer);
      case 'drawing':
      case 'plot':
      case 'explore':
        return this.#words(block.caption);
      case 'example':
      case 'warning':
      case 'way':
        return this.read(block.children);
      case 'references':
        return;
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

  /** A symbol in a sentence, with its value behind it. */
  #stated(symbol: unknown, [sign, number]: readonly Inline[]): void {
    if (sign?.type !== 'text' || !/^\s=\s$/.test(sign.text) || number?.type !== 'quantity') return;
    const printed = this.#quantity(number.runs);
    if (!printed) return;
    this.#found.push(printed);
    this.#know(this.#maths(symbol), printed);
  }

  /** The unknown of an equation with tries is known only behind them. */
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
    const nodes = readMathMl(([markup].flat(Infinity) as string[]).join(''));
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
      // What came out in kelvin is known more closely than in degrees.
      const [finest] = results.toSorted((a, b) => a.half - b.half);
      if (!finest) continue;
      this.#found.push(...results);
      if (!sideOf(symbol)) this.#know(symbol, finest);
    }
  }

  /** A side in symbols, computed, is the first number behind it. */
  #formulas(sides: readonly MathNode[][]): void {
    const number = sides.find((side) => sideOf(side)?.isNumber);
    if (!number) return;
    for (const side of sides) {
      const computed = sideOf(side) ? undefined : this.#computed(side);
      const result = sideOf(number, [], computed?.figures);
      if (!computed || !result || computed.operations === 0) continue;
      this.#count('formulas', { results: 1, wrong: mismatch(computed, result) });
    }
  }

  #computed(side: readonly MathNode[]): ReturnType<typeof sideOf> {
    const values: Printed[] = [];
    return sideOf(this.#filled(side, values), values);
  }

  /** A row with every symbol that is known replaced by a mark. */
  #filled(row: readonly MathNode[], values: Printed[]): MathNode[] {
    const filled: MathNode[] = [];
    for (let at = 0; at < row.length; ) {
      const rest = row.slice(at).map((node) => (isElement(node) ? writeMathMl(node) : node));
      const known = [...this.#symbols.values()]
        .filter(({ nodes }) => nodes.every((node, index) => writeMathMl(node) === rest[index]))
        .toSorted((a, b) => b.nodes.length - a.nodes.length)[0];
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

  /** Degrees behind a Δ are a difference. */
  #know(symbol: readonly MathNode[], printed: Printed): void {
    const isDifference = textOf(symbol[0] ?? '') === 'Δ';
    const { value, zero } = printed;
    this.#symbols.set(symbol.map(writeMathMl).join(''), {
      nodes: symbol,
      printed: isDifference ? { ...printed, value: value - zero, zero: 0 } : printed,
    });
  }

  #result(runs: readonly Run[]): void {
    const box = this.#quantity(runs);
    if (!box) return;
    const isFound = this.#found.some(
      ({ value, half }) => Math.abs(value - box.value) <= (box.half + half) * (1 + 1e-6),
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
      if (symbol && x) this.#know(symbol, x);
      const wrong = sidesOf(equation).flatMap((side, place) => {
        const [computed, printed] = [this.#computed(side) ?? sideOf(side), sides[place]];
        return computed && printed
          ? mismatch(computed, { ...printed, text: row[place + 1] ?? '' })
          : [{ line: row.join(' | '), computed: NaN, printed: NaN }];
      });
      const isLast = index === texts.length - 1;
      const agree = Number(row[1]) === Number(row[2]);
      const isOld = texts.slice(0, index).some((other) => Number(other[0]) === Number(row[0]));
      const fails = (isLast && !agree) || isOld;
      if (fails) wrong.push({ line: row.join(' | '), computed: NaN, printed: NaN });
      this.#count('tries', { results: 1, wrong });
    });
  }

  #cell(cell: readonly Inline[]): string {
    return cell.map((inline) => (inline.type === 'quantity' ? this.#text(inline.runs) : '')).join('');
  }

  /** What is printed, with the numbers of a seed in their places. */
  #text(runs: readonly Run[]): string {
    const place = runs[0]?.place;
    const number = place === undefined ? undefined : this.#numbers[place]?.replace('|', '');
    const kept = number === undefined ? runs : runs.filter((run) => run.place === undefined);
    return [
      ...(number === undefined ? [] : [number]),
      ...kept.map(({ text, raised }) => (raised ? `^${text}` : text)),
    ]
      .join('')
      .replaceAll('\u00a0', ' ');
  }

  #quantity = (runs: readonly Run[]): Printed | undefined => printedIn(this.#text(runs));

  #count(kind: Kind, { results, wrong }: { results: number; wrong: Miscalculation[] }): void {
    this.proof[kind].count += results;
    this.proof[kind].wrong.push(...wrong);
  }
}

const none = (): Tally => ({ count: 0, wrong: [] });

function mismatch(
  computed: Printed & { text: string },
  printed: Printed & { text: string },
): Miscalculation[] {
  const isNear = [printed.value, printed.value - printed.zero].some(
    (value) => Math.abs(computed.value - value) <= printed.half * (1 + 1e-6),
  );
  return isNear
    ? []
    : [
        {
          line: `${computed.text} = ${printed.text}`,
          computed: computed.value,
          printed: printed.value,
        },
      ];
}

/** A number with its unit, as text. */
function printedIn(text: string): Printed | undefined {
  const reading = readQuantity(text);
  if ('problem' in reading) return undefined;
  const { number, unit } = reading;
  const size = 10 ** (number.power ?? 0) * unit.factor * lastPlace(number.mantissa, 3);
  return { value: reading.value + unit.zero, half: size / 2, zero: unit.zero, figures: figuresOf(number.mantissa) };
}

/** The lines of an equation that stand under each other. */
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
