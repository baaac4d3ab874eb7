import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { textbookFaults } from './check.ts';

test('reports two books for the same unknown course on their own lines', () => {
  const text = '- title: One\n  course: CHE 999\n- title: Two\n  course: CHE 999\n';
  const file = join(temporaryFolder({ 'textbooks.yaml': text }), 'textbooks.yaml');
  const books = [
    { title: 'One', course: 'CHE 999' },
    { title: 'Two', course: 'CHE 999' },
  ];
  const [first, second] = textbookFaults(file, books, ['CHE 210']).map(({ message }) => message);
  expect(first).toContain('line 2\n  "One" is for CHE 999');
  expect(second).toContain('line 4\n  "Two" is for CHE 999');
});
