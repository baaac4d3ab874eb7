import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frontMatter } from '../src/content/read/read-markdown.ts';
import { rewriteYaml, rewriteMarkdown } from '../src/content/write/write-yaml.ts';
import { tryEdits, writtenFiles } from './yaml-edits.ts';

test.each(writtenFiles)('%s comes back byte for byte when nothing has changed', (file) => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) {
    expect(rewriteYaml(text, parse(text))).toBe(text);
  } else {
    const { yaml = '', body = '' } = frontMatter.exec(text)?.groups ?? {};
    expect(rewriteMarkdown(text, parse(yaml), body)).toBe(text);
  }
});

// Every night all of them are tried (tests/night/every-edit.test.ts).
test('a few edits of every file are read back as they were meant, and touch their own lines', () => {
  const tried = writtenFiles.map((file) => tryEdits(file, 8));
  expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
  expect(tried.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(500);
});
