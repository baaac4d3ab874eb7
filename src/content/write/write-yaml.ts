import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { frontMatter } from '../read/read-markdown.ts';

/** Replaces the data of a YAML file. Keeps comments, order, quotes and blank lines. */
export function rewriteYaml(source: string, next: unknown): string {
  const document = parseDocument(source.replaceAll('\r\n', '\n'));
  if (isSame(document.toJS(), next)) return source;
  document.contents = changed(document, document.contents, next) as typeof document.contents;
  const text = printed(document);
  return source.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

/** Prints each string on a single line. Flow lists have no inner spaces, and flow maps do. */
export function printed(document: Document): string {
  visit(document, {
    Collection: (_, node) => {
      const print = node.toString.bind(node);
      node.toString = (context, ...rest) =>
        print(context && { ...context, flowCollectionPadding: isSeq(node) ? '' : ' ' }, ...rest);
    },
  });
  return document.toString({
    lineWidth: 0,
    singleQuote: true,
    doubleQuotedMinMultiLineLength: Infinity,
  });
}

/** Updates a node if the new value has the same type. Otherwise creates a node. */
function changed(document: Document, node: Node | null, next: unknown): Node {
  if (node && isSame(node.toJS(document), next)) return node;
  if (isMap(node) && isRecord(next)) return changedMap(document, node as OldMap, next);
  if (isSeq(node) && Array.isArray(next)) return changedList(document, node as OldList, next);
  if (isScalar(node) && typeof next === 'string') {
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    // A block is the most readable style for multiline strings.
    if (next.includes('\n') && !isBlock) node.type = Scalar.BLOCK_LITERAL;
    node.value = next;
    return node;
  }
  const fresh = document.createNode(next) as Node;
  const { commentBefore, comment, spaceBefore } = node ?? {};
  return Object.assign(fresh, { commentBefore, comment, spaceBefore });
}

type OldMap = YAMLMap<Node, Node | null>;
type OldList = YAMLSeq<Node>;

/** Updates the values of a map. A new key goes after its predecessor in the new data. */
function changedMap(document: Document, map: OldMap, next: Record<string, unknown>): OldMap {
  const keys = Object.keys(next).filter((key) => next[key] !== undefined);
  map.flow = map.flow === true && map.items.length > 0;
  map.items = map.items.filter((pair) => keys.includes(keyOf(pair)));
  for (const [place, key] of keys.entries()) {
    const old = map.items.find((pair) => keyOf(pair) === key);
    if (old) old.value = changed(document, old.value, next[key]);
    else {
      const at = map.items.findIndex((pair) => keyOf(pair) === keys[place - 1]) + 1;
      map.items.splice(at, 0, document.createPair(key, next[key]));
    }
  }
  return map;
}

const keyOf = ({ key }: Pair<Node, Node | null>) => String(key);

/**
 * Updates the items of a list. Items keep their comments; new items get the style of the last one.
 */
function changedList(document: Document, list: OldList, next: readonly unknown[]): OldList {
  const olds = list.items;
  list.flow = list.flow === true && olds.length > 0;
  const partners = partnersOf(
    olds.map((node) => node.toJS(document) as unknown),
    next,
  );
  const like = olds.at(-1)?.clone() as Node | undefined;
  if (like) visit(like, { Node: (_, node) => void Object.assign(node, noMarks) });
  list.items = next.map((value, place) => {
    const old = olds[partners[place] ?? -1] ?? (like?.clone() as Node | undefined) ?? null;
    return changed(document, old, value);
  });
  return list;
}

/** Properties of the last item that a new item doesn't copy. */
const noMarks = { comment: undefined, commentBefore: undefined, type: undefined };

/** Returns the old index of each new item, or undefined if there was none. */
function partnersOf(olds: readonly unknown[], news: readonly unknown[]): (number | undefined)[] {
  const free = new Set(olds.keys());
  const best = (item: unknown, place: number, least: number) => {
    const [found] = [...free]
      .map((old) => ({ old, score: likeness(olds[old], item) + (old === place ? 0.2 : 0) }))
      .filter(({ score }) => score > least)
      .sort((one, other) => other.score - one.score);
    if (found) free.delete(found.old);
    return found?.old;
  };
  const same = news.map((item, place) => best(item, place, 1.5));
  return news.map((item, place) => same[place] ?? best(item, place, 0.15));
}

/** Returns the similarity of two items: 0 to 1, or 2 if they're equal. */
function likeness(one: unknown, other: unknown): number {
  if (isSame(one, other)) return 2;
  if (!isRecord(one) || !isRecord(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.filter((key) => isSame(one[key], other[key])).length / Math.max(keys.length, 1);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares two values. Ignores the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys({ ...one, ...other });
  return keys.every((key) => isSame(one[key], other[key]));
}

export function rewriteMarkdown(source: string, next: unknown, words: string): string {
  const parts = frontMatter.exec(source)?.groups;
  const { above = '', yaml = '', body = '' } = parts ?? {};
  const below = words.trim() === body.trim() ? body : `\n${words.trim()}\n`;
  if (!parts) return `---\n${rewriteYaml('', next)}---\n${below}`;
  const start = source.indexOf('\n', above.length) + 1;
  const end = source.length - body.length;
  const dashes = source.slice(start + yaml.length, end);
  return source.slice(0, start) + rewriteYaml(yaml, next) + dashes + below;
}
