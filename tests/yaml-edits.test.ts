import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { printed } from '../src/content/write/write-yaml.ts';
import { savedYaml, tryEdits, writtenFiles } from './yaml-edits.ts';

test('a saved file is printed the same again', () => {
  const unlike = writtenFiles.filter((file) => {
    const text = savedYaml(file);
    return printed(parseDocument(text)) !== text;
  });
  expect(unlike).toEqual([]);
});

// Every night more of them are tried (tests/night/every-edit.test.ts).
test('a few edits of every file are read back as they were meant, and touch their own lines', () => {
  const tried = writtenFiles.map((file) => tryEdits(file, 4));
  expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
  expect(tried.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200);
});
