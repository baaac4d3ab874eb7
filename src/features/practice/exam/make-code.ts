import { problemResult } from '../../../domain/practice/exam/problem-result.ts';
import { encodeResults } from '../../../domain/practice/exam/result-code.ts';
import type { PracticeRecord } from '../../../domain/practice/record.ts';
import type { JudgedProblem } from './judge-exam.ts';

/** The code that tells a tutor how these problems went, with what was done about them since. */
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

/** What makes such a code. */
export type MakeCode = typeof makeCode;
