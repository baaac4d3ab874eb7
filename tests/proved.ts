import { existsSync, readFileSync } from 'node:fs';
import { compileFile } from '../src/documents/compiled/compiled-documents.ts';
import { engineHash, modulesBehind } from '../src/documents/compiled/engine-hash.ts';

/** Documents of one kind that passed every proof, as they were, by the proofs as they were. */
export interface Proved {
  proofs: string;
  files: Record<string, string>;
}

type Kind = keyof typeof proofs;

/** Kept in the repository, so that a clean clone proves only what changed: docs/decisions/036. */
export const ledgerFile = 'tests/proved.json';

/** Tests that prove something of each lesson or problem by itself. */
export const proofs = {
  lessons: ['tests/lessons.test.ts'],
  problems: ['tests/foreseen-mistakes.test.ts', 'tests/problems.test.ts'],
};

/** What a document is compiled from does not count: the document itself does. */
const stopAt = ['src/documents/compiled/compiled-documents.ts'];

/** What proofs are made with. */
export const modulesOfProofs = (kind: Kind): string[] => modulesBehind(proofs[kind], { stopAt });

/** What a whole run of the proofs would write down. */
export const provedNow = (kind: Kind, files: readonly string[]): Proved => ({
  proofs: engineHash(proofs[kind], { stopAt }),
  files: Object.fromEntries(files.map((file) => [file, hashOfDocument(file)])),
});

/** Those of some files that are not known to be proved as they are now. */
export function unproved(kind: Kind, files: readonly string[]): string[] {
  if (process.env['PROVE'] === 'all') return [...files];
  const ledger = existsSync(ledgerFile)
    ? (JSON.parse(readFileSync(ledgerFile, 'utf8')) as Partial<Record<Kind, Proved>>)
    : {};
  return changedSince(ledger[kind], provedNow(kind, files));
}

/** The files that differ from what was proved before; all of them, if the proofs do. */
export const changedSince = (before: Proved | undefined, now: Proved): string[] =>
  Object.keys(now.files).filter(
    (file) => before?.proofs !== now.proofs || before.files[file] !== now.files[file],
  );

/** A document and its text; of a text that is wrong, the fault. */
function hashOfDocument(file: string): string {
  try {
    const { version, digest } = compileFile(file);
    return `${version}${digest}`;
  } catch (error) {
    return (error as Error).message;
  }
}
