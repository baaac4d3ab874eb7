import { expect, test } from 'vitest';
import { parseYaml } from '../read/read-yaml.ts';
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
