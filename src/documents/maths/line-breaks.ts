import { between, isFunction } from './tidy.ts';
import { element, isElement, isSign, textOf, type MathNode, type MathElement } from './tree.ts';

type Row = readonly MathNode[];

/** Splits a row at wide spaces, which separate formulas on the same line. */
export const formulasIn = (row: Row): Row[] =>
  cutBefore(row, (node) => isElement(node, 'mspace') && widthOf([node]) >= 1).map(trimmed);

// Widths in em: the narrowest phones, then an indented and a full-width line at 360 pixels.
const narrow = 10.5;
const widestPiece = 12.8;
const widestLine = 15;

/**
 * Splits a formula into parts that may start a new line, since browsers don't break equations. A
 * new part starts at each relation after the first. If a part is still too wide, it's split at the
 * first relation, at plus and minus, at a factor, and then inside brackets or before a word.
 */
export function partsOf(formula: Row): Row[][] {
  const row = formula.map(withStackedSides);
  return widthOf(row) <= narrow
    ? [[row]]
    : cutBefore(row, isLaterRelation).map((part) =>
        piecesOf(part, widestPiece, [isRelation, isTerm, isFactor, isTermInBrackets, isWording]),
      );
}

/** Maximum width in em of a piece within a paragraph. */
const widestInText = 8;

/** Splits an inline formula where the line may break. */
export const piecesInText = (row: Row): Row[] => piecesOf(row, widestInText, [isRelation, isTerm]);

/** Checks whether a phone would have to scroll a piece horizontally. */
export const isTooWide = (piece: Row): boolean => widthOf(piece) > widestLine;

const piecesOf = (row: Row, widest: number, places: readonly IsStart[]): Row[] =>
  places
    .reduce<Row[]>(
      (pieces, isStart) =>
        pieces.flatMap((piece) => (widthOf(piece) <= widest ? [piece] : cutBefore(piece, isStart))),
      [row],
    )
    .map((piece, index) => (index === 0 ? trimmed(piece) : goingOn(trimmed(piece))));

/** Stacks a numerator or denominator that's too wide. */
function withStackedSides(node: MathNode): MathNode {
  if (!isElement(node, 'mfrac')) return node;
  return element(
    'mfrac',
    {},
    ...node.children.map((side) => {
      if (!isElement(side, 'mrow') || widthOf([side]) <= widestPiece) return side;
      const lines = piecesOf(side.children, widestPiece, [isTerm, isFactor]).reduce<Row[]>(
        (done, piece) => {
          const joined = [...(done.at(-1) ?? []), ...piece];
          return done.length > 0 && widthOf(joined) <= widestPiece
            ? [...done.slice(0, -1), joined]
            : [...done, piece];
        },
        [],
      );
      return element(
        'mtable',
        {},
        ...lines.map((line) => element('mtr', {}, element('mtd', {}, ...line))),
      );
    }),
  );
}

/** Starts a continuation line with an operator. Adds a multiplication sign before a factor. */
function goingOn([first, ...others]: Row): Row {
  if (first === undefined) return [];
  return opensFactor(first)
    ? [element('mo', {}, '×'), first, ...others]
    : [between(first), ...others];
}

type IsStart = (node: MathNode, index: number, row: Row) => boolean;

function cutBefore(row: Row, isStart: IsStart): Row[] {
  const starts = row.flatMap((node, index) =>
    index > 0 && isStart(node, index, row) ? [index] : [],
  );
  return [0, ...starts].map((start, index) => row.slice(start, starts[index]));
}

function trimmed(row: Row): Row {
  const isSeen = (node: MathNode) => !isElement(node, 'mspace');
  return row.slice(row.findIndex(isSeen), row.findLastIndex(isSeen) + 1);
}

/** Number of brackets that are open at a position. */
const depthAt = (row: Row, index: number): number =>
  row
    .slice(0, index)
    .reduce((depth, node) => depth + (isSign(node, /^[([]$/) ? 1 : closes(node) ? -1 : 0), 0);

/** A closing bracket may have an exponent. */
const closes = (node: MathNode) =>
  isSign(node, /^[)\]]$/) ||
  (isElement(node, 'msup', 'msub', 'msubsup') && isSign(node.children[0], /^[)\]]$/));

const isRelation: IsStart = (node, index, row) =>
  isSign(node, /^(?:[=≈≤≥→]|&[lg]t;)$/) && depthAt(row, index) === 0;

const isLaterRelation: IsStart = (node, index, row) =>
  isRelation(node, index, row) &&
  row.slice(0, index).some((other, at) => isRelation(other, at, row));

const isSignBetween = (node: MathNode) =>
  isSign(node, /^[+−]$/) && node.attributes['form'] !== 'prefix';

const isTerm: IsStart = (node, index, row) => isSignBetween(node) && depthAt(row, index) === 0;

const isTermInBrackets: IsStart = (node) => isSignBetween(node);

/** Recognizes words in the middle of a formula, as in "slope of y against x". */
const isWording: IsStart = (node) => isElement(node, 'mtext') && /^\s/.test(textOf(node));

/**
 * Recognizes a factor that follows without a multiplication sign: brackets, a fraction or a
 * function.
 */
const opensFactor = (node: MathNode | undefined): boolean =>
  isSign(node, /^[([]$/) ||
  isElement(node, 'mfrac') ||
  isFunction(node) ||
  (isElement(node, 'mrow', 'msup') && opensFactor(node.children[0]));

const endsFactor = (node: MathNode | undefined): boolean =>
  node !== undefined &&
  (closes(node) ||
    isElement(node, 'mfrac') ||
    (isElement(node, 'mrow') && closes(node.children.at(-1) ?? '')) ||
    (isElement(node, 'msup') && opensFactor(node)));

/** Matches the start of a factor, with or without a multiplication sign. Excludes powers of ten. */
const isFactor: IsStart = (node, index, row) => {
  if (depthAt(row, index) > 0) return false;
  const after = row[index + 1];
  const isPowerOfTen = isElement(after, 'msup') && textOf(after.children[0] ?? '') === '10';
  if (isSign(node, /^×$/)) return !isPowerOfTen;
  return opensFactor(node) && endsFactor(trimmed(row.slice(0, index)).at(-1));
};

/** Approximate width in em. */
const widthOf = (nodes: readonly MathNode[]): number => sum(nodes.map(widthOfNode));

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
