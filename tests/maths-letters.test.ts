import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { mathLetters, slantedLetters } from '../src/documents/maths/letters.ts';

test('the math font has every character an equation can contain', () => {
  const font = create(readFileSync('src/styles/fonts/stix-two-math.woff2'));
  if (!('hasGlyphForCodePoint' in font)) throw new Error('This is a collection of typefaces.');
  // Fonts need no glyph for a no-break space.
  const letters = Array.from(mathLetters.replace('\u00a0', '') + slantedLetters);
  const missing = letters.filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  // Unicode has no slanted h at this code point, because ℎ already existed.
  expect(missing).toEqual(['\u{1d455}']);
});
