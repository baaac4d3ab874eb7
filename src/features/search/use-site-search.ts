import { useRef, useState } from 'react';
import type { Card, Kind } from '../../domain/search/search-entry.ts';
import { groupResults, respell, search, type GroupedResults } from '../../domain/search/search.ts';
import type { SearchIndex } from '../../domain/search/build-index.ts';
import { matchPage } from '../../domain/search/match-pages.ts';
import { matchTerms } from '../../domain/search/match-terms.ts';
import { termsOf } from '../../domain/search/terms.ts';
import type { Fetched, FetchProblem } from '../../browser/fetch-data.ts';
import { campusDay } from '../../browser/campus-day.ts';
import type { SearchAnswer } from './search-answer.ts';
import { Answers, type AnswerVersions } from './answers.ts';
import { cardsOf, IndexFile } from './index-file.ts';
import { pageAnswer, withTerms } from './TermAnswer.tsx';

export type Shown =
  | { state: 'nothing asked' }
  | { state: 'trouble'; problem: FetchProblem }
  | ({
      state: 'answered';
      query: string;
      cardOf: (id: number) => Card;
      /** The answer above the results, if the text asks for one. */
      answer: SearchAnswer | undefined;
    } & GroupedResults);

export type Answered = Extract<Shown, { state: 'answered' }>;

interface SiteSearch {
  shown: Shown;
  /** Runs a search as soon as the data has loaded. */
  ask: (text: string) => void;
  more: (kind: Kind) => void;
  again: () => void;
}

const shortest = 2;

/** Maximum time that the results wait for an answer, in milliseconds. */
const patience = 3000;

export function useSiteSearch(version: string, versions: AnswerVersions): SiteSearch {
  const file = useRef<IndexFile>(undefined);
  const answers = useRef<Answers>(undefined);
  const asked = useRef({ text: '', open: new Map<Kind, number>() });
  const [shown, setShown] = useState<Shown>({ state: 'nothing asked' });

  const show = (next: Shown) => {
    setShown(next);
    document.documentElement.classList.remove('search-pending');
  };

  const answerOf = (index: SearchIndex, { text, query }: { text: string; query: string }) => {
    // Tries the corrected text first, because a property that seems to be missing may only be
    // misspelled.
    const computed = answers.current?.answer(query) ?? answers.current?.answer(text);
    const page = computed
      ? undefined
      : (matchPage(text, index.pages) ?? matchPage(respell(text, index), index.pages));
    return page ? pageAnswer(page) : withTerms(matchTerms(query, index), computed);
  };

  const answer = (index: SearchIndex, { text, open }: typeof asked.current) => {
    const found = search(index, text, campusDay());
    const query = found.corrected ?? text.trim();
    show({
      state: 'answered',
      query,
      cardOf: cardsOf(index),
      answer: answerOf(index, { text, query }),
      ...groupResults(found, open),
    });
  };

  const run = (wanted: typeof asked.current) => {
    asked.current = wanted;
    file.current ??= new IndexFile(version);
    answers.current ??= new Answers(versions);
    // Fetches the index before the first keystroke.
    const coming = file.current.fetch();
    const { index } = file.current;
    const missing = answers.current.fetchFor(wanted.text);
    // Stop words and single letters don't count as a search.
    if (termsOf(wanted.text).join('').length < shortest) show({ state: 'nothing asked' });
    else if (index && !missing) answer(index, wanted);
    else {
      const showFetched = (fetched: Fetched<SearchIndex>) => {
        // The text has changed in the meantime.
        if (asked.current !== wanted) return;
        if ('data' in fetched) answer(fetched.data, wanted);
        else show({ state: 'trouble', problem: fetched.problem });
      };
      // Waits a short time for the answer above the results, so that they don't move when it
      // arrives.
      const late = new Promise((resolve) => setTimeout(resolve, patience));
      void Promise.all([coming, Promise.race([missing, late])]).then(([fetched]) => {
        showFetched(fetched);
        void missing?.then(() => {
          showFetched(fetched);
        });
      });
    }
  };

  return {
    shown,
    ask: (text) => {
      run({ text, open: new Map() });
    },
    more: (kind) => {
      const { text, open } = asked.current;
      run({ text, open: new Map(open).set(kind, (open.get(kind) ?? 0) + 1) });
    },
    again: () => {
      run({ ...asked.current });
    },
  };
}
