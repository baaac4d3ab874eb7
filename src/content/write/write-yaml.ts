import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {
  flowText,
  freshItem,
  freshLines,
  freshValue,
  isFlow,
  isRecord,
  isSame,
  keyOf,
  rangeOf,
  scalarText,
} from './yaml-style.ts';
import { frontMatter } from '../read/read-markdown.ts';

/**
 * The text of a YAML file with other data in it. What has not changed stays byte for byte as
 * somebody wrote it: comments, order, quotes and the breaks of long lines.
 */
export function rewriteYaml(source: string, next: unknown): string {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const lines = source.replaceAll('\r\n', '\n');
  const ended = lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`;
  const document = parseDocument(ended);
  if (isSame(document.toJS(), next)) return source;
  const root = document.contents;
  const text =
    isNode(root) && !isScalar(root) && !isFlow(root) && !isEmpty(root)
      ? ended.slice(0, rangeOf(root)[0]) +
        new Writer(ended).lines(root, next, 0) +
        ended.slice(endOfLine(ended, root))
      : freshText(next);
  // A file that would say something else than it should is written anew, and right.
  const right = isSame(parseDocument(text).toJS(), next) ? text : freshText(next);
  return (ended === lines ? right : right.replace(/\n$/, '')).replaceAll('\n', newline);
}

const freshText = (value: unknown) => freshLines(value, 0) || `${flowText(value)}\n`;
const isEmpty = (node: Node) => (isMap(node) || isSeq(node)) && node.items.length === 0;

// Needed where one node refers to another, which no file of content/ does.
const noDocument = parseDocument('');
const valueOf = (node: Node | null) => node?.toJS(noDocument) as unknown;

/** Where the content of a node ends, without the comments and the empty lines behind it. */
function endOf(source: string, node: Node): number {
  const last = isMap(node) ? node.items.at(-1) : undefined;
  if (!isFlow(node)) {
    if (last) return endOf(source, (last.value ?? last.key) as Node);
    if (isSeq(node) && node.items.length > 0) return endOf(source, node.items.at(-1) as Node);
  }
  let [, end] = rangeOf(node);
  while (end > 0 && /\s/.test(source.charAt(end - 1))) end -= 1;
  return end;
}

/** Where the line ends on which a node ends, its newline included. */
const endOfLine = (source: string, node: Node) => source.indexOf('\n', endOf(source, node)) + 1;

/** Writes what has changed in one text, and copies the rest of it. */
class Writer {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  #column = (at: number) => at - (this.#source.lastIndexOf('\n', at - 1) + 1);

  /** A block list or group from its first dash or key to the end of its last line. */
  lines(node: Node, next: unknown, indent: number): string {
    const chunks =
      isMap(node) && isRecord(next)
        ? this.#pairs(node as YAMLMap<Node, Node | null>, next, indent)
        : isSeq(node) && Array.isArray(next)
          ? this.#items(node as YAMLSeq<Node>, next, indent)
          : [freshLines(next, indent, node)];
    // What stands first begins in the middle of its line.
    return chunks.join('').trimStart();
  }

  /** The keys of a group, each with the comments above it. */
  #pairs(map: YAMLMap<Node, Node | null>, next: Record<string, unknown>, indent: number): string[] {
    const pad = ' '.repeat(indent);
    const ends = map.items.map(({ key, value }) => endOfLine(this.#source, value ?? key));
    const chunks = map.items.map((pair, index) => {
      const [from] = rangeOf(pair.key);
      const above = index === 0 ? pad : this.#source.slice(ends[index - 1], from);
      const key = keyOf(pair.key);
      const text = above + this.#pair(pair, next[key], indent, ends[index] ?? 0);
      return { key, text: next[key] === undefined ? '' : text };
    });
    const order = Object.keys(next).filter((key) => next[key] !== undefined);
    for (const [place, key] of order.entries()) {
      if (chunks.some((chunk) => chunk.key === key)) continue;
      // After the key that it follows in the form.
      const before = order.slice(0, place).reverse();
      const known = before.find((name) => chunks.some((chunk) => chunk.key === name));
      const at = chunks.findIndex((chunk) => chunk.key === known) + 1;
      chunks.splice(at, 0, { key, text: freshLines({ [key]: next[key] }, indent) });
    }
    return chunks.map(({ text }) => text);
  }

  /** One key with its value, to the end of the line on which the value ends. */
  #pair(pair: Pair<Node, Node | null>, next: unknown, indent: number, end: number): string {
    const { key, value } = pair;
    const [from, keyEnd] = rangeOf(key);
    if (isSame(valueOf(value), next)) return this.#source.slice(from, end);
    const kept = value ? this.#kept(value, next, indent, end) : undefined;
    if (value && kept !== undefined) return this.#source.slice(from, rangeOf(value)[0]) + kept;
    const fresh = freshValue(next, indent, value);
    // What was noted behind an empty list stays beside its key.
    const [note = ''] = /^[ \t]+#.*/.exec(this.#source.slice(value?.range?.[1] ?? end, end)) ?? [];
    return `${this.#source.slice(from, keyEnd)}:${fresh.startsWith('\n') ? note : ''}${fresh}`;
  }

  /** A changed value in the manner of the old one, if it is of the same kind. */
  #kept(node: Node, next: unknown, indent: number, end: number): string | undefined {
    const [start, stop] = rangeOf(node);
    const rest = this.#source.slice(stop, end);
    if (isScalar(node) && typeof next !== 'object' && node.source !== '') {
      const written = this.#source.slice(start, stop);
      const text = scalarText(next, node, { indent, column: this.#column(start), written });
      return `${text}${rest.includes('\n') ? rest : '\n'}`;
    }
    if (isFlow(node) && typeof next === 'object') return this.#flow(node, next) + rest;
    if (isEmpty(node)) return undefined;
    const isFilled = typeof next === 'object' && next !== null && Object.keys(next).length > 0;
    if (!isScalar(node) && isFilled && isSeq(node) === Array.isArray(next)) {
      return this.lines(node, next, this.#column(start));
    }
    return undefined;
  }

  /** The items of a list, each with the comments above it. */
  #items(list: YAMLSeq<Node>, next: unknown[], indent: number): string[] {
    const pad = ' '.repeat(indent);
    const ends = list.items.map((item) => endOfLine(this.#source, item));
    const olds = list.items.map(valueOf);
    const partners = partnersOf(olds, next);
    return next.map((value, index) => {
      const old = partners[index];
      const item = old === undefined ? undefined : list.items[old];
      const beside = list.items[Math.min(index, list.items.length - 1)];
      if (old === undefined || !item) return `${pad}-${freshItem(value, indent, beside)}`;
      const end = ends[old] ?? 0;
      const above = old === 0 ? pad : this.#source.slice(ends[old - 1], this.#dash(item));
      const [start] = rangeOf(item);
      const lead = above + this.#source.slice(this.#dash(item), start);
      if (isSame(olds[old], value)) return lead + this.#source.slice(start, end);
      const kept = this.#kept(item, value, indent, end);
      return kept === undefined ? `${above}-${freshItem(value, indent, item)}` : lead + kept;
    });
  }

  #dash = (item: Node) => this.#source.lastIndexOf('-', rangeOf(item)[0] - 1);

  /** A list or group within brackets; what stands in it as before is copied. */
  #flow(node: Node, next: unknown): string {
    const [start, stop] = rangeOf(node);
    const copy = (old: Node | null | undefined, value: unknown): string => {
      if (!old || isScalar(old)) {
        return old && isSame(old.value, value)
          ? this.#source.slice(...rangeOf(old))
          : flowText(value);
      }
      return isSame(valueOf(old), value)
        ? this.#source.slice(...rangeOf(old))
        : this.#flow(old, value);
    };
    if (isMap(node) && isRecord(next)) {
      const pairs = node.items as Pair<Node, Node | null>[];
      const old = new Map(pairs.map((pair) => [keyOf(pair.key), pair.value]));
      const keys = Object.keys(next).filter((key) => next[key] !== undefined);
      if (keys.length === 0) return '{}';
      if (keys.length === old.size && keys.every((key) => old.get(key))) {
        return this.#spliced(
          [start, stop],
          pairs.flatMap(({ key, value }) => (value ? [[value, next[keyOf(key)]] as const] : [])),
          copy,
        );
      }
      const written = keys.map((key) => `${flowText(key)}: ${copy(old.get(key), next[key])}`);
      return `{ ${written.join(', ')} }`;
    }
    if (isSeq(node) && Array.isArray(next)) {
      const items = node.items as Node[];
      const partners = partnersOf(items.map(valueOf), next);
      if (next.length === items.length && partners.every((old, index) => old === index)) {
        return this.#spliced(
          [start, stop],
          items.map((item, index) => [item, next[index]] as const),
          copy,
        );
      }
      const written = next.map((value, index) => copy(items[partners[index] ?? -1], value));
      return `[${written.join(', ')}]`;
    }
    return flowText(next);
  }

  /** The text of a range in which some nodes have other values. */
  #spliced(
    [start, stop]: [number, number],
    changes: readonly (readonly [Node, unknown])[],
    copy: (old: Node, value: unknown) => string,
  ): string {
    let at = start;
    let text = '';
    for (const [node, value] of changes) {
      const [from, to] = rangeOf(node);
      text += this.#source.slice(at, from) + copy(node, value);
      at = to;
    }
    return text + this.#source.slice(at, stop);
  }
}

