import { expect, test } from 'vitest';
import type { Verdict } from '../../answers/asked-quantity.ts';
import { withEntry, withHelp } from '../work.ts';
import type { PracticeRecord } from '../record.ts';
import { problemResult } from './problem-result.ts';

const name = 'wall';
const questions = [
  { name: 'q', mistakes: ['You left out the brick.', 'You added the areas.'] },
  { name: 'T', mistakes: ['That’s the outside.'] },
];
const right: Verdict = { kind: 'right', sentence: 'That’s within 1 % of the solution.' };
const said = (sentence: string): Verdict => ({ kind: 'wrong', sentence });
const day = '2026-11-01';

function handIn(verdicts: readonly (Verdict | undefined)[], before: PracticeRecord = {}) {
  const answers = questions.map((question, place) => ({ question, verdict: verdicts[place] }));
  let record = before;
  for (const { question, verdict } of answers) {
    if (verdict)
      record = enter(record, 4, question.name, verdict.kind === 'right', mistakeIn(verdict));
  }
  return { handedIn: { name, seed: 4, answers }, record };
}
const mistakeIn = ({ sentence }: Verdict) =>
  questions.flatMap(({ mistakes }) => mistakes).find((each) => each === sentence) ?? '';

let typed = 0;
const enter = (
  record: PracticeRecord,
  seed: number,
  answer: string,
  isRight: boolean,
  mistake = '',
) =>
  withEntry(
    record,
    { name, seed, answers: ['q', 'T'] },
    { answer, text: String((typed += 1)), isRight, mistake },
    day,
  );

test('a right hand-in is solved on the first try', () => {
  const { handedIn, record } = handIn([right, right]);
  const solved = { name, isSolved: true, tries: 1, mistakes: [] };
  expect(problemResult(handedIn, record[name])).toEqual(solved);
  expect(problemResult(handedIn, undefined)).toEqual(solved);
});

test('identifies mistakes by index among all of the problem', () => {
  const { handedIn, record } = handIn([said('You added the areas.'), said('That’s the outside.')]);
  const result = { name, isSolved: false, tries: 1, mistakes: [1, 2] };
  expect(problemResult(handedIn, record[name])).toEqual(result);
  expect(problemResult(handedIn, undefined)).toEqual(result);
});

test('counts later tries with new numbers until it is solved', () => {
  const { handedIn, record } = handIn([said('It’s too large.'), right]);
  let after = enter(record, 9, 'q', false, 'You left out the brick.');
  after = enter(enter(after, 9, 'q', true), 9, 'T', true);
  // Work after the problem was solved is practice and doesn't count.
  after = enter(after, 11, 'q', false, 'You added the areas.');
  expect(problemResult(handedIn, after[name])).toEqual({
    ...{ name, isSolved: true, tries: 3, mistakes: [0] },
  });
});

test('ignores practice before the exam', () => {
  const before = enter({}, 2, 'q', false, 'You left out the brick.');
  const { handedIn, record } = handIn([right, right], before);
  expect(problemResult(handedIn, record[name])).toMatchObject({ tries: 1, mistakes: [] });
});

test('numbers with an opened solution are not solved', () => {
  const { handedIn, record } = handIn([said('It’s too large.'), right]);
  const read = withHelp(record, { name, seed: 4 }, 'solution', day);
  const after = enter(read, 4, 'q', true);
  expect(problemResult(handedIn, after[name])).toMatchObject({ isSolved: false, tries: 2 });
});
