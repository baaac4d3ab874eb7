import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './module-imports.ts';

/** Lessons and problems that passed every proof, as they were, by the engine as it was. */
export interface Ledger {
  engine: string;
  files: Record<string, string>;
}

/** Kept in the repository, so that a clean clone proves only what changed: docs/decisions/038. */
export const ledgerFile = 'tests/proved.json';

/** Tests that prove something of each lesson or problem by itself. */
export const proofs = [
  'tests/foreseen-mistakes.test.ts',
  'tests/lessons.test.ts',
  'tests/problems.test.ts',
];

const contentFiles = 'content/{lessons,problems}/*.mdx';

const substancesFile = 'content/substances.yaml';

/** What a whole run of the proofs would write down. */
export function ledgerNow(folder = '.'): Ledger {
  const files = globSync(contentFiles, { cwd: folder }).toSorted();
  return {
    engine: engineHash(folder),
    files: Object.fromEntries(files.map((file) => [file, documentHash(folder, file)])),
  };
}

/** Those of some files that are not known to be proved as they are now. */
export function unproved(files: readonly string[], folder = '.'): string[] {
  if (process.env['PROVE'] === 'all') return [...files];
  const path = join(folder, ledgerFile);
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Ledger) : undefined;
  return known?.engine === engineHash(folder)
    ? files.filter((file) => known.files[file] !== documentHash(folder, file))
    : [...files];
}

/** The proofs and all that they import, which is whatever computes a page or judges it. */
function engineHash(folder: string): string {
  const files = new Set(proofs);
  for (const file of files) {
    for (const { target } of importsOf(readFileSync(join(folder, file), 'utf8'))) {
      if (target.startsWith('.')) files.add(join(file, '..', target));
    }
  }
  // Any of them may look a substance up.
  if (existsSync(join(folder, substancesFile))) files.add(substancesFile);
  return hashOf([...files].toSorted().flatMap((file) => [file, readFileSync(join(folder, file))]));
}

/** A document is its text and the drawings that it shows. */
function documentHash(folder: string, file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const drawings = [...text.matchAll(/\bsrc="([^"]+)"/g)].map(([, name = '']) =>
    join(folder, file, '../figures', name),
  );
  return hashOf([
    text,
    ...drawings.filter((path) => existsSync(path)).map((path) => readFileSync(path)),
  ]);
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 16);
}
