import { useEffect, useState } from 'react';
import { usePractice } from '../stored-practice.ts';
import { CopyText } from './CopyText.tsx';
import type { JudgedProblem } from './judge-exam.ts';
import type { MakeCode } from './make-code.ts';

interface ResultCodeProps {
  judged: readonly JudgedProblem[];
  /** Start time of the exam, which distinguishes students with the same results. */
  began: number;
}

/** Shows a short, anonymous code with the results, which the student can send to a tutor. */
export function ResultCode({ judged, began }: ResultCodeProps) {
  const record = usePractice();
  const [make, setMake] = useState<MakeCode>();
  useEffect(() => {
    let isWanted = true;
    // Few visitors need a code, so the module that makes it loads last, and its errors are ignored.
    import('./make-code.ts').then(
      ({ makeCode }) => {
        if (isWanted) setMake(() => makeCode);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!make) return null;
  return (
    <details className="exam-code mt-3">
      <summary className="w-fit cursor-pointer py-1.5 font-strong text-accent">
        A code for your tutor
      </summary>
      <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
        It says which problems you solved, how many tries you took and which mistakes came up. Your
        name isn’t in it, and nothing gets sent: you decide who sees it. Solve a problem later with
        new numbers, and come back here for a new code.
      </p>
      <div className="exam-share">
        <CopyText what="code" text={make(judged, began, record)} />
      </div>
    </details>
  );
}
