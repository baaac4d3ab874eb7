import { hashOf } from '../checksum.ts';

/** The result of one problem. Doesn't identify the student. */
export interface ProblemResult {
  name: string;
  isSolved: boolean;
  /** Number of tries, at most seven. */
  tries: number;
  /** Indexes of the mistakes that were made, in the problem's list of foreseen mistakes. */
  mistakes: readonly number[];
}

export interface CodedResults {
  /**
   * A random number that distinguishes students with the same results. It doesn't depend on
   * anything about them.
   */
  mark: number;
  problems: readonly ProblemResult[];
}

/** Data about a problem that encoding and decoding need. */
export interface KnownProblem {
  name: string;
  /** Changes whenever the problem changes, because the indexes of its mistakes may change. */
  version: string;
}

/** The first letter of a code depends on this version. All versions use the same checksum. */
const version = 1;

/** Number of bits for each part. */
const widths = { version: 5, mark: 14, build: 10, count: 4, name: 20, tries: 3, mistake: 6 };

const most = (width: number) => 2 ** width - 1;

/** Maximum number of foreseen mistakes per problem. */
export const mostMistakes = 2 ** widths.mistake;

/** Short hash of a name or version, which has to be unique among the problems of the site. */
export const shortHash = (text: string, width: number = widths.name): number =>
  hashOf(text) % 2 ** width;

const buildOf = (problems: readonly KnownProblem[]) =>
  shortHash(problems.map((problem) => problem.version).join(' '), widths.build);

/** Encodes results as a short code for a tutor. */
export function encodeResults(
  { mark, problems }: CodedResults,
  known: readonly KnownProblem[],
): string {
  const listed = problems.slice(0, most(widths.count));
  const own = listed.flatMap(({ name }) => known.find((each) => each.name === name) ?? []);
  return codeOf(
    [
      bitsOf(version, widths.version),
      bitsOf(mark % 2 ** widths.mark, widths.mark),
      bitsOf(buildOf(own), widths.build),
      bitsOf(listed.length, widths.count),
      ...listed.map(problemBits),
    ].join(''),
  );
}

function problemBits({ name, isSolved, tries, mistakes }: ProblemResult): string {
  const made = [...new Set(mistakes)]
    .filter((place) => place < mostMistakes)
    .slice(0, most(widths.tries));
  return [
    bitsOf(shortHash(name), widths.name),
    isSolved ? '1' : '0',
    bitsOf(Math.min(tries, most(widths.tries)), widths.tries),
    bitsOf(made.length, widths.tries),
    ...made.map((place) => bitsOf(place, widths.mistake)),
  ].join('');
}

/** Decodes a code. If it's invalid, explains why and how to fix it. */
export function readResults(
  text: string,
  known: readonly KnownProblem[],
): CodedResults | { problem: string } {
  const code = readCode(text);
  if ('problem' in code) return code;
  let place = 0;
  const next = (width: number) => {
    place += width;
    return Number.parseInt(code.bits.slice(place - width, place).padEnd(width, '0'), 2);
  };
  const its = next(widths.version);
  if (its !== version) {
    return {
      problem:
        its > version
          ? 'It’s from a newer version of this site. Reload this page and paste it again.'
          : 'It’s not a code that this site made.',
    };
  }
  const [mark, build] = [next(widths.mark), next(widths.build)];
  const found = Array.from({ length: next(widths.count) }, () => {
    const hash = next(widths.name);
    const isSolved = next(1) === 1;
    const tries = next(widths.tries);
    const mistakes = Array.from({ length: next(widths.tries) }, () => next(widths.mistake));
    const problem = known.find(({ name }) => shortHash(name) === hash);
    return problem && { problem, isSolved, tries, mistakes };
  });
  const whole = found.filter((each) => each !== undefined);
  if (whole.length < found.length || whole.length === 0) {
    return { problem: 'It has a problem that this site doesn’t have.' };
  }
  if (buildOf(whole.map(({ problem }) => problem)) !== build) {
    return {
      problem:
        'One of its problems has changed since. Reload this page, and have the student reload theirs for a new code.',
    };
  }
  return {
    mark,
    problems: whole.map(({ problem, ...result }) => ({ name: problem.name, ...result })),
  };
}

/** Crockford's 32 letters and digits, without I, L, O and U, which are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsEach = 5;

/** Number of letters in a group, and in the checksum. */
const group = 4;
const checkBits = group * bitsEach;

/**
 * The polynomial x²⁰ + x³ + 1 is primitive, so it detects any wrong letter and any two swapped
 * letters.
 */
const divisor = 0b1001;
const remainderMask = 2 ** checkBits - 1;

/** Remainder of a polynomial whose coefficients are the given bits. */
function remainderOf(bits: string): number {
  let remainder = 0;
  for (const bit of `${bits}${'0'.repeat(checkBits)}`) {
    const isOver = remainder >= 2 ** (checkBits - 1);
    remainder = ((remainder << 1) & remainderMask) ^ Number(bit) ^ (isOver ? divisor : 0);
  }
  return remainder;
}

/** Writes a number in binary with a fixed number of bits. */
export const bitsOf = (value: number, width: number): string =>
  value.toString(2).padStart(width, '0');

/** Encodes bits as a code that's easy to type, like "1C0M-4XZ9". Adds a checksum. */
export function codeOf(bits: string): string {
  const whole = bits.padEnd(Math.ceil(bits.length / checkBits) * checkBits, '0');
  const all = whole + bitsOf(remainderOf(whole), checkBits);
  const letters = (all.match(/.{5}/g) ?? []).map((each) => alphabet[Number.parseInt(each, 2)]);
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Decodes a typed code. If it's invalid, explains why. */
export function readCode(text: string): { bits: string } | { problem: string } {
  const typed = text
    .toUpperCase()
    .replaceAll(/[\s\-‐-―_.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const letters = Array.from(typed);
  const odd = letters.find((letter) => !alphabet.includes(letter));
  if (odd !== undefined) return { problem: `Codes never have “${odd}” in them.` };
  if (letters.length % group !== 0 || letters.length < 2 * group) {
    return {
      problem: `It has ${String(letters.length)} letters and digits. Codes are groups of 4, so part of it is missing or extra.`,
    };
  }
  const all = letters.map((letter) => bitsOf(alphabet.indexOf(letter), bitsEach)).join('');
  const bits = all.slice(0, -checkBits);
  return bitsOf(remainderOf(bits), checkBits) === all.slice(-checkBits)
    ? { bits }
    : { problem: 'There’s a typo in it, or two letters switched places.' };
}
