import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files, and deletes it when the test ends. */
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

/** Changes to a temporary folder until the test ends, for tools that work in the current folder. */
export function enterTemporaryFolder(files?: Readonly<Record<string, string>>): void {
  const home = process.cwd();
  process.chdir(temporaryFolder(files));
  onTestFinished(() => {
    process.chdir(home);
  });
}

/** Changes to a temporary folder with the content of a test board until the test ends. */
export function enterBoard(name: string): void {
  const content = join(import.meta.dirname, 'fixtures', name);
  enterTemporaryFolder();
  cpSync(content, 'content', { recursive: true });
}
