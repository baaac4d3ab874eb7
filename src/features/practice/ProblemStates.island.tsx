import { useEffect } from 'react';
import { island } from '../../ui/Island.tsx';
import { problemsIn, reword, solvedOf, tellStates } from './mark-problems.ts';
import { usePractice } from './stored-practice.ts';

interface ProblemStatesProps {
  /** The id of the list of problems, each of which has a place for its state. */
  list: string;
  /** What is said under the list. */
  words: string;
}

const names = { tried: 'Tried', solved: 'Solved', mastered: 'Mastered' };

/** Says beside each problem of a course how far this visitor is with it, in words and by a tank. */
export const ProblemStates = island(function ProblemStates({ list, words }: ProblemStatesProps) {
  const record = usePractice();
  useEffect(() => {
    const element = document.getElementById(list);
    tellStates(element, record, (item, state) => {
      if (state === undefined) delete item.dataset['state'];
      else item.dataset['state'] = state;
      reword(item.querySelector('.state'), state && names[state]);
    });
    reword(
      element?.parentElement?.querySelector<HTMLElement>('[data-solved]') ?? null,
      element ? solvedOf(problemsIn(element), record) : undefined,
    );
  }, [list, record]);
  return <p className="aside-note needs-script">{words}</p>;
});
