import { useEffect, useState } from 'react';
import { tallyByTopic, type ProblemOfTopic } from '../../domain/practice/tally.ts';
import { island } from '../../ui/Island.tsx';
import { markClasses, problemsIn } from './mark-problems.ts';
import { usePractice } from './stored-practice.ts';
import { TopicTallies } from './TopicTallies.tsx';

interface ProblemMarksProps {
  list: string;
}

/** Marks the visitor's progress in a list of classes, and summarizes it by topic. */
export const ProblemMarks = island(function ProblemMarks({ list }: ProblemMarksProps) {
  const record = usePractice();
  const [problems, setProblems] = useState<readonly ProblemOfTopic[]>([]);
  useEffect(() => {
    const element = document.getElementById(list);
    markClasses(element, record);
    setProblems((before) => (before.length > 0 || !element ? before : problemsIn(element)));
  }, [list, record]);

  const topics = tallyByTopic(problems, record);
  if (topics.every(({ tried, solved }) => tried + solved === 0)) return null;
  return (
    <details className="by-topic needs-script mt-6 border-y border-hair">
      <summary className="disclosure py-3.5 pr-9 hover:text-accent">
        <h2 className="text-h4 leading-close font-h3">By topic</h2>
      </summary>
      <TopicTallies topics={topics} record={record} />
    </details>
  );
});
