import { useState } from 'react';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { Copied } from './Copied.tsx';
import type { SetProblem } from './set-problem.ts';
import { fetchSolution } from './sheet.ts';
import { useFetched } from './use-fetched.ts';

interface SolutionBoxProps {
  problem: SetProblem;
  printed: readonly string[] | undefined;
}

/** The worked solution of a problem with the numbers of the exam, fetched when somebody opens it. */
export function SolutionBox({ problem, printed }: SolutionBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const {
    found,
    problem: trouble,
    retry,
  } = useFetched(isOpen ? problem.name : '', [problem], fetchSolution);
  const solution = found?.[0];
  return (
    <details
      className="exam-solution"
      onToggle={({ currentTarget: { open } }) => {
        if (open) setOpen(true);
      }}
    >
      <summary>
        Solution<span className="sr-only"> of {problem.title}</span>
      </summary>
      {solution ? (
        <Copied from={solution} printed={printed} className="prose document" />
      ) : (
        <p role="status">
          {trouble ? (
            <FetchTrouble what="The solution" problem={trouble} retry={retry} />
          ) : (
            isOpen && 'Fetching the solution…'
          )}
        </p>
      )}
    </details>
  );
}
