import type { Contents, Posting } from '../../domain/site-search/build-index.ts';
import type { Card } from '../../domain/site-search/entry.ts';
import {
  entriesFile,
  firstEntry,
  firstFile,
  placeOfEntry,
  wordsFile,
} from '../../domain/site-search/files.ts';
import type { PlacedCard } from '../../domain/site-search/first-cards.ts';
import { fetchData, type DataFile, type FetchProblem } from '../../ui/fetch-data.ts';

/** The files of the index that a page has fetched so far. */
export class IndexFiles {
  readonly #contents: Contents;
  readonly #words = new Map<number, Posting[]>();
  readonly #cards = new Map<number, Card>();
  readonly #coming = new Map<string, Promise<FetchProblem | undefined>>();

  constructor(contents: Contents) {
    this.#contents = contents;
  }

  /** The words of a file that has come. */
  readonly wordsIn = (file: number): readonly Posting[] => this.#words.get(file) ?? [];

  /** An entry that has come. */
  readonly cardOf = (id: number): Card => {
    const card = this.#cards.get(id);
    if (!card) throw new RangeError(`There is no entry ${String(id)}.`);
    return card;
  };

  /** Fetches the words that are missing; undefined when none are, otherwise the promise of a problem or none. */
  needWords(files: readonly number[]) {
    return together(
      files
        .filter((file) => !this.#words.has(file))
        .map((file) =>
          this.#fetch(wordsFile(file), readWords, (data) => this.#words.set(file, data)),
        ),
    );
  }

  /** The same for entries, which may be what is shown at first for two letters. */
  needCards(ids: readonly number[], letters?: string) {
    const missing = ids.filter((id) => !this.#cards.has(id));
    if (missing.length === 0) return undefined;
    const keep = (cards: readonly PlacedCard[]) => {
      for (const [id, card] of cards) this.#cards.set(id, card);
    };
    if (letters !== undefined) return this.#fetch(firstFile(letters), readPlacedCards, keep);
    const files = new Set(missing.map((id) => placeOfEntry(this.#contents, id).file));
    return together(
      [...files].map((file) =>
        this.#fetch(entriesFile(file), readEntries, (cards) => {
          const first = firstEntry(this.#contents, file);
          keep(cards.map((card, at) => [first + at, card]));
        }),
      ),
    );
  }

  #fetch<T>(
    name: string,
    read: DataFile<T>['read'],
    keep: (data: T) => void,
  ): Promise<FetchProblem | undefined> {
    const known = this.#coming.get(name);
    if (known) return known;
    const coming = fetchData({
      url: `/search/${name}.json`,
      version: this.#contents.version,
      read,
    }).then((fetched) => {
      this.#coming.delete(name);
      if ('problem' in fetched) return fetched.problem;
      keep(fetched.data);
      return undefined;
    });
    this.#coming.set(name, coming);
    return coming;
  }
}

function together(
  parts: readonly Promise<FetchProblem | undefined>[],
): Promise<FetchProblem | undefined> | undefined {
  if (parts.length === 0) return undefined;
  return Promise.all(parts).then((problems) => problems.find((problem) => problem !== undefined));
}

/** The words of a file, if that is what it holds. */
export const readWords = (content: unknown): Posting[] | undefined =>
  Array.isArray(content) && content.every(isPosting) ? content : undefined;

const isPosting = (posting: unknown): posting is Posting =>
  Array.isArray(posting) &&
  posting.every((part, place) => typeof part === (place === 0 ? 'string' : 'number'));

/** The entries of a file, if that is what it holds. */
export const readEntries = (content: unknown): Card[] | undefined =>
  Array.isArray(content) && content.every(isCard) ? content : undefined;

/** The entries of a file that also says their places, if that is what it holds. */
export const readPlacedCards = (content: unknown): PlacedCard[] | undefined =>
  Array.isArray(content) && content.every(isPlaced) ? content : undefined;

const isPlaced = (placed: unknown): placed is PlacedCard =>
  Array.isArray(placed) && typeof placed[0] === 'number' && isCard(placed[1]);

function isCard(card: unknown): card is Card {
  const { title, address, detail, text } = (card ?? {}) as Record<string, unknown>;
  return (
    [title, detail, text].every((words) => typeof words === 'string') &&
    // An address of this site, whatever else a file may have become.
    typeof address === 'string' &&
    /^\/(?!\/)/.test(address)
  );
}
