import type { CitedBook, Inline, Reference } from '../../documents/document/document.ts';
import { Text } from './Text.tsx';

/** A source: a link, or a place in a book and whether the board has a copy. */
export function ReferenceText(reference: Reference) {
  return 'href' in reference ? (
    <Text inlines={[{ type: 'link', href: reference.href, children: reference.words }]} />
  ) : (
    <BookText words={reference.words} book={reference.book} />
  );
}

function BookText({ words, book }: { words: Inline[]; book: CitedBook }) {
  const { title, authors, edition, href, place, copy } = book;
  const italic: Inline = { type: 'emphasis', children: [{ type: 'text', text: title }] };
  const facts = edition === undefined ? place : `${edition}, ${place}`;
  return (
    <>
      {`${authors}, `}
      <Text inlines={[href === undefined ? italic : { type: 'link', href, children: [italic] }]} />
      {`, ${facts}: `}
      <Text inlines={words} />
      {copy && (
        <>
          {'. '}
          <a href={copy.page}>
            {copy.words}
            <span className="sr-only">{` of ${title}`}</span>
          </a>
        </>
      )}
    </>
  );
}
