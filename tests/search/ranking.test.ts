import { expect, test } from 'vitest';
import { respell, search, sectionsOf } from '../../src/domain/search/search.ts';
import { matchPage } from '../../src/domain/search/match-pages.ts';
import { matchTerms } from '../../src/domain/search/match-terms.ts';
import { dayShown } from '../../src/domain/search/search-entry.ts';
import { bestOf } from '../../src/domain/search/rank.ts';
import { cardsOf } from '../../src/features/search/index-file.ts';
import { brotliSize } from '../../tools/check/brotli-size.ts';
import { recordFigure } from '../../tools/measure/record-figure.ts';
import { mostBytes, readBuiltIndex } from './built-index.ts';
import { strangers } from './strangers.ts';
import { typed } from './typed.ts';

const { index, text } = readBuiltIndex();
const cardOf = cardsOf(index);

const today = '2025-10-06';

/** Returns the address of a result on the date of the list in typed.ts. */
const addressOf = ({ days = [], address }: (typeof index.cards)[number]) =>
  dayShown(days, today)?.address ?? address;

const leadsTo = (address: string, part: string) =>
  part.endsWith('$') ? address.endsWith(part.slice(0, -1)) : address.includes(part);

/** Skips searches for pages that no longer exist. */
const asked = typed.filter(([, ...wanted]) =>
  wanted.some((part) => index.cards.some((card) => leadsTo(addressOf(card), part))),
);

const required = 115 / 118;

test('nearly all of 118 searches find a wanted page or section among the first three results', () => {
  const missed = asked.flatMap(([query, ...wanted]) => {
    const { hits } = search(index, query, today);
    const first = bestOf(hits, 3);
    const shown = first.flatMap((hit) => [hit.page, ...sectionsOf(hit)]).map(cardOf);
    const isThere = shown.some((card) => wanted.some((part) => leadsTo(addressOf(card), part)));
    const titles = first.map(({ page }) => cardOf(page).title);
    return isThere ? [] : [`${query}: ${titles.join(' / ')}`];
  });
  recordFigure(
    'search, what students type among the first three pages',
    `${String(asked.length - missed.length)} of ${String(asked.length)}${missed.length > 0 ? `; not: ${missed.join('; ')}` : ''}`,
  );
  expect(typed).toHaveLength(118);
  expect(asked.length).toBeGreaterThan(0);
  expect(1 - missed.length / asked.length, missed.join('\n')).toBeGreaterThanOrEqual(required);
});

test('nearly all searches of strangers find the wanted page first', () => {
  const known = strangers.filter(([, wanted]) =>
    index.cards.some(({ address }) => address.includes(wanted)),
  );
  const missed = known.filter(([query, wanted]) => !firstAddress(query).includes(wanted));
  recordFigure(
    'search, what strangers want first',
    `${String(known.length - missed.length)} of ${String(known.length)}`,
  );
  expect(known.length).toBeGreaterThan(0);
  expect(missed.length / known.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

/**
 * Returns the address of the page that answers a search, of the first term, or of the first result.
 */
function firstAddress(query: string): string {
  const { hits, corrected = query } = search(index, query, today);
  const page = matchPage(query, index.pages) ?? matchPage(respell(query, index), index.pages);
  const [best] = bestOf(hits, 1);
  const card = matchTerms(corrected, index)[0] ?? (best && cardOf(best.page));
  return page?.to ?? (card ? addressOf(card) : '');
}

test('a misspelling finds exactly what the right word finds', () => {
  expect(search(index, 'dorp class')).toEqual({
    ...search(index, 'drop class'),
    corrected: 'drop class',
  });
});

test('the index is small enough to be one file', () => {
  const bytes = brotliSize(text);
  recordFigure(
    'search, the index of the site',
    `${(bytes / 1000).toFixed(0)} KB for ${String(index.cards.length)} entries`,
  );
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});
