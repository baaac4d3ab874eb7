import type { Posting, SearchIndex } from '../../domain/search/build-index.ts';
import type { Card } from '../../domain/search/findable.ts';
import { fetchData, type Fetched } from '../../browser/fetch-data.ts';

/** The index of the search, which is one file and fetched once. */
export class IndexFile {
  readonly #version: string;
  #coming: Promise<Fetched<SearchIndex>> | undefined;
  /** The index, once it has come. */
  index: SearchIndex | undefined;

  constructor(version: string) {
    this.#version = version;
  }

  /** Fetches the index, unless it is there or on its way. */
  fetch(): Promise<Fetched<SearchIndex>> {
    this.#coming ??= fetchData({
      url: `/search/index-${this.#version}.json`,
      version: this.#version,
      read: readIndex,
    }).then((fetched) => {
      if ('data' in fetched) this.index = fetched.data;
      // Whoever asks next tries again.
      else this.#coming = undefined;
      return fetched;
    });
    return this.#coming;
  }
}

/** What a result shows of an entry, by its place in the index. */
export const cardsOf =
  ({ cards }: SearchIndex) =>
  (id: number): Card => {
    const card = cards[id];
    if (!card) throw new RangeError(`There is no entry ${String(id)}.`);
    return card;
  };

/** The index of a file, if that is what it holds. */
export function readIndex(content: unknown): SearchIndex | undefined {
  const { kinds, parts, lastDays, words, cards } = (content ?? {}) as Partial<
    Record<keyof SearchIndex, unknown>
  >;
  const isWhole =
    isListOf(kinds, isCounted) &&
    typeof parts === 'object' &&
    isListOf(lastDays, isText) &&
    isListOf(words, isPosting) &&
    isListOf(cards, isCard) &&
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

function isCard(card: unknown): card is Card {
  const { title, address, detail, text } = (card ?? {}) as Record<string, unknown>;
  return (
    [title, detail, text].every(isText) &&
    // An address of this site, whatever else a file may have become.
    isText(address) &&
    /^\/(?!\/)/.test(address)
  );
}
