import { isArgument, isAtom, isDifferential, isProduct, needsNoBrackets } from './products.ts';
import { isKind, isSignOf, isSingle, withoutSpaces, type Part, type PartOf } from './part.ts';
import { equationParts } from './equation-parts.ts';
import { accents, functions, largeOperators, symbolWords } from './symbol-words.ts';
import type { MathNode } from './tree.ts';

interface Around {
  /** Lowercase letters that also occur as capitals in the equation. */
  both: ReadonlySet<string>;
  /** True inside a fraction. A nested fraction announces its end. */
  inFraction: boolean;
}

/**
 * Describes an equation as a teacher would read it aloud. Different equations never sound the same.
 * The nodes are the `<math>` elements of one equation.
 */
export function mathWords(nodes: readonly MathNode[]): string {
  const row = equationParts(nodes);
  return rowWords(row, { both: inBothCases(row), inFraction: false })
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/(?: comma)?;[; ]*/g, '; ')
    .replaceAll(':;', ':')
    .replace(/^[; ]+|[; ]+$/g, '');
}

function rowWords(row: readonly Part[], around: Around): string {
  const isReaction = row.some((part) => isKind(part, 'letter') && part.isUpright);
  let before: Part | undefined;
  let relations = 0;
  return row
    .map((part, index) => {
      if (isKind(part, 'space')) {
        if (!part.isWide) return '';
        [before, relations] = [undefined, 0];
        return ';';
      }
      const [last, isApart] = [before, isKind(row[index - 1], 'space')];
      const after = row.slice(index + 1).find((other) => !isKind(other, 'space'));
      before = part;
      if (!isApart && isArgument(last, part)) return `of ${rowWords(part.inside, around)}`;
      if (isSignOf(part, /^→$/) && isReaction) return 'gives';
      if (isSignOf(part, /^[=≈<>≤≥]$/)) {
        relations += 1;
        // Separate the relations of a chain with a pause.
        return `${relations > 1 ? ', ' : ''}${symbolWords(part.text)}`;
      }
      const times = isProduct(last, part) ? 'times ' : '';
      const words = needsNoBrackets(last, part, after)
        ? rowWords(part.inside, around)
        : partWords(part, around, after);
      return times + words;
    })
    .join(' ');
}

function partWords(part: Part, around: Around, after?: Part): string {
  const words = (row: readonly Part[]) => rowWords(row, around);
  switch (part.kind) {
    case 'letter':
      return letterWords(part, around);
    case 'text':
      return plainText(part.text);
    case 'number':
    case 'sign':
      return symbolWords(part.text);
    case 'unit':
      return part.text;
    case 'space':
      return '';
    case 'group':
      return `${symbolWords(part.open)} ${words(part.inside)} ${symbolWords(part.close)}`;
    case 'root':
      return `the square root of ${words(part.inside)}, end root`;
    case 'absolute':
      return `the absolute value of ${words(part.inside)}, end absolute value`;
    case 'accent':
      return `${baseWords(part.base, around)} ${accents[part.mark] ?? symbolWords(part.mark)}`;
    case 'fraction':
      return fractionWords(part, around, after);
    case 'script':
      return `${baseWords(part.base, around)}${subWords(part.below, around)}${superWords(part.above, around)}`;
    case 'apply':
      return applyWords(part, around, after);
    case 'table':
      return tableWords(part, around);
  }
}

function letterWords(letter: PartOf<'letter'>, { both }: Around): string {
  const name = symbolWords(letter.text);
  const isCapital = isSingle(letter) && /^[A-Z]/.test(name);
  return isCapital && both.has(name.toLowerCase()) ? `capital ${name}` : name;
}

/** Keeps only characters that every screen reader can pronounce. */
const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[‐-―]/g, '-')
    .replace(/[^\x20-\x7e]|[()]/g, '');

function fractionWords({ above, below }: PartOf<'fraction'>, around: Around, after?: Part): string {
  const inside = { ...around, inFraction: true };
  const [top, bottom] = [rowWords(above, inside), rowWords(below, inside)];
  if (top === 'd' && isDifferential(below)) return `d by ${bottom}${after ? ' of' : ''}`;
  const isSimple = [above, below].every((row) => isAtom(row) || isDifferential(row));
  return isSimple && !around.inFraction
    ? `${top} over ${bottom}`
    : `the fraction ${top} over ${bottom}, end fraction`;
}

