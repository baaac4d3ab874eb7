import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { mathLetters, slantedLetters } from '../src/documents/maths/letters.ts';

test('the typeface of equations has every letter that an equation may have', () => {
  const font = create(readFileSync('src/styles/fonts/stix-two-math.woff2'));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('This is a collection of typefaces.');
  // Browsers draw no glyph for a space that holds words together.
  const letters = Array.from(mathLetters.replace('\u00a0', '') + slantedLetters);
  const missing = letters.filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  // The place of the slanted h is kept empty: it has been ℎ for longer.
  expect(missing).toEqual(['\u{1d455}']);
});
