import { counted } from '../../domain/words/counted.ts';
import { matcher, searchable } from '../../domain/words/match-words.ts';
import { island } from '../../ui/Island.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';

interface TextbookSearchProps {
  /** Id of the list of books. */
  list: string;
  total: number;
  /** Placeholder of the field. */
  example: string;
  /** Advice if nothing is found. */
  advice: string;
}

/** Filters the list of books as the visitor types. */
export const TextbookSearch = island(function TextbookSearch(props: TextbookSearchProps) {
  return (
    <ListFilter
      {...props}
      label="Search by title, author, course or topic"
      all={counted(props.total, 'textbook')}
      nothing="No textbooks found."
      wordsOf={wordsOf}
      matcher={matcher}
    />
  );
});

const wordsOf = (row: HTMLElement) => [
  searchable(`${row.querySelector('.searched')?.textContent ?? ''} ${row.dataset['words'] ?? ''}`),
];
