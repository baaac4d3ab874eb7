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

test('decodes what was encoded', () => {
  const random = seeded(1);
  for (let round = 0; round < 500; round += 1) {
    const results = anyResults(random);
    expect(readResults(encodeResults(results, known), known)).toEqual(results);
  }
});

test('has at most five groups for one problem, and eight for three', () => {
  expect(encodeResults(one, known)).toMatch(/^1[\dA-Z]{3}(-[\dA-HJKMNP-TV-Z]{4}){3,4}$/);
  const three = known.slice(0, 3).map(({ name }) => ({ ...one.problems[0], name }));
  const code = encodeResults({ mark: 1, problems: three as ProblemResult[] }, known);
  expect(code.split('-').length).toBeLessThanOrEqual(8);
});

test('reads lowercase, spaces and look-alikes', () => {
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

  test('detects every wrong letter', () => {
    for (const all of letters) {
      for (const [place, letter] of all.entries()) {
        for (const other of alphabet.replace(letter, '')) {
          expect(readCode(all.with(place, other).join(''))).toHaveProperty('problem');
        }
      }
    }
  });

  test('detects any two swapped letters', () => {
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
])('says what is wrong with %s', (code, words) => {
  expect(readResults(code, known)).toEqual({ problem: expect.stringMatching(words) as string });
});

test('rejects a code with a removed or changed problem', () => {
  const code = encodeResults(one, known);
  expect(readResults(code, known.slice(0, 3))).toHaveProperty('problem');
  const changed = known.map((problem) => ({ ...problem, version: 'new' }));
  expect(readResults(code, changed)).toEqual({
    problem: expect.stringContaining('changed since') as string,
  });
});
