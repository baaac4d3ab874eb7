import { hashOf } from '../checksum.ts';
import { bitsOf, codeOf, readCode } from './typed-code.ts';

/** What became of one problem, without a word about who did it. */
export interface ProblemResult {
  name: string;
  isSolved: boolean;
  /** How many times an answer was checked; more than seven count as seven. */
  tries: number;
  /** The foreseen mistakes that came up, by their places among all of the problem. */
  mistakes: readonly number[];
}

/** What became of the problems of an exam. */
export interface CodedResults {
  /** A number that tells apart people with the same results; it says nothing about them. */
  mark: number;
  problems: readonly ProblemResult[];
}

/** A problem as both ends of a code know it. */
export interface KnownProblem {
  name: string;
  /** Changes with anything in the problem, and so with the places of its mistakes. */
  version: string;
}

/** Each version begins with a letter of its own; the checksum stays the same for all of them. */
const version = 1;

/** How many bits each part has. */
const widths = { version: 5, mark: 14, build: 10, count: 4, name: 20, tries: 3, mistake: 6 };

/** The largest number that so many bits hold. */
const most = (width: number) => 2 ** width - 1;

/** Of how many foreseen mistakes of a problem a code can tell. */
export const mostMistakes = 2 ** widths.mistake;

/** A number for a name or a version; two of those that the site has must not have the same. */
export const shortHash = (text: string, width: number = widths.name): number =>
  hashOf(text) % 2 ** width;

const buildOf = (problems: readonly KnownProblem[]) =>
  shortHash(problems.map((problem) => problem.version).join(' '), widths.build);

/** CodedResults as a short code for a tutor. */
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

/** Reads such a code, or says what is wrong with it and what to do. */
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
