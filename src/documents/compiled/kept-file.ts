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

/** Keeps a value in a file, whole or not at all, however many processes write it at once. */
export function writeKept(path: string, value: unknown): void {
  const body = serialize(value);
  const unfinished = `${path}.${String(process.pid)}.${String(threadId)}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, Buffer.concat([Buffer.from(sumOf(path, body)), body]));
  renameSync(unfinished, path);
}

/** Reads a value that was kept; nothing if there is no such file, or if it is damaged or another's. */
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

/** Removes all but the newest versions of whatever is kept in a folder, each called by its name and a hash. */
export function removeOldVersions(folder: string, most: number): void {
  const versions = globSync('*', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    // Another process may have removed it in the meantime.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return { path, name: file.slice(0, -hashLength), changed };
  });
  for (const all of Object.values(Object.groupBy(versions, ({ name }) => name))) {
    const newestFirst = (all ?? []).toSorted((a, b) => b.changed - a.changed);
    for (const { path } of newestFirst.slice(most)) rmSync(path, { force: true });
  }
}

/** The sum at the beginning of a file, which also knows the file by its name. */
const sumOf = (path: string, body: Buffer) =>
  hashOf(Buffer.concat([Buffer.from(`${basename(path)} `), body]));
