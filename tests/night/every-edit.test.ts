import { expect, test } from 'vitest';
import { tryEdits, writtenFiles } from '../yaml-edits.ts';

test('up to 500 edits of every file have the intended result and change only their own lines', () => {
  const tried = writtenFiles.map((file) => tryEdits(file, 500));
  const count = tried.reduce((sum, each) => sum + each.count, 0);
  console.log(`${String(count)} edits of ${String(writtenFiles.length)} files`);
  expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});
