import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseMarkdown } from './read-markdown.ts';

const schema = z.strictObject({ title: z.string(), date: z.iso.date() });
const read = (text: string) => parseMarkdown('content/a.md', text, schema);

test('the fields above and the text below', () => {
  expect(read('---\ntitle: One\ndate: 2025-09-08\n---\n\n# Hello\n\n---\n\nBye\n')).toEqual({
    data: { title: 'One', date: '2025-09-08' },
    body: '\n# Hello\n\n---\n\nBye\n',
  });
});

test('lines that end as Windows ends them', () => {
  const { data, body } = read('---\r\ntitle: One\r\ndate: 2025-09-08\r\n---\r\nHello\r\n');
  expect([data.title, body]).toEqual(['One', 'Hello\r\n']);
});

test('a mistake is named with the line of the file', () => {
  expect(() => read('---\ntitle: One\ndate: tomorrow\n---\nHello\n')).toThrow(
    /^content\/a\.md, line 3\n.*"date" is "tomorrow"/,
  );
});

test('a file without fields says how to begin', () => {
  expect(() => read('# Hello\n')).toThrow(/Start it with a line of three dashes/);
});
