import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file that a document was made from besides its own text, and what was in it. */
export interface FileRead {
  path: string;
  hash: string;
}

/** How long `hashOf` makes a hash. */
export const hashLength = 22;

/** Names a text by what is in it. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, hashLength);

/** A file as it is at some moment. */
interface Version {
  isThere: boolean;
  state: string;
  text: string;
  hash: string;
}

const known = new Map<string, Version>();

/** The versions that the document being made has seen, so that it sees one of each file. */
let seen: Map<string, Version> | undefined;

/** Reads a file that a document needs, and notes that it does; a missing file is empty. */
export function readDependency(path: string): string {
  const version = seen?.get(path) ?? currentVersion(path);
  seen?.set(path, version);
  return version.text;
}

/** Does some work, and tells which files it read with `readDependency`. */
export function withFilesRead<Made>(work: () => Made): { made: Made; reads: FileRead[] } {
  const before = seen;
  const own = new Map<string, Version>();
  seen = own;
  try {
    const made = work();
    return { made, reads: [...own].map(([path, { hash }]) => ({ path, hash })) };
  } finally {
    seen = before;
  }
}

/** Whether the files still have what was read from them. */
export const areUnchanged = (reads: readonly FileRead[]): boolean =>
  reads.every(({ path, hash }) => currentVersion(path).hash === hash);

/** A file as it is now; it is read only if it changed since it was read last. */
export function currentVersion(path: string): Version {
  const stat = statSync(path, { throwIfNoEntry: false });
  const state = stat ? `${String(stat.mtimeMs)} ${String(stat.size)}` : '';
  const place = resolve(path);
  const last = known.get(place);
  if (last?.state === state) return last;
  const text = stat ? readFileSync(path, 'utf8') : '';
  const version = { isThere: stat !== undefined, state, text, hash: hashOf(text) };
  known.set(place, version);
  return version;
}
