import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { enterBoard } from '../../tests/temporary-folder.ts';
import { citedFromMemory } from './cited-from-memory.ts';

const lesson = 'content/lessons/stress.mdx';

beforeEach(() => {
  enterBoard('one-of-each');
  mkdirSync('library');
  writeFileSync(
    'library/books.yaml',
    `books:
  - id: wells
    authors: Yard
    title: Old Wells
  - id: pumps
    authors: Shaft
    title: The Pump Book
    edition: 9th edition
`,
  );
});

const found = (text: string) => {
  writeFileSync(lesson, text);
  return citedFromMemory().map(({ file, line, text: words }) => ({ file, line, words }));
};

test('lists all places in a book at the book, with their lines', () => {
  const text = `one
<Reference book="pumps" chapter="3" source="memory">
  Leaks
</Reference>
<Reference
  book="pumps"
  section="4.1"
  source="memory"
>
  Noise
</Reference>`;
  expect(found(text)).toEqual([
    {
      file: 'library/books.yaml',
      line: 5,
      words:
        'nobody has looked these up in Shaft, The Pump Book, 9th edition: chapter 3 in stress.mdx, line 2; section 4.1 in stress.mdx, line 5. Open the book, and delete source="memory" from each',
    },
  ]);
});

test('lists a link where it is', () => {
  expect(
    found('\n<Reference href="https://a.example.org/x" source="memory">X</Reference>'),
  ).toEqual([
    {
      file: lesson,
      line: 2,
      words: 'the link is from memory: open https://a.example.org/x, and delete source="memory"',
    },
  ]);
});

test('lists the numbers of a file together', () => {
  const text = 'one\nThe factors are from memory.\n<Given source="Yard (from memory)" />';
  expect(found(text)).toEqual([
    {
      file: lesson,
      line: 2,
      words: 'a number is from memory, like those on line 3: look it up, and delete "from memory"',
    },
  ]);
});

test('skips what somebody has looked up', () => {
  expect(
    found('<Reference book="pumps" chapter="3">X</Reference>\n<Reference href="https://a.org/">'),
  ).toEqual([]);
});
