import { useRef, useState } from 'react';
import { quickAnswer } from '../../../domain/handbook/quick-answers/quick-answer.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import type { Answer } from '../../../domain/handbook/quick-answers/answer.ts';
import type { PropertyReader } from '../../../domain/handbook/quick-answers/property-reader.ts';
import type { Fetched, FetchProblem } from '../../../browser/fetch-data.ts';
import { fetchReader } from './fetch-reader.ts';

export type Shown =
  | { state: 'empty' | 'waiting' }
  | { state: 'trouble'; problem: FetchProblem }
  | { state: 'no number'; question: string }
  | { state: 'answered'; question: string; answer: Answer };

interface QuickAnswers {
  shown: Shown;
  answerTo: (question: string) => void;
  retry: () => void;
}

/** Answers as the visitor types. The first question that may need properties fetches their data. */
export function useQuickAnswers(version: string, units: UnitSystem): QuickAnswers {
  const [shown, setShown] = useState<Shown>({ state: 'empty' });
  const reader = useRef<PropertyReader>(undefined);
  const fetching = useRef<Promise<Fetched<PropertyReader>>>(undefined);
  const latest = useRef('');

  const show = (next: Shown) => {
    setShown(next);
    document.documentElement.classList.remove('search-pending');
  };

  const answerTo = (question: string) => {
    latest.current = question;
    if (question.trim() === '') {
      show({ state: 'empty' });
      return;
    }
    const found = quickAnswer(question, reader.current, units);
    if (found && (reader.current || found.kind !== 'refused')) {
      show({ state: 'answered', question, answer: found });
    } else if (reader.current) show({ state: 'no number', question });
    else {
      show({ state: 'waiting' });
      fetching.current ??= fetchReader(version);
      void fetching.current.then((fetched) => {
        if ('data' in fetched) reader.current = fetched.data;
        else fetching.current = undefined;
        // The visitor has typed more in the meantime.
        if (latest.current !== question) return;
        if ('data' in fetched) answerTo(question);
        else if (found) show({ state: 'answered', question, answer: found });
        else show({ state: 'trouble', problem: fetched.problem });
      });
    }
  };

  return {
    shown,
    answerTo,
    retry: () => {
      answerTo(latest.current);
    },
  };
}
