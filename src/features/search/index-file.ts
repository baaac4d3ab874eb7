import type { KnownPage, Posting, SearchIndex } from '../../domain/search/build-index.ts';
import type { Card } from '../../domain/search/search-entry.ts';
import { fetchData, type Fetched } from '../../browser/fetch-data.ts';

export class IndexFile {
  readonly #version: string;
  #coming: Promise<Fetched<SearchIndex>> | undefined;
  index: SearchIndex | undefined;

  constructor(version: string) {
    this.#version = version;
  }

  /** Fetches the index, unless that has already started. */
  fetch(): Promise<Fetched<SearchIndex>> {
    this.#coming ??= fetchData({
      url: `/search/index-${this.#version}.json`,
      version: this.#version,
      read: readIndex,
    }).then((fetched) => {
      if ('data' in fetched) this.index = fetched.data;
      // The next search can try again.
      else this.#coming = undefined;
      return fetched;
    });
    return this.#coming;
  }
}

/** Returns a function that looks up the card of an entry. */
export const cardsOf =
  ({ cards }: SearchIndex) =>
  (id: number): Card => {
    const card = cards[id];
    if (!card) throw new RangeError(`There is no entry ${String(id)}.`);
    return card;
  };

export function readIndex(content: unknown): SearchIndex | undefined {
  const { kinds, parts, lastDays, words, cards, pages } = (content ?? {}) as Partial<
    Record<keyof SearchIndex, unknown>
  >;
  const isWhole =
    isListOf(kinds, isCounted) &&
    typeof parts === 'object' &&
    isListOf(lastDays, isText) &&
    isListOf(words, isPosting) &&
    isListOf(cards, isCard) &&
    isListOf(pages, isPage) &&
    kinds.reduce((sum, [, count]) => sum + count, 0) === cards.length;
  return isWhole ? (content as SearchIndex) : undefined;
}

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

const isText = (value: unknown): value is string => typeof value === 'string';

const isCounted = (value: unknown): value is [string, number] =>
  Array.isArray(value) && isText(value[0]) && typeof value[1] === 'number';

const isPosting = (posting: unknown): posting is Posting =>
  Array.isArray(posting) &&
  posting.every((part, place) => typeof part === (place === 0 ? 'string' : 'number'));

function isPage(page: unknown): page is KnownPage {
  const { phrases, title, text, to } = (page ?? {}) as Record<string, unknown>;
  return (
    isListOf(phrases, isText) &&
    [title, text].every(isText) &&
    isText(to) &&
    /^(?:\/(?!\/)|https:\/\/)/.test(to)
  );
}

function isCard(card: unknown): card is Card {
  const { title, address, detail, text } = (card ?? {}) as Record<string, unknown>;
  return (
    [title, detail, text].every(isText) &&
    // Only paths on this site are accepted, even from a damaged file.
    isText(address) &&
    /^\/(?!\/)/.test(address)
  );
}
