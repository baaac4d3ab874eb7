interface Cited {
  title: string;
  authors: string;
  edition?: string | undefined;
}

interface Lendable {
  title: string;
  author: string;
  edition: string;
}

/** Says whether a cited book is on the shelf, and in which edition if that’s another one. */
export function copyOf(
  { title, authors, edition }: Cited,
  shelf: readonly Lendable[],
): { words: string; page: string } | undefined {
  const [firstAuthor = ''] = authors.split(/,| & /);
  const copies = shelf.filter(
    (book) => plain(book.title) === plain(title) && plain(book.author).includes(plain(firstAuthor)),
  );
  const [first] = copies;
  if (!first) return undefined;
  const page = `/resources/textbooks?q=${encodeURIComponent(first.title)}`;
  const isSame = copies.some((book) => numberOf(book.edition) === numberOf(edition));
  if (isSame || edition === undefined) return { words: 'We have a copy', page };
  const isNamed = first.edition.endsWith(' edition');
  return { words: `We have ${isNamed ? `the ${first.edition}` : 'another edition'}`, page };
}

const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const numberOf = (edition = '') => /\d+/.exec(edition)?.[0] ?? plain(edition);
