import { createHash } from 'node:crypto';
import { basename, dirname, extname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import {
  areUnchanged,
  currentVersion,
  hashOf,
  withFilesRead,
  type FileRead,
} from '../text/files-read.ts';
import { readKept, writeKept } from './kept-file.ts';

export interface Compiled<Document> {
  document: Document;
  /** Hash of the compiled document. */
  digest: string;
  /** Hash of the source file. */
  version: string;
}

type Compile<Document> = (file: string, text: string) => Document;

/** A cache file. The document in `packed` is deserialized only when needed. */
interface Kept extends Omit<Compiled<unknown>, 'document'> {
  reads: FileRead[];
  packed: Uint8Array;
}

/**
 * Compiles each document once. The cache key combines hashes of the compiler's code and the
 * document's text. Hashes of the other files that the document depends on are stored with the
 * result.
 */
export class KeptDocuments<Document> {
  readonly #folder: string;
  readonly #engine: string;
  readonly #compile: Compile<Document>;
  /** Latest version of each file, so that a cache file is deserialized only once. */
  readonly #last = new Map<string, { name: string; reads: FileRead[]; is: Compiled<Document> }>();

  constructor(folder: string, engine: string, compile: Compile<Document>) {
    this.#folder = folder;
    this.#engine = engine;
    this.#compile = compile;
  }

  get(file: string): Compiled<Document> {
    const name = this.#name(file, currentVersion(file).hash);
    const last = this.#last.get(file);
    if (last?.name === name && areUnchanged(last.reads)) return last.is;
    const { reads, packed, digest, version } = this.compile(file);
    const is = { digest, version, document: deserialize(packed) as Document };
    this.#last.set(file, { name, reads, is });
    return is;
  }

  /** Compiles a file unless it's in the cache. Doesn't keep its document in memory. */
  compile(file: string): Kept {
    const { text, hash, isThere } = currentVersion(file);
    if (!isThere) throw new Error(`There’s no ${file}.`);
    const name = this.#name(file, hash);
    return this.#find(name) ?? this.#compiled(file, text, name);
  }

  has(file: string): boolean {
    return this.#find(this.#name(file, currentVersion(file).hash)) !== undefined;
  }

  /** Returns the cache path for the current version of a file. */
  pathOf(file: string): string {
    return join(this.#folder, this.#name(file, currentVersion(file).hash));
  }

  #find(name: string): Kept | undefined {
    const kept = readKept(join(this.#folder, name)) as Kept | undefined;
    return kept && areUnchanged(kept.reads) ? kept : undefined;
  }

  #compiled(file: string, text: string, name: string): Kept {
    const { made, reads } = withFilesRead(() => this.#compile(file, text));
    const digest = shortHash(JSON.stringify(made));
    const kept = { reads, packed: serialize(made), digest, version: shortHash(text) };
    writeKept(join(this.#folder, name), kept);
    return kept;
  }

  #name(file: string, hash: string): string {
    const words = `${basename(dirname(file))}-${basename(file, extname(file))}`;
    return `${words}-${hashOf(`${this.#engine} ${file} ${hash}`)}`;
  }
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
