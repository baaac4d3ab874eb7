import { useRef, useState, type ReactNode } from 'react';
import { ResultCount } from './ResultCount.tsx';
import { SearchField } from './SearchField.tsx';

interface ListFilterProps {
  /** Id of the list. The page contains the list even without this script. */
  list: string;
  total: number;
  label: string;
  example?: string | undefined;
  /** Text that states the total without a search. */
  all: string;
  /** The message if nothing is found, and the advice after it. */
  nothing: string;
  advice: ReactNode;
  /** Searchable texts of a row. The second counts only if no row's first text matches. */
  wordsOf: (row: HTMLElement) => readonly string[];
  /** Returns a function that says if a row's text matches. */
  matcher: (text: string) => (words: string) => boolean;
}

interface Row {
  element: HTMLElement;
  words: readonly string[];
  shown: boolean;
}

interface Block {
  element: HTMLElement;
  rows: Row[];
}

const rowsOfOneScreen = 6;

/**
 * Filters a list as the visitor types, by hiding rows and empty blocks. A block is a `ul` or
 * `tbody`, or the section that contains it.
 */
export function ListFilter(props: ListFilterProps) {
  const { list, total, label, example, all, nothing, advice, wordsOf, matcher } = props;
  const blocks = useRef<Block[]>(undefined);
  const current = useRef<ReturnType<typeof filter>>(undefined);
  const [found, setFound] = useState(total);

  const search = (text: string) => {
    document.getElementById(list)?.toggleAttribute('data-filtered', text.trim() !== '');
    blocks.current ??= readBlocks(list, wordsOf);
    const filtering = filter(blocks.current, matcher(text));
    current.current = filtering;
    const goOn = () => {
      if (current.current !== filtering) return;
      const { done, value } = filtering.next();
      if (done) setFound(value);
      // Paints the first screen before it filters the rest of a long list.
      else requestAnimationFrame(() => setTimeout(goOn));
    };
    goOn();
  };

  const some = found === 0 ? nothing : `${String(found)} of ${all}`;
  return (
    <>
      <SearchField label={label} example={example} controls={list} onSearch={search} />
      <ResultCount empty={found === 0} text={found === total ? all : some} />
      {found === 0 && <p className="mt-2 max-w-[39em] text-soft">{advice}</p>}
    </>
  );
}

function readBlocks(list: string, wordsOf: ListFilterProps['wordsOf']): Block[] {
  const blocks = document.getElementById(list)?.querySelectorAll<HTMLElement>('ul, tbody') ?? [];
  return [...blocks].map((block) => ({
    element: block.closest<HTMLElement>(`#${list} section`) ?? block,
    rows: [...block.querySelectorAll<HTMLElement>(':scope > *')].map((row) => ({
      element: row,
      words: wordsOf(row),
      shown: !row.hidden,
    })),
  }));
}

/** Hides rows that don't match, and counts the others. Yields once the screen is full. */
function* filter(
  blocks: readonly Block[],
  matches: (words: string) => boolean,
): Generator<undefined, number> {
  const all = blocks.flatMap(({ rows }) => rows);
  const isMatch = ({ words }: Row, text: number) => matches(words[text] ?? '');
  const text = Math.max(
    0,
    (all[0]?.words ?? []).findIndex((_, place) => all.some((row) => isMatch(row, place))),
  );
  let found = 0;
  for (const block of blocks) {
    const before = found;
    for (const row of block.rows) {
      const match = isMatch(row, text);
      if (match) found += 1;
      if (match !== row.shown) row.element.hidden = !match;
      row.shown = match;
    }
    block.element.hidden = found === before;
    // Layout is deferred for blocks far from the window, but these blocks are about to be near it.
    block.element.classList.toggle('near', before < rowsOfOneScreen);
    if (before < rowsOfOneScreen && found >= rowsOfOneScreen) yield;
  }
  return found;
}