const plainBases = [
  'letter',
  'number',
  'text',
  'sign',
  'group',
  'accent',
  'root',
  'absolute',
] as const;

function baseWords(base: readonly Part[], around: Around): string {
  const [only, more] = base;
  const isPlain =
    isKind(only, ...plainBases) || (isKind(only, 'script') && only.above.length === 0);
  const words = rowWords(base, around);
  return only === undefined || (isPlain && more === undefined)
    ? words
    : `the quantity ${words} end quantity`;
}

function subWords(below: readonly Part[], around: Around): string {
  const row = withoutSpaces(below);
  const [only, more] = row;
  if (only === undefined) return '';
  const names = row.map((part) => indexName(part, row.length > 1));
  if (names.every((name) => name !== undefined)) {
    return ` sub ${names.join('')}${row.some((part) => isSignOf(part, /,/)) ? ', end sub' : ''}`;
  }
  const isOne = more === undefined && isKind(only, 'letter', 'number');
  return ` sub ${rowWords(row, around)}${isOne ? '' : ', end sub'}`;
}

/**
 * Returns the spoken form of a part that is joined with its neighbors in a subscript, as in "fg",
 * "h1" or "p comma h".
 */
function indexName(part: Part, isOneOfMany: boolean): string | undefined {
  if (isSignOf(part, /^,$/)) return ' comma ';
  // A single letter may need the word "capital" before it.
  if (isKind(part, 'letter') && !isOneOfMany) return undefined;
  if (!isKind(part, 'letter', 'number', 'text', 'apply')) return undefined;
  const name = isKind(part, 'apply') ? part.name : part.text;
  return /^[A-Za-z0-9.]+$/.test(name) ? name : undefined;
}

function superWords(above: readonly Part[], around: Around): string {
  const row = withoutSpaces(above);
  const [first, ...others] = row;
  if (first === undefined) return '';
  const words = rowWords(row, around);
  if (others.length === 0) {
    if (isKind(first, 'number') && first.text === '2') return ' squared';
    if (isKind(first, 'number') && first.text === '3') return ' cubed';
    if (isSignOf(first, /^[′″∗*]$/)) return ` ${words}`;
    if (
      isSignOf(first, /./) ||
      isKind(first, 'text') ||
      (isKind(first, 'letter') && first.isUpright)
    ) {
      return ` super ${words}`;
    }
  }
  const isShort = isAtom(isSignOf(first, /^−$/) ? others : row);
  return isShort ? ` to the ${words}` : ` to the power ${words}, end power`;
}

function applyWords({ name, below, above }: PartOf<'apply'>, around: Around, after?: Part): string {
  const large = largeOperators[name];
  const [alone = '', before = ''] = large === undefined ? (functions[name] ?? []) : [large, large];
  const [from, to] = [rowWords(below, around), rowWords(above, around)];
  const isBase = name === 'log' || name === 'ln';
  const limits =
    large !== undefined && above.length > 0
      ? ` from ${from} to ${to}`
      : `${below.length > 0 ? ` ${isBase ? 'base' : 'over'} ${from}` : ''}${superWords(above, around)}`;
  return `${after ? before : alone}${limits}${after ? ' of' : ''}`;
}

function tableWords({ lines, isCases }: PartOf<'table'>, around: Around): string {
  if (!isCases) return lines.map((cells) => rowWords(cells.flat(), around)).join('; ');
  const cases = lines.map(([value = [], ...condition]) => {
    const words = rowWords(condition.flat(), around).trim();
    const isSaid = words === '' || /^(if|for|when|otherwise)\b/.test(words);
    return `${rowWords(value, around)}, ${isSaid ? '' : 'if '}${words}`;
  });
  return `cases: ${cases.join('; ')}, end cases`;
}

/** Lists letters that occur in both cases. */
function inBothCases(row: readonly Part[]): Set<string> {
  const names = new Set(row.flatMap(letterNames));
  return new Set([...names].filter((name) => /^[a-z]/.test(name) && names.has(capital(name))));
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function letterNames(part: Part): string[] {
  if (isKind(part, 'letter')) return isSingle(part) ? [symbolWords(part.text)] : [];
  const rows = Object.values(part).flat(3) as (Part | string | boolean)[];
  return rows.flatMap((inner) => (typeof inner === 'object' ? letterNames(inner) : []));
}
