import { isMap, isPair, isScalar, isSeq, Scalar, stringify, type Node } from 'yaml';

/** How wide a line of content/ is at most, where somebody has broken it. */
const width = 100;

/** Whether a value is a group of keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values would be the same in a file; the order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => key in other && isSame(one[key], other[key]))
    );
  }
  return one === other;
}

/** Where a value stands: the column of its key or dash, that of its first letter, and its text. */
interface Place {
  indent: number;
  column: number;
  written?: string;
}

/** A scalar in the manner of the one it replaces, without the end of its line. */
export function scalarText(value: unknown, old: Scalar, place: Place): string {
  const { indent, column, written = '' } = place;
  const isText = typeof value === 'string';
  const wasBlock = old.type === Scalar.BLOCK_FOLDED || old.type === Scalar.BLOCK_LITERAL;
  if (isText && (wasBlock || value.includes('\n'))) {
    const lines = wasBlock ? written.split('\n').slice(1) : [];
    return blockText(value, indent, old.type !== Scalar.BLOCK_LITERAL, lines) ?? lineText(value);
  }
  const line = lineText(value, isText ? old.type : undefined);
  const wasLong = column + String(old.source).length > width;
  return isText && !wasLong && column + line.length > width
    ? (blockText(value, indent, true) ?? line)
    : line;
}

/** A scalar on one line. */
function lineText(value: unknown, type?: Scalar.Type): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const scalar = new Scalar(value);
  if (type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE) scalar.type = type;
  return stringify(scalar, { lineWidth: 0, singleQuote: true }).trimEnd();
}

/**
 * A text below its key: folded into lines of the usual width, or line by line. Nothing if it has
 * spaces that would not survive.
 */
function blockText(
  value: string,
  indent: number,
  folded: boolean,
  old: readonly string[] = [],
): string | undefined {
  const pad = ' '.repeat(indent + 2);
  const chomp = value.endsWith('\n') ? '' : '-';
  const lines = value.replace(/\n$/, '').split('\n');
  if (!/^\S/.test(lines[0] ?? '') || lines.at(-1) === '' || /[^\P{Cc}\n]/u.test(value)) return;
  const indented = (written: string[]) =>
    written.map((line) => (line === '' ? '\n' : `\n${pad}${line}`)).join('');
  if (folded && lines.every((line) => /^\S+( \S+)*$/.test(line))) {
    const paragraphs = lines.flatMap((line, index) => [
      ...(index > 0 ? [''] : []),
      ...brokenLines(line, width - pad.length, lines.length === 1 ? old : []),
    ]);
    return `>${chomp}${indented(paragraphs)}`;
  }
  return lines.length > 1 ? `|${chomp}${indented(lines)}` : undefined;
}

/** A paragraph in lines; those of the old one that still begin or end it stay as they were broken. */
function brokenLines(paragraph: string, longest: number, old: readonly string[]): string[] {
  const known = old.map((line) => line.trim()).filter((line) => line !== '');
  const above: string[] = [];
  const below: string[] = [];
  let rest = paragraph;
  while (above.length < known.length && rest.startsWith(`${known[above.length] ?? ''} `)) {
    const line = known[above.length] ?? '';
    above.push(line);
    rest = rest.slice(line.length + 1);
  }
  while (above.length + below.length < known.length) {
    const line = known.at(-1 - below.length) ?? '';
    if (!rest.endsWith(` ${line}`)) break;
    below.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  const lines: string[] = [];
  for (const word of rest.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return [...above, ...lines, ...below];
}

/** A scalar, list or group on one line, as it stands within brackets. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (isRecord(value)) {
    const pairs = entriesOf(value).map(([key, item]) => `${flowText(key)}: ${flowText(item)}`);
    return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
  }
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  // Within brackets more letters need quotes than on a line of their own.
  const list = stringify([value], { collectionStyle: 'flow', lineWidth: 0, singleQuote: true });
  return list.trim().slice(1, -1).trim();
}

/** Whether a list or group stands within brackets; an empty one has to, and says nothing by it. */
export const isFlow = (node: unknown): boolean =>
  (isMap(node) || isSeq(node)) && node.flow === true && node.items.length > 0;

/** What is left out of a file: a key whose value is undefined. */
const entriesOf = (value: Record<string, unknown>) =>
  Object.entries(value).filter(([, item]) => item !== undefined);

/**
 * A value that was not in the file before, in the manner of one beside it, with the end of its last
 * line. It begins after the key or dash that stands at the column `indent`.
 */
export function freshValue(
  value: unknown,
  indent: number,
  like?: unknown,
  column = indent + 2,
): string {
  const items = Array.isArray(value) ? value : isRecord(value) ? entriesOf(value) : undefined;
  if (items) {
    if (items.length === 0 || isFlow(like)) return ` ${flowText(value)}\n`;
    return `\n${freshLines(value, indent + 2, like)}`;
  }
  return ` ${scalarText(value, new Scalar(''), { indent, column })}\n`;
}

/** The items of a list, or the keys of a group, each on lines of its own from the column `indent`. */
export function freshLines(value: unknown, indent: number, like?: unknown): string {
  const pad = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const beside = isSeq(like) ? like.items[0] : undefined;
    return value.map((item) => `${pad}-${freshItem(item, indent, beside)}`).join('');
  }
  return entriesOf(value as Record<string, unknown>)
    .map(([key, item]) => {
      const beside = isMap(like)
        ? like.items.find((pair) => isPair(pair) && keyOf(pair.key) === key)?.value
        : undefined;
      const name = `${pad}${lineText(key)}:`;
      return `${name}${freshValue(item, indent, beside, name.length + 1)}`;
    })
    .join('');
}

/** What stands after the dash of a new item, with the end of its last line. */
export function freshItem(value: unknown, indent: number, like?: unknown): string {
  const isBlock = isRecord(value) && entriesOf(value).length > 0 && !isFlow(like);
  // The first key stands on the line of the dash.
  return isBlock
    ? ` ${freshLines(value, indent + 2, like).trimStart()}`
    : freshValue(value, indent, like);
}

/** The name of a key. */
export const keyOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

/** A node of which the parser has noted where it stands. */
export const rangeOf = (node: Node): readonly [number, number] => {
  if (!node.range) throw new Error('This node didn’t come from a file.');
  return [node.range[0], node.range[1]];
};
