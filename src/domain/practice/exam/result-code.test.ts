import { describe, expect, test } from 'vitest';
import { seeded } from '../../quantities/seeded.ts';
import {
  encodeResults,
  readResults,
  bitsOf,
  codeOf,
  readCode,
  type ProblemResult,
  type CodedResults,
} from './result-code.ts';

const known = Array.from({ length: 40 }, (_, place) => ({
  name: `problem-${String(place)}`,
  version: `v${String(place)}`,
}));
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** CodedResults of some problems, drawn at random. */
function anyResults(random: () => number): CodedResults {
  const below = (count: number) => Math.floor(random() * count);
  const names = known.toSorted(() => random() - 0.5).slice(0, 1 + below(12));
  const problems = names.map(({ name }): ProblemResult => ({
    name,
    isSolved: random() < 0.5,
    tries: below(8),
    mistakes: [...new Set(Array.from({ length: below(8) }, () => below(64)))],
  }));
  return { mark: below(2 ** 14), problems };
}

const one: CodedResults = {
  mark: 4711,
  problems: [{ name: 'problem-7', isSolved: true, tries: 2, mistakes: [3] }],
};

test('a code says what was put into it', () => {
  const random = seeded(1);
  for (let round = 0; round < 500; round += 1) {
    const results = anyResults(random);
    expect(readResults(encodeResults(results, known), known)).toEqual(results);
  }
});

test('one problem takes at most five groups of four, three of them eight', () => {
  expect(encodeResults(one, known)).toMatch(/^1[\dA-Z]{3}(-[\dA-HJKMNP-TV-Z]{4}){3,4}$/);
  const three = known.slice(0, 3).map(({ name }) => ({ ...one.problems[0], name }));
  const code = encodeResults({ mark: 1, problems: three as ProblemResult[] }, known);
  expect(code.split('-').length).toBeLessThanOrEqual(8);
});

test('it may be typed in small letters, with spaces, and with look-alikes', () => {
  const code = encodeResults(one, known);
  for (const typed of [
    code.toLowerCase(),
    code.replaceAll('-', ' '),
    ` ${code.replaceAll('-', '')} `,
    code.replaceAll('0', 'o').replaceAll('1', 'l'),
    code.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('-', '–'),
  ]) {
    expect(readResults(typed, known)).toEqual(one);
  }
});

describe('the checksum', () => {
  const codes = [5, 6, 7].map((seed) => encodeResults(anyResults(seeded(seed)), known));
  const letters = codes.map((code) => Array.from(code.replaceAll('-', '')));

  test('finds every wrong letter', () => {
    for (const all of letters) {
      for (const [place, letter] of all.entries()) {
        for (const other of alphabet.replace(letter, '')) {
          expect(readCode(all.with(place, other).join(''))).toHaveProperty('problem');
        }
      }
    }
  });

  test('finds any two letters that changed places', () => {
    for (const all of letters) {
      for (const [a, one] of all.entries()) {
        for (const [b, other] of all.entries()) {
          if (a >= b || one === other) continue;
          expect(readCode(all.with(a, other).with(b, one).join(''))).toHaveProperty('problem');
        }
      }
    }
  });
});

test.each([
  ['1C0M-4XU9', /“U”/],
  ['', /0 letters/],
  ['0000-0000', /not a code that this site made/],
  [codeOf(bitsOf(2, 5)), /newer version.*Reload/],
  [encodeResults(one, known).replace(/.$/, (last) => (last === '7' ? '8' : '7')), /typo/],
])('what is wrong with %s is said', (code, words) => {
  expect(readResults(code, known)).toEqual({ problem: expect.stringMatching(words) as string });
});

test('a problem that is gone, or has changed since, is no cause to name mistakes falsely', () => {
  const code = encodeResults(one, known);
  expect(readResults(code, known.slice(0, 3))).toHaveProperty('problem');
  const changed = known.map((problem) => ({ ...problem, version: 'new' }));
  expect(readResults(code, changed)).toEqual({
    problem: expect.stringContaining('changed since') as string,
  });
});
