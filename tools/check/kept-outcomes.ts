import { join } from 'node:path';
import { engineHash } from '../../src/documents/compiled/engine-hash.ts';
import { readKept, writeKept } from '../../src/documents/compiled/kept-file.ts';
import { hashOf } from '../../src/documents/text/files-read.ts';

/** Hashes everything that the outcome of a check depends on. */
export const keyOf = (...parts: readonly (string | Uint8Array)[]): string =>
  hashOf(parts.map(hashOf).join(' '));

/** Independent of the working directory. */
const project = join(import.meta.dirname, '../..');

/** Outcomes on disk, valid for one version of the check's code. */
interface Kept<Outcome> {
  engine: string;
  outcomes: ReadonlyMap<string, Outcome>;
}

/**
 * Caches outcomes of a check between runs. The check must depend on a single page or file. Checks
 * of links, for example, also depend on their target.
 */
export class KeptOutcomes<Outcome> {
  readonly #name: string;
  readonly #modules: readonly string[];
  readonly #folder: string;
  readonly #asked = new Map<string, Outcome>();
  #opened: Kept<Outcome> | undefined;

  /** `modules` are the modules of the check, relative to the project's folder. */
  constructor(name: string, modules: readonly string[], folder = project) {
    this.#name = name;
    this.#modules = modules;
    this.#folder = folder;
  }

  get(key: string): Outcome | undefined {
    const outcome = this.#asked.get(key) ?? this.#before().outcomes.get(key);
    return outcome === undefined ? undefined : this.keep(key, outcome);
  }

  keep(key: string, outcome: Outcome): Outcome {
    this.#asked.set(key, outcome);
    return outcome;
  }

  /**
   * Saves the outcomes used in this run. Drops the others, which belong to old versions of files.
   */
  save(): void {
    const { engine } = this.#before();
    writeKept(this.#path(), { engine, outcomes: this.#asked } satisfies Kept<Outcome>);
  }

  /** Reads the outcomes of the last run, unless the check's code has changed. */
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
