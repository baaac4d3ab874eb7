import { useEffect, useState } from 'react';
import { tallyByTopic, type ProblemOfTopic } from '../../domain/practice/tally.ts';
import { island } from '../../ui/Island.tsx';
import { problemsIn, reword, solvedIn, tellStates } from './mark-problems.ts';
import { usePractice } from './stored-practice.ts';
import { TopicTallies } from './TopicTallies.tsx';

interface ProblemStatesProps {
  /** The id of the list of problems, each of which has a place for its state. */
  list: string;
  /** What is said under the list. */
  words: string;
}

/** Says beside each problem of a course how far this visitor is with it, in words and by a tank. */
export const ProblemStates = island(function ProblemStates({ list, words }: ProblemStatesProps) {
  const record = usePractice();
  const [problems, setProblems] = useState<readonly ProblemOfTopic[]>([]);
  useEffect(() => {
    const element = document.getElementById(list);
    tellStates(element, record, (item, state, label) => {
      if (state === undefined) delete item.dataset['state'];
      else item.dataset['state'] = state;
      // The tank beside it is its sign.
      reword(item.querySelector('.state'), state && label.slice(2));
    });
    reword(
      element?.parentElement?.querySelector<HTMLElement>('[data-solved]') ?? null,
      element ? solvedIn(element, record) : undefined,
    );
    setProblems((before) => (before.length > 0 || !element ? before : problemsIn(element)));
  }, [list, record]);
  const topics = tallyByTopic(problems, record);
  const hasBegun = topics.some(({ tried, solved }) => tried + solved > 0);
  return (
    <>
      {/* Of a single topic the line above the list has said everything. */}
      {hasBegun && topics.length > 1 && (
        <section aria-labelledby="by-topic" className="course-topics">
          <h3 id="by-topic">By topic</h3>
          <TopicTallies topics={topics} record={record} />
        </section>
      )}
      <p className="aside-note needs-script mt-5 text-note text-soft">{words}</p>
    </>
  );
});
