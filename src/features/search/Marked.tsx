import { marked } from '../../domain/search/excerpt.ts';

/** A text with the words of the search marked in it. */
export function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((piece, place) =>
    // The pieces of a text have nothing else to be told apart by.
    piece.isMarked ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
