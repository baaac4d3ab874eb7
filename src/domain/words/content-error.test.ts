import { expect, test } from 'vitest';
import { contentError, missingFile } from './content-error.ts';

const error = contentError('content/pages/registration.yaml', [
  { line: 5, text: '"window" isn’t a key that belongs here.', cure: 'Delete it.' },
]);

test('the message has file, line, problem and fix, and no stack', () => {
  expect(error.message).toBe(
    'content/pages/registration.yaml, line 5\n  "window" isn’t a key that belongs here.\n  Delete it.',
  );
  expect(error.stack).toBeUndefined();
});

test('the string form has no words that Astro would search', () => {
  expect(String(error)).toBe('ContentError');
});

test('a missing file is named without the pattern', () => {
  expect(missingFile('content/newsletters/[0-9]*.md').message).toContain(
    'There’s no file content/newsletters/*.md',
  );
});
