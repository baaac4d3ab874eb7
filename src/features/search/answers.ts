import { asksForNumber, asksForRecord } from '../../domain/search/answer-triggers.ts';
import type { Answerer, SearchAnswer } from './search-answer.ts';

export interface AnswerVersions {
  records: string;
  /** Undefined if the site has no Handbook. */
  substances?: string | undefined;
}

/**
 * Answers searches. The code and the data for each kind of answer load when a search first needs
 * them.
 */
export class Answers {
  readonly #sources: Source[];

  constructor({ records, substances }: AnswerVersions) {
    this.#sources = [
      new Source(asksForRecord, async () =>
        (await import('./RecordAnswers.tsx')).fetchRecordAnswers(records),
      ),
      ...(substances === undefined
        ? []
        : [
            new Source(asksForNumber, async () =>
              (await import('./NumberAnswers.tsx')).fetchNumberAnswers(substances),
            ),
          ]),
    ];
  }

  /**
   * Fetches data that a search needs and that hasn't loaded yet. Returns undefined if nothing is
   * missing.
   */
  fetchFor(text: string): Promise<unknown> | undefined {
    const missing = this.#sources.filter((source) => source.asks(text) && !source.answer);
    return missing.length === 0 ? undefined : Promise.all(missing.map((source) => source.fetch()));
  }

  answer(text: string): SearchAnswer | undefined {
    for (const source of this.#sources) {
      const found = source.asks(text) ? source.answer?.(text) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

/** A source of one kind of answer, fetched at most once. */
class Source {
  readonly asks: (text: string) => boolean;
  readonly #load: () => Promise<Answerer | undefined>;
  #coming: Promise<void> | undefined;
  answer: Answerer | undefined;

  constructor(asks: Source['asks'], load: () => Promise<Answerer | undefined>) {
    this.asks = asks;
    this.#load = load;
  }

  fetch(): Promise<void> {
    this.#coming ??= this.#load()
      .catch(() => undefined)
      .then((answer) => {
        this.answer = answer;
        // The next search can try again.
        if (!answer) this.#coming = undefined;
      });
    return this.#coming;
  }
}
