import { asksForNumber, asksForRecord } from '../../domain/search/asks.ts';
import type { Answerer, SearchAnswer } from './search-answer.ts';

/** Which files answer the searches of this page. */
export interface AnswerVersions {
  records: string;
  /** Nothing where the site has no Handbook. */
  substances?: string | undefined;
}

/** How long results wait for an answer, which then comes with the next key. */
const patience = 3000;

/** What can answer searches. Its code and its files come when a search asks for an answer. */
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

  /** Fetches what is missing to answer a text; nothing if it can be answered, or asks for no answer. */
  fetchFor(text: string): Promise<unknown> | undefined {
    const missing = this.#sources.filter((source) => source.asks(text) && !source.answer);
    if (missing.length === 0) return undefined;
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    return Promise.race([Promise.all(missing.map((source) => source.fetch())), late]);
  }

  /** The answer to a text, by what is there. */
  answer(text: string): SearchAnswer | undefined {
    for (const source of this.#sources) {
      const found = source.asks(text) ? source.answer?.(text) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

/** One kind of answers, fetched once. */
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
        // Whoever asks next tries again.
        if (!answer) this.#coming = undefined;
      });
    return this.#coming;
  }
}
