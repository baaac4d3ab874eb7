import { parse } from 'yaml';
import { closestWord } from '../../domain/words/closest-word.ts';
import type { Cited, CitedBook } from '../document/document.ts';
import { Complaint } from '../text/fault.ts';
import { readDependency } from '../text/files-read.ts';
import { mustBeOpen } from '../text/open-links.ts';
import type { TagAttributes } from '../text/tags.ts';

type ListedBook = Omit<CitedBook, 'place' | 'copy'> & { id: string };

/** Lists the books that lessons cite. A board without the library can list its own. */
function listedBooks(): ListedBook[] {
  const files = ['content/books.yaml', 'library/books.yaml'];
  return files.flatMap((file) => {
    const read = parse(readDependency(file)) as { books?: ListedBook[] } | null;
    return read?.books ?? [];
  });
}

type Attributes = TagAttributes<'Reference'>;

/** Reads where a `<Reference>` leads: to a web page, or to a place in a book. */
export function readReference(attributes: Attributes): Cited {
  const { href, book, source } = attributes;
  if (source !== undefined && source !== 'memory') {
    throw new Complaint(
      `a <Reference> can’t have source="${source}".`,
      'Write source="memory" if you haven’t looked it up. Otherwise, leave it out.',
    );
  }
  if ((href === undefined) === (book === undefined)) {
    throw new Complaint(
      'a <Reference> leads either to a page or to a book.',
      'Give it href="https://…", or book="…" and a chapter.',
    );
  }
  return book === undefined ? { href: pageOf(attributes) } : { book: bookOf(book, attributes) };
}

function pageOf({ href = '', chapter, section }: Attributes): string {
  if (chapter !== undefined || section !== undefined) {
    throw new Complaint(
      'a link has no chapter.',
      'Say in its words where to look, or cite a book: book="…".',
    );
  }
  mustBeOpen(href);
  if (/^(?:https:\/|\/[a-z])/.test(href)) return href;
  throw new Complaint(
    `the link "${href}" isn’t an address.`,
    'Copy the whole address from your browser. It starts with https://',
  );
}

function bookOf(book: string, { chapter, section }: Attributes): CitedBook {
  const all = listedBooks();
  const found = all.find(({ id }) => id === book);
  if (!found) {
    const meant = closestWord(
      book,
      all.map(({ id }) => id),
    );
    throw new Complaint(
      `library/books.yaml has no book "${book}".`,
      meant === undefined ? 'Add it there.' : `Did you mean "${meant}"? Otherwise add it there.`,
    );
  }
  if ((chapter === undefined) === (section === undefined)) {
    throw new Complaint(
      `this <Reference> doesn’t say where in the book to look.`,
      'Add either chapter="18" or section="20.5". For two, write chapter="29, 30".',
    );
  }
  const { title, authors, edition, href } = found;
  const place = section === undefined ? placeIn('chapter', chapter) : placeIn('section', section);
  return { title, authors, edition, href, place };
}

/** Matches a number like 18, 20.5 or 6–8. */
const number = /^\d{1,2}(?:\.\d{1,2}){0,2}(?:–\d{1,2}(?:\.\d{1,2}){0,2})?$/;

function placeIn(what: string, written = ''): string {
  const numbers = written.split(', ');
  const wrong = numbers.find((each) => !number.test(each));
  if (wrong !== undefined) {
    throw new Complaint(
      `"${wrong}" isn’t the number of a ${what}.`,
      `Write it like ${what}="${what === 'chapter' ? '18' : '20.5'}", or ${what}="6–8" for several. Its subject goes between the tags.`,
    );
  }
  const isOne = numbers.length === 1 && !written.includes('–');
  return `${what}${isOne ? '' : 's'} ${numbers.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
}
