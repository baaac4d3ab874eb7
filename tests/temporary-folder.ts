import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files that is removed when the running test ends. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/**
 * Changes to such a folder until the running test ends, because tools work in the current folder.
 */
export function enterTemporaryFolder(files?: Readonly<Record<string, string>>): void {
  const home = process.cwd();
  process.chdir(temporaryFolder(files));
  onTestFinished(() => {
    process.chdir(home);
  });
}

/** Changes to a folder with the content of a test board until the running test ends. */
export function enterBoard(name: string): void {
  const content = join(import.meta.dirname, 'fixtures', name);
  enterTemporaryFolder();
  cpSync(content, 'content', { recursive: true });
}
