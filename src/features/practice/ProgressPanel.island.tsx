import { useEffect } from 'react';
import type { PracticeRecord } from '../../domain/practice/record.ts';
import { island } from '../../ui/Island.tsx';
import { CarryRecord } from './CarryRecord.tsx';
import { problemsIn, reword, solvedOf, stateWords, tally, tellStates } from './mark-problems.ts';
import { usePractice } from './stored-practice.ts';

interface ProgressPanelProps {
  /** The id of the list of classes, whose problems get their marks. */
  list: string;
  /** The names of all problems. */
  problems: readonly string[];
}

/** How far this visitor is, as this browser remembers it, and how that gets to another device. */
export const ProgressPanel = island(function ProgressPanel({ list, problems }: ProgressPanelProps) {
  const record = usePractice();
  useEffect(() => {
    markProblems(list, record);
  }, [list, record]);

  const { solved, tried } = tally(problems, record);
  return (
    <div className={`progress needs-script ${Object.keys(record).length === 0 ? 'is-empty' : ''}`}>
      {solved + tried > 0 && (
        <p className="progress-sum">
          {`Solved ${String(solved)} of ${String(problems.length)} problems${tried === 0 ? '' : `, tried ${String(tried)} ${solved === 0 ? 'so far' : 'more'}`}.`}
        </p>
      )}
      <CarryRecord record={record} />
    </div>
  );
});

/** Says beside each problem of the list whether it is solved or tried, and of each class how many. */
function markProblems(list: string, record: PracticeRecord) {
  const element = document.getElementById(list);
  tellStates(element, record, (item, state) => {
    item.querySelector('.state')?.remove();
    if (state === undefined) return;
    const mark = document.createElement('span');
    mark.className = `state ${state}`;
    mark.textContent = stateWords[state];
    item.querySelector('.facts')?.append(' ', mark);
  });
  for (const course of element?.querySelectorAll('details') ?? []) {
    reword(course.querySelector('.count'), solvedOf(problemsIn(course), record));
  }
}
