import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oddWords } from '../tools/check/voice.ts';

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const files = globSync('{src,editor,tools}/**/*.{ts,tsx,astro}', {
  exclude: [
    '**/*.test.ts',
    // These files list the banned words and the stop words of the search.
    'tools/check/voice.ts',
    'src/domain/search/terms.ts',
  ],
});

test('bans unnatural words from the site’s texts', () => {
  const odd = files.flatMap((file) =>
    oddWords(readFileSync(file, 'utf8').replaceAll(comments, '').replaceAll(/\s+/g, ' ')).map(
      (words) => `${file}: ${words}`,
    ),
  );
  expect(odd).toEqual([]);
});

test.each([
  ['The answer stands here.', 'appears'],
  ['A temperature, such as °C', 'like 40'],
  ['Should you need an override, ask.', 'If you'],
  ['Before the exam one should sleep.', '"you"'],
  ['You have used the radius.', 'the past'],
  ['the colour of the drum', 'American'],
])('gives advice on “%s”', (sentence, cure) => {
  expect(oddWords(sentence).join()).toContain(cure);
});

test.each(['Should you drop a course? Ask us.', 'Gases such as helium'])(
  'allows “%s”',
  (sentence) => {
    expect(oddWords(sentence)).toEqual([]);
  },
);
