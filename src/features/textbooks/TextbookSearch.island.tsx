import { useRef, useState } from 'react';
import { counted } from '../../domain/words/counted.ts';
import { matcher, searchable } from '../../domain/words/match-words.ts';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { island } from '../../ui/Island.tsx';

interface TextbookSearchProps {
  /** Id of the list of books, which is on the page with or without this script. */
  list: string;
  total: number;
  /** Placeholder of the field. */
  example: string;
  /** Advice if nothing is found. */
  advice: string;
}

/** A block of rows, with the text to search in each. */
interface Block {
  element: HTMLElement;
  rows: { element: HTMLElement; words: string; shown: boolean }[];
}

const rowsOfOneScreen = 6;

/** Filters the list of books as the visitor types, by hiding rows. */
export const TextbookSearch = island(function TextbookSearch({
  list,
  total,
  example,
  advice,
}: TextbookSearchProps) {
  const blocks = useRef<Block[]>(undefined);
  const current = useRef<ReturnType<typeof filter>>(undefined);
  const [found, setFound] = useState(total);

  const search = (text: string) => {
    blocks.current ??= readBlocks(list);
    const filtering = filter(blocks.current, matcher(text));
    current.current = filtering;
    const goOn = () => {
      if (current.current !== filtering) return;
      const { done, value } = filtering.next();
      if (done) setFound(value);
      // Paint the first screenful before filtering the rest of a long list.
      else requestAnimationFrame(() => setTimeout(goOn));
    };
    goOn();
  };

  return (
    <>
      <SearchField
        label="Search by title, author, course or topic"
        example={example}
        controls={list}
        onSearch={search}
      />
      <ResultCount
        empty={found === 0}
        text={
          found === total
            ? counted(total, 'textbook')
            : found === 0
              ? 'No textbooks found.'
              : `${String(found)} of ${counted(total, 'textbook')}`
        }
      />
      {found === 0 && <p className="mt-2 max-w-[39em] text-soft">{advice}</p>}
    </>
  );
});

function readBlocks(list: string): Block[] {
  const blocks = document.getElementById(list)?.querySelectorAll('ul') ?? [];
  return [...blocks].map((element) => ({
    element,
    rows: [...element.querySelectorAll('li')].map((row) => ({
      element: row,
      words: searchable(
        `${row.querySelector('.searched')?.textContent ?? ''} ${row.dataset['words'] ?? ''}`,
      ),
      shown: !row.hidden,
    })),
  }));
}

/** Hides rows that don't match and counts the others; yields once a screen is full. */
function* filter(
  blocks: readonly Block[],
  matches: (words: string) => boolean,
): Generator<undefined, number> {
  let found = 0;
  for (const block of blocks) {
    const before = found;
    for (const row of block.rows) {
      const match = matches(row.words);
      if (match) found += 1;
      if (match !== row.shown) row.element.hidden = !match;
      row.shown = match;
    }
    block.element.hidden = found === before;
    // Blocks far from the window are laid out late, but these will be near it.
    block.element.classList.toggle('near', before < rowsOfOneScreen);
    if (before < rowsOfOneScreen && found >= rowsOfOneScreen) yield;
  }
  return found;
}
