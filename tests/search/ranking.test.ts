import { expect, test } from 'vitest';
import { bestOf } from '../../src/domain/site-search/rank.ts';
import { search } from '../../src/domain/site-search/search.ts';
import { countEntries } from '../../src/domain/site-search/files.ts';
import { recordFigure } from '../../tools/record-figure.ts';
import { readBuiltIndex } from './built-index.ts';
import { typed } from './typed.ts';

const { contents, wordsIn, cardOf } = readBuiltIndex();
const all = Array.from({ length: countEntries(contents) }, (_, id) => cardOf(id).address);

/** What is not on the site any more cannot be found, and is no fault of the search. */
const asked = typed.filter(([, ...wanted]) =>
  wanted.some((end) => all.some((address) => address.includes(end))),
);

test('what students type is among the first three pages for 57 of 60', () => {
  const missed = asked.flatMap(([query, ...wanted]) => {
    const { hits } = search(contents, wordsIn, query);
    const first = bestOf(hits, 3).map(({ page }) => cardOf(page));
    const isThere = first.some(({ address }) => wanted.some((end) => address.includes(end)));
    return isThere ? [] : [`${query}: ${first.map(({ title }) => title).join(' / ')}`];
  });
  recordFigure(
    'search, what students type among the first three pages',
    `${String(asked.length - missed.length)} of ${String(asked.length)}${missed.length > 0 ? `; not: ${missed.join('; ')}` : ''}`,
  );
  expect(typed).toHaveLength(60);
  expect(asked.length).toBeGreaterThan(0);
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(3 / 60);
});
