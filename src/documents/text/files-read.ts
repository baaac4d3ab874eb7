import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file a document depends on, and a hash of its content. */
export interface FileRead {
  path: string;
  hash: string;
}

/** Length of a hash from `hashOf`. */
export const hashLength = 22;

/** Hashes a string for use as a name. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, hashLength);

interface Version {
  isThere: boolean;
  state: string;
  text: string;
  hash: string;
}

const known = new Map<string, Version>();

/** Versions that the current document has read, so that it sees only one version of each file. */
let seen: Map<string, Version> | undefined;

/** Reads a file and records the dependency. A missing file is empty. */
export function readDependency(path: string): string {
  const version = seen?.get(path) ?? currentVersion(path);
  seen?.set(path, version);
  return version.text;
}

/** Runs something and returns the files it read with `readDependency`. */
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

/** True if the files still have the content that was read. */
export const areUnchanged = (reads: readonly FileRead[]): boolean =>
  reads.every(({ path, hash }) => currentVersion(path).hash === hash);

/** Reads a file, unless it hasn't changed since the last time. */
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
