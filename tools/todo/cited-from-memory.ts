import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { booksSchema } from '../../src/content/library/schema.ts';
import { readYaml } from '../../src/content/read/read-yaml.ts';
import { taughtFiles } from '../../src/content/everything/with-library.ts';
import type { Finding } from './findings.ts';

interface Citation {
  file: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
}

/**
 * Lists what lessons cite from memory: each book with its chapters, so that one look into the book
 * settles them all, and each link. Also lists the numbers that a lesson or problem marks with "from
 * memory".
 */
export function citedFromMemory(): Finding[] {
  const cited = taughtFiles('lessons')
    .flatMap(citationsIn)
    .filter(({ attributes }) => attributes['source'] === 'memory');
  const links = cited.filter(({ attributes }) => attributes['href'] !== undefined);
  return [
    ...bookLists.flatMap((file) => booksToOpen(file, cited)),
    ...links.map(({ file, line, attributes }): Finding => {
      const text = `the link is from memory: open ${attributes['href'] ?? ''}, and delete source="memory"`;
      return { kind: 'nobody', file, line, text };
    }),
    ...[...taughtFiles('lessons'), ...taughtFiles('problems')].flatMap(numbersFromMemory),
  ];
}

function numbersFromMemory(file: string): Finding[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, at) => (/\bfrom memory\b/.test(text) ? [at + 1] : []));
  const [line, ...more] = lines;
  if (line === undefined) return [];
  const others = more.length === 0 ? '' : `, like those on line ${more.join(', ')}`;
  const text = `a number is from memory${others}: look it up, and delete "from memory"`;
  return [{ kind: 'nobody', file, line, text }];
}

const bookLists = ['content/books.yaml', 'library/books.yaml'];

function booksToOpen(file: string, cited: readonly Citation[]): Finding[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return readYaml(file, booksSchema).books.flatMap(({ id, authors, title, edition }): Finding[] => {
    const here = cited.filter(({ attributes }) => attributes['book'] === id);
    if (here.length === 0) return [];
    const book = [authors, title, edition].filter(Boolean).join(', ');
    const line = lines.findIndex((each) => each.trim().endsWith(`id: ${id}`)) + 1;
    const text = `nobody has looked these up in ${book}: ${here.map(placeOf).join('; ')}. Open the book, and delete source="memory" from each`;
    return [{ kind: 'nobody', file, line, text }];
  });
}

const placeOf = ({ file, line, attributes: { chapter, section = '' } }: Citation) =>
  `${chapter === undefined ? `section ${section}` : `chapter ${chapter}`} in ${basename(file)}, line ${String(line)}`;

function citationsIn(file: string): Citation[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/<Reference\b([^>]*)>/g)].map(({ index, 1: inside = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    attributes: Object.fromEntries(
      [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}