/** For each new item the old one that it was, if there is one. */
function partnersOf(olds: readonly unknown[], news: readonly unknown[]): (number | undefined)[] {
  const free = new Set(olds.keys());
  const take = (old: number | undefined) => {
    if (old !== undefined) free.delete(old);
    return old;
  };
  const same = news.map((item, index) => {
    const equals = [...free].filter((old) => isSame(olds[old], item));
    return take(equals.includes(index) ? index : equals[0]);
  });
  return news.map((item, index) => {
    if (same[index] !== undefined) return same[index];
    const [best] = [...free]
      .map((old) => ({ old, score: likeness(olds[old], item) + (old === index ? 0.2 : 0) }))
      .sort((one, other) => other.score - one.score);
    return best && best.score > 0.15 ? take(best.old) : undefined;
  });
}

/** How much of one item is in another, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => isSame(one[key], other[key])).length / Math.max(keys.size, 1);
}

/** The text of a Markdown file with other facts above it, or with other words below them. */
export function rewriteMarkdown(source: string, next: unknown, words: string): string {
  const parts = frontMatter.exec(source)?.groups;
  const { above = '', yaml = '', body = '' } = parts ?? {};
  const below = words.trim() === body.trim() ? body : `\n${words.trim()}\n`;
  if (!parts) return `---\n${rewriteYaml('', next)}---\n${below}`;
  // The lines of dashes stay as they are.
  const start = source.indexOf('\n', above.length) + 1;
  const end = source.length - body.length;
  const dashes = source.slice(start + yaml.length, end);
  return source.slice(0, start) + rewriteYaml(yaml, next) + dashes + below;
}
