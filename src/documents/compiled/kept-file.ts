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

/** Writes a value to a file atomically, so that concurrent writers can't corrupt it. */
export function writeKept(path: string, value: unknown): void {
  const body = serialize(value);
  const unfinished = `${path}.${String(process.pid)}.${String(threadId)}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, Buffer.concat([Buffer.from(sumOf(path, body)), body]));
  renameSync(unfinished, path);
}

/**
 * Reads a value back; returns undefined if the file is missing, damaged or was stored under another
 * name.
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

/** Matches the name of a file that `writeKept` hasn't finished. */
const unfinishedName = /\.\d+\.\d+$/;

/** Milliseconds until an unfinished file counts as left behind by a stopped process. */
const longestWrite = 3_600_000;

/**
 * Removes all but the newest versions of each entry in a folder, and the unfinished files of
 * stopped processes. File names end with a hash.
 */
export function removeOldVersions(folder: string, most: number): void {
  const files = globSync('*', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    // Another process may have removed it in the meantime.
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

/** Computes the checksum at the start of a file. It covers the file's name, too. */
const sumOf = (path: string, body: Buffer) =>
  hashOf(Buffer.concat([Buffer.from(`${basename(path)} `), body]));
