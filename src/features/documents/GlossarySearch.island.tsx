import { counted } from '../../domain/words/counted.ts';
import { matcher, searchable } from '../../domain/words/match-words.ts';
import { island } from '../../ui/Island.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface GlossarySearchProps {
  list: string;
  total: number;
}

/** Filters the terms as the visitor types: by name, or by meaning if no name matches. */
export const GlossarySearch = island(function GlossarySearch(props: GlossarySearchProps) {
  return (
    <ListFilter
      {...props}
      label="Look up a term"
      all={counted(props.total, 'term')}
      nothing="No terms found."
      advice={
        <>
          These are the terms that our lessons explain. For anything else, try the{' '}
          <TextLink href="/search">search</TextLink>.
        </>
      }
      wordsOf={wordsOf}
      matcher={matcher}
    />
  );
});

const wordsOf = (row: HTMLElement) =>
  [row.querySelector('dfn'), row].map((part) => searchable(part?.textContent ?? ''));
