import { beforeEach, describe, expect, test } from 'vitest';
import { readPiece } from '../../../tests/small-documents.ts';
import { enterTemporaryFolder } from '../../../tests/temporary-folder.ts';

beforeEach(() => {
  enterTemporaryFolder({
    'library/books.yaml': `books:
  - { id: pumps, title: The Pump Book, authors: Shaft & Seal, edition: 9th edition }
  - { id: wells, title: Old Wells, authors: Yard, href: https://wells.example.org/ }`,
    'content/books.yaml': 'books:\n  - { id: ours, title: Our Notes, authors: Us }',
  });
});

const referenceIn = (attributes: string) => {
  const [block] = readPiece(`<Reference ${attributes}>leaks</Reference>`).blocks;
  return block?.type === 'references' ? block.items : block;
};
const words = [{ type: 'text', text: 'leaks' }];

test('a book has the facts from the list, and its place in words', () => {
  expect(referenceIn('book="pumps" chapter="18"')).toEqual([
    {
      words,
      book: {
        ...{ title: 'The Pump Book', authors: 'Shaft & Seal', edition: '9th edition' },
        place: 'chapter 18',
      },
    },
  ]);
  expect(referenceIn('book="wells" section="2.1" source="memory"')).toMatchObject([
    { book: { href: 'https://wells.example.org/', place: 'section 2.1' } },
  ]);
  expect(referenceIn('book="ours" chapter="1"')).toMatchObject([{ book: { title: 'Our Notes' } }]);
});

test.each([
  ['chapter="29, 30"', 'chapters 29 and 30'],
  ['chapter="1, 2, 4"', 'chapters 1, 2 and 4'],
  ['chapter="6–8"', 'chapters 6–8'],
  ['section="20.5, 20.6"', 'sections 20.5 and 20.6'],
])('%s is %s', (attributes, place) => {
  expect(referenceIn(`book="pumps" ${attributes}`)).toMatchObject([{ book: { place } }]);
});

test('a link is a page on this site or elsewhere', () => {
  for (const href of ['https://wells.example.org/deep', '/resources/handbook']) {
    expect(referenceIn(`href="${href}" source="memory"`)).toEqual([{ words, href }]);
  }
});

describe('rejects', () => {
  test.each([
    ['book="pump" chapter="1"', /has no book "pump"\. Did you mean "pumps"\? Otherwise add it/],
    ['book="boilers" chapter="1"', /has no book "boilers"\. Add it there/],
    ['book="pumps"', /doesn’t say where in the book to look\. Add either chapter="18"/],
    ['book="pumps" chapter="1" section="1.2"', /where in the book to look/],
    ['book="pumps" chapter="Leaks"', /"Leaks" isn’t the number of a chapter\. .*chapter="18"/],
    ['book="pumps" section="p. 30"', /"p\. 30" isn’t the number of a section\. .*section="20\.5"/],
    ['chapter="1"', /leads either to a page or to a book/],
    ['book="pumps" chapter="1" href="https://example.org/x"', /either to a page or to a book/],
    ['href="https://example.org/x" chapter="1"', /a link has no chapter/],
    ['book="pumps" chapter="1" source="hearsay"', /can’t have source="hearsay"/],
    ['href="http://example.org/x"', /starts with http:\/\/.*Try https:\/\/example\.org\/x in/],
    ['href="www.example.org"', /"www\.example\.org" isn’t an address\. Copy the whole/],
    ['href="https://www.scribd.com/document/1/x"', /www\.scribd\.com shares files/],
    ['href="https://chegg.com/x"', /chegg\.com shares files/],
    ['href="https://www.coursehero.com/file/1"', /shares files/],
    ['href="https://www.studocu.com/x"', /shares files/],
    ['href="https://z-library.sk/x"', /shares files/],
    ['href="https://libgen.is/x"', /shares files/],
  ])('%s', (attributes, message) => {
    expect(faultOf(`<Reference ${attributes}>leaks</Reference>`)).toMatch(message);
  });

  test('the same links in a sentence, on their line', () => {
    expect(faultOf('One.\n\nTwo [here](https://www.scribd.com/x).')).toMatch(
      /^tea\.mdx, line 3 .*shares files/,
    );
    expect(faultOf('See [this](http://example.org/x).')).toMatch(
      /^tea\.mdx, line 1 .*starts with http:/,
    );
  });
});

test('accepts hosts whose names only look alike', () => {
  for (const host of ['scribdler.org', 'notchegg.com', 'libgenetics.edu']) {
    expect(referenceIn(`href="https://${host}/x"`)).toHaveLength(1);
  }
});

function faultOf(text: string): string {
  try {
    readPiece(text);
    return '';
  } catch (error) {
    return (error as Error).message.replace(/\s+/g, ' ');
  }
}
