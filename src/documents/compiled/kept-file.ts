import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { threadId } from 'node:worker_threads';
import { hashLength, hashOf } from '../text/files-read.ts';

/** Writes a value to a file atomically, so that other processes never read half of it. */
export function writeKept(path: string, value: unknown): void {
  const body = serialize(value);
  const unfinished = `${path}.${String(process.pid)}.${String(threadId)}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, Buffer.concat([Buffer.from(sumOf(path, body)), body]));
  renameSync(unfinished, path);
}

/**
 * Reads a stored value. Returns undefined if the file is missing, damaged, or was stored under
 * another name.
 */
export function readKept(path: string): unknown {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return undefined;
  }
  const body = file.subarray(hashLength);
  return file.toString('latin1', 0, hashLength) === sumOf(path, body)
    ? deserialize(body)
    : undefined;
}

/** Matches temporary files that `writeKept` hasn't renamed yet. */
const unfinishedName = /\.\d+\.\d+$/;

/** Age in milliseconds at which a temporary file must belong to a stopped process. */
const longestWrite = 3_600_000;

/**
 * Keeps only the newest `most` versions of each entry, and removes temporary files of stopped
 * processes. File names end with a hash.
 */
export function removeOldVersions(folder: string, most: number): void {
  const files = globSync('*', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    // Another process may have removed the file in the meantime.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return { path, name: file.slice(0, -hashLength), changed, isWhole: !unfinishedName.test(file) };
  });
  for (const { path, changed, isWhole } of files) {
    if (!isWhole && changed < Date.now() - longestWrite) rmSync(path, { force: true });
  }
  const versions = files.filter(({ isWhole }) => isWhole);
  for (const all of Object.values(Object.groupBy(versions, ({ name }) => name))) {
    const newestFirst = (all ?? []).toSorted((a, b) => b.changed - a.changed);
    for (const { path } of newestFirst.slice(most)) rmSync(path, { force: true });
  }
}

/** The checksum at the start of a file, which also covers the file name. */
const sumOf = (path: string, body: Buffer) =>
  hashOf(Buffer.concat([Buffer.from(`${basename(path)} `), body]));
