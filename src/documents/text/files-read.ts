import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

export interface FileRead {
  path: string;
  hash: string;
}

export const hashLength = 22;

/** Returns a hash that's safe in file names. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, hashLength);

interface Version {
  isThere: boolean;
  state: string;
  text: string;
  hash: string;
}

const known = new Map<string, Version>();

/** File versions that the current document has read. Later reads must see the same versions. */
let seen: Map<string, Version> | undefined;

/** Reads a file and records it as a dependency. A missing file counts as empty. */
export function readDependency(path: string): string {
  const version = seen?.get(path) ?? currentVersion(path);
  seen?.set(path, version);
  return version.text;
}

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

/** Checks that the content of the files is the same as when they were read. */
export const areUnchanged = (reads: readonly FileRead[]): boolean =>
  reads.every(({ path, hash }) => currentVersion(path).hash === hash);

/**
 * Returns the version of a file. Reads the file again only if its size or modification time has
 * changed.
 */
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
