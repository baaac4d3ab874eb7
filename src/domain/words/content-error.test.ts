import { expect, test } from 'vitest';
import { contentError, missingFile } from './content-error.ts';

const error = contentError('content/pages/registration.yaml', [
  { line: 5, text: '"window" isn’t a key that belongs here.', cure: 'Delete it.' },
]);

test('an error of content says file, line, what is wrong and what to do, and nothing of the code', () => {
  expect(error.message).toBe(
    'content/pages/registration.yaml, line 5\n  "window" isn’t a key that belongs here.\n  Delete it.',
  );
  expect(error.stack).toBeUndefined();
});

test('what the framework searches for names of its own has none of the words of the content', () => {
  expect(String(error)).toBe('ContentError');
});

test('a missing file of many is named without the signs of the pattern', () => {
  expect(missingFile('content/newsletters/[0-9]*.md').message).toContain(
    'There’s no file content/newsletters/*.md',
  );
});
