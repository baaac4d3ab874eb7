import { problemResult } from '../../../domain/practice/exam/problem-result.ts';
import { encodeResults } from '../../../domain/practice/exam/result-code.ts';
import type { PracticeRecord } from '../../../domain/practice/record.ts';
import type { JudgedProblem } from './judge-exam.ts';

/** Returns the result code for a tutor. The results include work on the problems after the exam. */
export const makeCode = (
  judged: readonly JudgedProblem[],
  began: number,
  record: PracticeRecord,
): string =>
  encodeResults(
    {
      mark: began,
      problems: judged.map(({ problem: { name, seed }, answers }) =>
        problemResult({ name, seed, answers }, record[name]),
      ),
    },
    judged.map(({ problem: { name, numbers } }) => ({ name, version: numbers.version })),
  );

export type MakeCode = typeof makeCode;
