import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseMarkdown } from './read-markdown.ts';

const schema = z.strictObject({ title: z.string(), date: z.iso.date() });
const read = (text: string) => parseMarkdown('content/a.md', text, schema);

test('splits front matter and text', () => {
  expect(read('---\ntitle: One\ndate: 2025-09-08\n---\n\n# Hello\n\n---\n\nBye\n')).toEqual({
    data: { title: 'One', date: '2025-09-08' },
    body: '\n# Hello\n\n---\n\nBye\n',
  });
});

test('reports a mistake with its line in the file', () => {
  expect(() => read('---\ntitle: One\ndate: tomorrow\n---\nHello\n')).toThrow(
    /^content\/a\.md, line 3\n.*"date" is "tomorrow"/,
  );
});
