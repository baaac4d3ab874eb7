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

/** A compiled document. */
export interface Compiled<Document> {
  document: Document;
  /** Changes with whatever is in the document. */
  digest: string;
  /** Changes with every change of its file. */
  version: string;
}

type Compile<Document> = (file: string, text: string) => Document;

/** What is on the disk. The document itself is unpacked only when somebody asks for it. */
interface Kept extends Omit<Compiled<unknown>, 'document'> {
  reads: FileRead[];
  packed: Uint8Array;
}

/**
 * Compiles each document once: what comes out is kept in a folder under the hash of the engine and
 * the text, with the hashes of the other files that it was made from.
 */
export class KeptDocuments<Document> {
  readonly #folder: string;
  readonly #engine: string;
  readonly #compile: Compile<Document>;
  /** The last version of each file, so that it is unpacked once. */
  readonly #last = new Map<string, { name: string; reads: FileRead[]; is: Compiled<Document> }>();

  constructor(folder: string, engine: string, compile: Compile<Document>) {
    this.#folder = folder;
    this.#engine = engine;
    this.#compile = compile;
  }

  /** The document of a file, compiled only if nobody did that before. */
  get(file: string): Compiled<Document> {
    const { text, hash, isThere } = currentVersion(file);
    if (!isThere) throw new Error(`There’s no ${file}.`);
    const name = this.#name(file, hash);
    const last = this.#last.get(file);
    if (last?.name === name && areUnchanged(last.reads)) return last.is;
    const { reads, packed, ...facts } = this.#find(name) ?? this.#compiled(file, text, name);
    const is = { ...facts, document: deserialize(packed) as Document };
    this.#last.set(file, { name, reads, is });
    return is;
  }

  /** Whether the document of a file is compiled as the file is now. */
  has(file: string): boolean {
    return this.#find(this.#name(file, currentVersion(file).hash)) !== undefined;
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
