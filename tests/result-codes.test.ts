import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { mostMistakes, shortHash } from '../src/domain/practice/exam/result-code.ts';
import { documentFiles } from '../src/content/read/source-files.ts';

const files = documentFiles('problems');

test('a student’s code is different for every problem of the site', () => {
  const names = new Map<number, string>();
  for (const name of files.map((file) => posix.basename(file, '.mdx'))) {
    const other = names.get(shortHash(name));
    expect(other, `${name} needs another file name: codes take it for ${String(other)}`).toBe(
      undefined,
    );
    names.set(shortHash(name), name);
  }
});

test('a student’s code has room for every mistake of a problem', () => {
  for (const file of files) {
    const mistakes = readFileSync(file, 'utf8').match(/<Mistake\b/g) ?? [];
    expect(mistakes.length, file).toBeLessThanOrEqual(mostMistakes);
  }
});
