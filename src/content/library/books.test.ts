import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseYaml } from '../read/read-yaml.ts';
import { sourceFiles } from '../read/source-files.ts';
import { booksSchema } from './schema.ts';

const right = `books:
  - id: pumps
    authors: Shaft & Seal
    title: The Pump Book
    edition: 9th edition
  - id: wells
    authors: Yard
    title: Old Wells
    href: https://wells.example.org/
`;
const read = (text: string) => parseYaml('library/books.yaml', text, booksSchema).books;

test('a book has an id, authors and a title', () => {
  expect(read(right)).toHaveLength(2);
});

test.each([
  ['id: wells', 'id: pumps', /line 6\n {2}.*already a book "pumps"/],
  ['    authors: Yard\n', '', /line 6\n {2}.*"authors"/],
  ['https:', 'http:', /line 9\n/],
])('rejects %s → %s', (from, to, message) => {
  expect(() => read(right.replace(from, to))).toThrow(message);
});

test('the library lists the books that its lessons cite, and no others', () => {
  const listed = read(readFileSync('library/books.yaml', 'utf8')).map(({ id }) => id);
  const texts = sourceFiles('library/lessons/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const cited = texts.flatMap((text) =>
    [...text.matchAll(/<Reference\b[^>]*?\bbook="([^"]*)"/g)].map(([, id = '']) => id),
  );
  expect(listed.toSorted()).toEqual([...new Set(cited)].toSorted());
});
