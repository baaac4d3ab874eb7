import { join } from 'node:path';
import { engineHash } from '../../src/documents/compiled/engine-hash.ts';
import { readKept, writeKept } from '../../src/documents/compiled/kept-file.ts';
import { hashOf } from '../../src/documents/text/files-read.ts';

/** Hashes everything that a check's outcome depends on. */
export const keyOf = (...parts: readonly (string | Uint8Array)[]): string =>
  hashOf(parts.map(hashOf).join(' '));

/** Folder of the project, even if the working directory changes. */
const project = join(import.meta.dirname, '../..');

/** Outcomes on disk. */
interface Kept<Outcome> {
  engine: string;
  outcomes: ReadonlyMap<string, Outcome>;
}

/**
 * Keeps outcomes of a check that looks at a single page or file, for the next run. Don't use it for
 * checks that depend on anything else, such as links, which depend on their target.
 */
export class KeptOutcomes<Outcome> {
  readonly #name: string;
  readonly #modules: readonly string[];
  readonly #folder: string;
  readonly #asked = new Map<string, Outcome>();
  #opened: Kept<Outcome> | undefined;

  /** Takes the modules of the check, relative to the project's folder. */
  constructor(name: string, modules: readonly string[], folder = project) {
    this.#name = name;
    this.#modules = modules;
    this.#folder = folder;
  }

  /** Returns the kept outcome, if any. */
  get(key: string): Outcome | undefined {
    const outcome = this.#asked.get(key) ?? this.#before().outcomes.get(key);
    return outcome === undefined ? undefined : this.keep(key, outcome);
  }

  /** Keeps an outcome and returns it. */
  keep(key: string, outcome: Outcome): Outcome {
    this.#asked.set(key, outcome);
    return outcome;
  }

  /** Saves the outcomes used in this run and drops others, which belong to older files. */
  save(): void {
    const { engine } = this.#before();
    writeKept(this.#path(), { engine, outcomes: this.#asked } satisfies Kept<Outcome>);
  }

  /** Reads the last run's outcomes, if the check is unchanged. */
  #before(): Kept<Outcome> {
    return (this.#opened ??= this.#read());
  }

  #read(): Kept<Outcome> {
    const engine = engineHash(this.#modules, { folder: this.#folder });
    const kept = readKept(this.#path()) as Kept<Outcome> | undefined;
    return kept?.engine === engine ? kept : { engine, outcomes: new Map() };
  }

  #path(): string {
    return join(this.#folder, '.cache/checks', this.#name);
  }
}
