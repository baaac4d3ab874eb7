import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { printed } from '../src/content/write/write-yaml.ts';
import { savedYaml, tryEdits, writtenFiles } from './yaml-edits.ts';

test('prints a saved file the same again', () => {
  const unlike = writtenFiles.filter((file) => {
    const text = savedYaml(file);
    return printed(parseDocument(text)) !== text;
  });
  expect(unlike).toEqual([]);
});

// tests/night/every-edit.test.ts tries many more.
test('keeps data and other lines in a few edits of every file', () => {
  const tried = writtenFiles.map((file) => tryEdits(file, 4));
  expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
  expect(tried.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(200);
});
