import { expect, test } from 'vitest';
import { tryEdits, writtenFiles } from '../yaml-edits.ts';

test('every edit of every file is read back as it was meant, and touches its own lines', () => {
  const tried = writtenFiles.map((file) => tryEdits(file, Infinity));
  const count = tried.reduce((sum, each) => sum + each.count, 0);
  console.log(`${String(count)} edits of ${String(writtenFiles.length)} files`);
  expect(tried.flatMap(({ faults }) => faults)).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});
