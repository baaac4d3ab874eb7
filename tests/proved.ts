import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { compileFile } from '../src/documents/compiled/compiled-documents.ts';
import { engineHash, modulesBehind } from '../src/documents/compiled/engine-hash.ts';

/** The hash of the proofs, and the hash of each document that passed all of them. */
export interface Proved {
  proofs: string;
  files: Record<string, string>;
}

type Kind = keyof typeof proofs;

/**
 * Committed to the repository, so that a clean clone proves only what changed: docs/decisions/036.
 */
export const ledgerFile = 'tests/proved.json';

/** Tests that prove each lesson or problem separately. */
export const proofs = {
  lessons: ['tests/lessons.test.ts'],
  problems: ['tests/foreseen-mistakes.test.ts', 'tests/problems.test.ts'],
};

/**
 * The compiler isn't part of the proofs, because the hash of a document covers the compiled output.
 */
const stopAt = ['src/documents/compiled/compiled-documents.ts'];

export const modulesOfProofs = (kind: Kind): string[] => modulesBehind(proofs[kind], { stopAt });

/** Returns the record to write if every proof passes. */
export const provedNow = (kind: Kind, files: readonly string[]): Proved => ({
  proofs: engineHash(proofs[kind], { stopAt }),
  files: Object.fromEntries(files.map((file) => [file, hashOfDocument(file)])),
});

/** Returns the files without a record of their current form, or those that PROVE names. */
export function unproved(kind: Kind, files: readonly string[]): string[] {
  const { PROVE: wanted } = process.env;
  if (wanted === 'all') return [...files];
  if (wanted) return files.filter((file) => wanted.split(' ').includes(parse(file).name));
  const ledger = existsSync(ledgerFile)
    ? (JSON.parse(readFileSync(ledgerFile, 'utf8')) as Partial<Record<Kind, Proved>>)
    : {};
  return changedSince(ledger[kind], provedNow(kind, files));
}

/** Returns the files that changed since they were proved, or all files if the proofs changed. */
export const changedSince = (before: Proved | undefined, now: Proved): string[] =>
  Object.keys(now.files).filter(
    (file) => before?.proofs !== now.proofs || before.files[file] !== now.files[file],
  );

/** Returns the hash of a compiled document, or the message if it doesn't compile. */
function hashOfDocument(file: string): string {
  try {
    const { version, digest } = compileFile(file);
    return `${version}${digest}`;
  } catch (error) {
    return (error as Error).message;
  }
}
