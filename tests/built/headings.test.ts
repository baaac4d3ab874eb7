import { expect, test } from 'vitest';
import { readBuiltPages, wordsOf } from '../../tools/check/built-pages.ts';

test.each(readBuiltPages())('screen readers hear each heading of $path once', ({ html }) => {
  for (const [, heading = ''] of html.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)) {
    for (const [, link = ''] of heading.matchAll(/<a\b[^>]*\shref="#[^>]*>(.*?)<\/a>/gs)) {
      expect(wordsOf(heading)).toBe(wordsOf(link));
    }
  }
});
