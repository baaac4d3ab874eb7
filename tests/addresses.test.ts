import { expect, test } from 'vitest';
import { matcher, matchRanges, searchable } from '../src/domain/words/match-words.ts';
import { seedIn } from '../src/features/practice/use-variant.ts';
import { partOf, withPart } from '../src/browser/address-part.ts';
import { hostileStrings, randomStrings } from './hostile-strings.ts';

const page = 'https://example.edu/events';
const strings = [...hostileStrings, ...randomStrings(10_000)];

test('parses any address without an error', () => {
  for (const odd of strings) {
    for (const address of [`${page}#${odd}`, `${page}?q=${odd}`, `${page}/${odd}`]) {
      expect(typeof partOf(address, '#')).toBe('string');
      expect(typeof partOf(address, 'q')).toBe('string');
    }
  }
});

test('any typed text survives being written to an address and read back', () => {
  for (const odd of strings.map((text) => text.toWellFormed())) {
    for (const part of ['#', 'q']) {
      expect(partOf(withPart(`${page}?a=b#c`, part, odd), part)).toBe(odd);
    }
  }
});

test('any search works without errors, and is highlighted within the text', () => {
  for (const odd of strings) {
    const text = `Heat exchangers ${odd}`;
    expect(matcher(odd)(searchable(text))).toBe(true);
    for (const [start, end] of matchRanges(text, odd)) {
      expect(start).toBeLessThan(end);
      expect(end).toBeLessThanOrEqual(text.length);
    }
  }
});

test('a seed in an address is used only if it exists', () => {
  for (const odd of strings) {
    const seed = seedIn(odd, 200);
    expect(Number.isInteger(seed) && seed >= 0 && seed <= 200).toBe(true);
  }
});
