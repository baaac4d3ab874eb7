import { expect, test } from 'vitest';
import { slug } from './slug.ts';

test.each([
  ['CH 320M', 'ch-320m'],
  ['GÉN 2.1', 'gen-2-1'],
  ['(M 427)', 'm-427'],
])('%s becomes %s', (text, end) => {
  expect(slug(text)).toBe(end);
});
