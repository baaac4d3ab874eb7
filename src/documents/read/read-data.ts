import type { RootContent } from 'mdast';
import { unitText } from '../../domain/quantities/print.ts';
import { cellName } from '../compute/columns.ts';
import { stateColumn } from '../compute/draw-cells.ts';
import { unitOf } from '../compute/stated.ts';
import { symbolIn, readTag, type TagAttributes } from '../text/tags.ts';
import type { Block, Inline } from '../document/document.ts';
import { atLine, Complaint } from '../text/fault.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import type { ReaderState } from './reader-state.ts';

type ColumnTag = TagAttributes<'Column'>;

const plain = unitOf('');
const text = (words: string): Inline => ({ type: 'text', text: words });

/** Defines the columns of a table. Returns the table with its source. */
export function readData(
  { name, source, show = 'table' }: TagAttributes<'Data'>,
  nodes: readonly RootContent[],
  reader: ReaderState,
): Block[] {
  if (show !== 'table' && show !== 'none') {
    throw new Complaint(`we don’t know show="${show}".`, 'Write show="none", or leave it out.');
  }
  const { names } = reader;
  const sources = new Set<string>();
  const parts = nodes.flatMap(unwrapped).filter((node) => !isGap(node));
  const columns = parts.map((node): ColumnTag => {
    const line = lineOf(node);
    return atLine(line, () => {
      if (!isTag(node)) throw onlyColumns;
      const tag = readTag(node, reader.options.tags);
      if (tag.name !== 'Column') throw onlyColumns;
      const found = stateColumn(tag.attributes, typedIn(node.children), names);
      if (found !== undefined) sources.add(found);
      return tag.attributes;
    });
  });
  const rows = columns.map((column) => names.scope.columns?.get(column.name)?.rows ?? 0);
  const [count] = rows;
  if (count === undefined || rows.some((other) => other !== count)) {
    throw new Complaint(
      `the columns of this <Data> have ${rows.length === 0 ? 'no' : rows.join(', ')} numbers.`,
      'Give every <Column> the same number of values.',
    );
  }
  if (name !== undefined) names.state({ name, value: String(count) });
  if (show === 'none') return [];
  const table: Block = {
    type: 'table',
    isData: true,
    source: source ?? foundIn(sources),
    head: columns.map((column) => headOf(column, reader)),
    rows: Array.from({ length: count }, (_, row) =>
      columns.map((column): Inline[] => {
        const shown = { ...names.shown(cellName(column.name, row)), unit: plain };
        return [{ type: 'quantity', runs: names.shownRuns(shown) }];
      }),
    ),
  };
  return [table];
}

const foundIn = (sources: ReadonlySet<string>) =>
  sources.size === 0 ? undefined : [...sources].join('; ');

const isGap = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

const isTag = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const onlyColumns = new Complaint(
  'there’s something in a <Data> that isn’t a <Column>.',
  'Move it above or below the <Data>.',
);

function headOf({ symbol, name, words, unit = '' }: ColumnTag, reader: ReaderState): Inline[] {
  const letters = unitText(unitOf(unit));
  const isNamed = words !== undefined && symbol === undefined;
  return [
    ...(words === undefined ? [] : [text(isNamed ? words : `${words}, `)]),
    ...(isNamed ? [] : [{ type: 'maths' as const, ...reader.typeset(symbolIn(name, symbol)) }]),
    ...(letters === '' ? [] : [text(` (${letters})`)]),
  ];
}

/** Returns the text content of a tag. */
const typedIn = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) =>
      'value' in node
        ? node.value
        : 'children' in node
          ? typedIn(node.children as RootContent[])
          : '',
    )
    .join(' ');
