import { counted } from '../../domain/words/counted.ts';
import { matcher, searchable } from '../../domain/words/match-words.ts';
import { island } from '../../ui/Island.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';

interface TextbookSearchProps {
  list: string;
  total: number;
  example: string;
  advice: string;
}

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
