import { problemResult } from '../../../domain/practice/exam/problem-result.ts';
import { encodeResults } from '../../../domain/practice/exam/result-code.ts';
import { usePractice } from '../stored-practice.ts';
import { CopyText } from './CopyText.tsx';
import type { JudgedProblem } from './judge-exam.ts';

interface ResultCodeProps {
  judged: readonly JudgedProblem[];
  /** When the exam was begun, which tells apart people with the same results. */
  began: number;
}

/** A short code with which somebody may tell a tutor how it went, without a name. */
export function ResultCode({ judged, began }: ResultCodeProps) {
  const record = usePractice();
  const code = encodeResults(
    {
      mark: began,
      problems: judged.map(({ problem: { name, seed }, answers }) =>
        problemResult({ name, seed, answers }, record[name]),
      ),
    },
    judged.map(({ problem: { name, numbers } }) => ({ name, version: numbers.version })),
  );
  return (
    <details className="exam-code mt-3">
      <summary className="w-fit cursor-pointer py-[0.4rem] font-strong text-orange">
        A code for your tutor
      </summary>
      <p className="exam-note">
        It says which problems you solved, how many tries you took and which mistakes came up. Your
        name isn’t in it, and nothing gets sent: you decide who sees it. Solve a problem later with
        new numbers, and come back here for a new code.
      </p>
      <div className="exam-share">
        <CopyText what="code" text={code} />
      </div>
    </details>
  );
}
