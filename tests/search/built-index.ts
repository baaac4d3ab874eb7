import { readFileSync } from 'node:fs';
import type { Contents, Posting } from '../../src/domain/site-search/build-index.ts';
import type { Card } from '../../src/domain/site-search/entry.ts';
import { entriesFile, placeOfEntry, wordsFile } from '../../src/domain/site-search/files.ts';
import { attributeValues } from '../../tools/built-pages.ts';

/** The index of the built site, as its search page knows it. */
export function readBuiltIndex(dist = 'dist') {
  const html = readFileSync(`${dist}/search.html`, 'utf8');
  const [props = '{}'] = attributeValues(html, 'astro-island', 'props');
  const { contents } = plainly([0, JSON.parse(unescaped(props))]) as { contents: Contents };
  const contentOf = (name: string) => {
    const text = readFileSync(`${dist}/search/${name}.json`, 'utf8');
    return (JSON.parse(text) as { content: unknown }).content;
  };
  const wordsIn = (place: number) => contentOf(wordsFile(place)) as Posting[];
  const cardOf = (id: number): Card => {
    const { file, at } = placeOfEntry(contents, id);
    const card = (contentOf(entriesFile(file)) as Card[])[at];
    if (!card) throw new RangeError(`There is no entry ${String(id)}.`);
    return card;
  };
  return { contents, wordsIn, cardOf };
}

const unescaped = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&');

/** What the framework writes for an island: before each value stands whether it is a list. */
function plainly([isList, value]: [isList: 0 | 1, value: unknown]): unknown {
  if (isList) return (value as [0 | 1, unknown][]).map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value) as [string, [0 | 1, unknown]][];
  return Object.fromEntries(fields.map(([name, field]) => [name, plainly(field)]));
}
