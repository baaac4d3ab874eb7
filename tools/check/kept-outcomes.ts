import { join } from 'node:path';
import { engineHash } from '../../src/documents/compiled/engine-hash.ts';
import { readKept, writeKept } from '../../src/documents/compiled/kept-file.ts';
import { hashOf } from '../../src/documents/text/files-read.ts';

/** Names all that a check looks at to come to one outcome. */
export const keyOf = (...parts: readonly (string | Uint8Array)[]): string =>
  hashOf(parts.map(hashOf).join(' '));

/** The folder of the project, wherever whoever checks goes. */
const project = join(import.meta.dirname, '../..');

/** What is on the disk. */
interface Kept<Outcome> {
  engine: string;
  outcomes: ReadonlyMap<string, Outcome>;
}

/**
 * Keeps what a check of one page or one file by itself comes to, for the next run: the same code
 * says the same of the same bytes. What depends on anything else, such as a link on its target, has
 * no place here.
 */
export class KeptOutcomes<Outcome> {
  readonly #name: string;
  readonly #modules: readonly string[];
  readonly #folder: string;
  readonly #asked = new Map<string, Outcome>();
  #opened: Kept<Outcome> | undefined;

  /** The modules are those in which the check stands, in the folder of the project. */
  constructor(name: string, modules: readonly string[], folder = project) {
    this.#name = name;
    this.#modules = modules;
    this.#folder = folder;
  }

  /** The outcome that is known, if one is. */
  get(key: string): Outcome | undefined {
    const outcome = this.#asked.get(key) ?? this.#before().outcomes.get(key);
    return outcome === undefined ? undefined : this.keep(key, outcome);
  }

  /** Notes an outcome, and gives it back. */
  keep(key: string, outcome: Outcome): Outcome {
    this.#asked.set(key, outcome);
    return outcome;
  }

  /** Writes down what was asked for in this run, and drops the rest, which is of older files. */
  save(): void {
    const { engine } = this.#before();
    writeKept(this.#path(), { engine, outcomes: this.#asked } satisfies Kept<Outcome>);
  }

  /** What the last run left, if the check was the same. */
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
