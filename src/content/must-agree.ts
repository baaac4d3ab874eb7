import { globSync, statSync } from 'node:fs';
import { referenceFaults } from './check-references.ts';

/** The files as they were when they last agreed: a build asks for every page, and they stay the same. */
let agreed = '';

/** Stops at the first place where one file of content/ says something of another that is not so. */
export function mustAgree(): void {
  const files = globSync('content/**/*.*').map(
    (file) => `${file} ${String(statSync(file).mtimeMs)}`,
  );
  const now = files.sort().join();
  if (now === agreed) return;
  const [first] = referenceFaults();
  if (first) throw first;
  agreed = now;
}
