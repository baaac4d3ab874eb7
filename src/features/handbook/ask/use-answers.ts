import { useRef, useState } from 'react';
import { ask } from '../../../domain/handbook/ask/ask.ts';
import type { Answer } from '../../../domain/handbook/ask/answer.ts';
import type { PropertyReader } from '../../../domain/handbook/ask/property-reader.ts';
import type { Fetched, FetchProblem } from '../../../browser/fetch-data.ts';
import { fetchReader } from './fetch-reader.ts';

/** What the box shows for what was typed. */
export type Shown =
  | { state: 'nothing asked' | 'waiting' }
  | { state: 'trouble'; problem: FetchProblem }
  | { state: 'no number'; question: string }
  | { state: 'answered'; question: string; answer: Answer };

interface Answers {
  shown: Shown;
  ask: (question: string) => void;
  /** Tries to fetch that again. */
  again: () => void;
}

/** Answers as somebody types; what looks properties up comes with the first question that may need it. */
export function useAnswers(version: string): Answers {
  const [shown, setShown] = useState<Shown>({ state: 'nothing asked' });
  const known = useRef<PropertyReader>(undefined);
  const coming = useRef<Promise<Fetched<PropertyReader>>>(undefined);
  const asked = useRef('');

  const show = (next: Shown) => {
    setShown(next);
    document.documentElement.classList.remove('search-pending');
  };

  const answer = (question: string) => {
    asked.current = question;
    if (question.trim() === '') {
      show({ state: 'nothing asked' });
      return;
    }
    const found = ask(question, known.current);
    if (found && (known.current || found.kind !== 'refused')) {
      show({ state: 'answered', question, answer: found });
    } else if (known.current) show({ state: 'no number', question });
    else {
      show({ state: 'waiting' });
      coming.current ??= fetchReader(version);
      void coming.current.then((fetched) => {
        if ('data' in fetched) known.current = fetched.data;
        else coming.current = undefined;
        // Somebody has typed on.
        if (asked.current !== question) return;
        if ('data' in fetched) answer(question);
        else if (found) show({ state: 'answered', question, answer: found });
        else show({ state: 'trouble', problem: fetched.problem });
      });
    }
  };

  return {
    shown,
    ask: answer,
    again: () => {
      answer(asked.current);
    },
  };
}
