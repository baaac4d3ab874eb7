import type { Posting } from '../../domain/site-search/build-index.ts';
import type { Card } from '../../domain/site-search/entry.ts';
import { entriesFile, wordsFile } from '../../domain/site-search/files.ts';
import { fetchData, type DataFile, type FetchProblem } from '../../ui/fetch-data.ts';

/** The files of the index that a page has fetched so far. */
export class IndexFiles {
  readonly #version: string;
  readonly #words = new Map<number, Posting[]>();
  readonly #entries = new Map<number, Card[]>();
  readonly #coming = new Map<string, Promise<FetchProblem | undefined>>();

  constructor(version: string) {
    this.#version = version;
  }

  /** The words of a file that has come. */
  readonly wordsIn = (file: number): readonly Posting[] => this.#words.get(file) ?? [];

  /** The entries of a file that has come. */
  readonly entriesIn = (file: number): readonly Card[] => this.#entries.get(file) ?? [];

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

  /** The same for entries. */
  needEntries(files: readonly number[]) {
    return together(
      files
        .filter((file) => !this.#entries.has(file))
        .map((file) =>
          this.#fetch(entriesFile(file), readEntries, (data) => this.#entries.set(file, data)),
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
    const coming = fetchData({ url: `/search/${name}.json`, version: this.#version, read }).then(
      (fetched) => {
        this.#coming.delete(name);
        if ('problem' in fetched) return fetched.problem;
        keep(fetched.data);
        return undefined;
      },
    );
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

function isCard(card: unknown): card is Card {
  const { title, address, detail, text } = (card ?? {}) as Record<string, unknown>;
  return (
    [title, detail, text].every((words) => typeof words === 'string') &&
    // An address of this site, whatever else a file may have become.
    typeof address === 'string' &&
    /^\/(?!\/)/.test(address)
  );
}
