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

/** Works in such a folder until the running test ends, as officers run the tools in theirs. */
export function enterTemporaryFolder(files?: Readonly<Record<string, string>>): void {
  const home = process.cwd();
  process.chdir(temporaryFolder(files));
  onTestFinished(() => {
    process.chdir(home);
  });
}

/** Works until the running test ends in a folder whose content is a board of the fixtures. */
export function enterBoard(name: string): void {
  const content = join(import.meta.dirname, 'fixtures', name);
  enterTemporaryFolder();
  cpSync(content, 'content', { recursive: true });
}
