import { useRef, useState } from 'react';
import type { Card, Kind } from '../../domain/search/findable.ts';
import { arrange, type Arranged } from '../../domain/search/arrange.ts';
import type { SearchIndex } from '../../domain/search/build-index.ts';
import { search } from '../../domain/search/search.ts';
import { termsOf } from '../../domain/search/terms.ts';
import type { FetchProblem } from '../../browser/fetch-data.ts';
import { campusDay } from '../../browser/campus-day.ts';
import type { SearchAnswer } from './search-answer.ts';
import { Answers, type AnswerVersions } from './answers.ts';
import { cardsOf, IndexFile } from './index-file.ts';

/** What the search shows. */
export type Shown =
  | { state: 'nothing asked' }
  | { state: 'trouble'; problem: FetchProblem }
  | ({
      state: 'answered';
      query: string;
      cardOf: (id: number) => Card;
      /** What stands above the results, where the text asks for it. */
      answer: SearchAnswer | undefined;
    } & Arranged);

/** An answered search. */
export type Answered = Extract<Shown, { state: 'answered' }>;

interface SiteSearch {
  shown: Shown;
  /** Searches for a text, as soon as what that needs is there. */
  ask: (text: string) => void;
  /** Shows more of a kind. */
  more: (kind: Kind) => void;
  /** Tries the same again. */
  again: () => void;
}

const shortest = 2;

/** The search: from what is typed, over the index, to what is shown. */
export function useSiteSearch(version: string, versions: AnswerVersions): SiteSearch {
  const file = useRef<IndexFile>(undefined);
  const answers = useRef<Answers>(undefined);
  const asked = useRef({ text: '', open: new Map<Kind, number>() });
  const [shown, setShown] = useState<Shown>({ state: 'nothing asked' });

  const show = (next: Shown) => {
    setShown(next);
    document.documentElement.classList.remove('search-pending');
  };

  const answer = (index: SearchIndex, { text, open }: typeof asked.current) => {
    const found = search(index, text, campusDay());
    const query = found.instead ?? text.trim();
    show({
      state: 'answered',
      query,
      cardOf: cardsOf(index),
      answer: answers.current?.answer(text),
      ...arrange(found, open),
    });
  };

  const run = (wanted: typeof asked.current) => {
    asked.current = wanted;
    file.current ??= new IndexFile(version);
    answers.current ??= new Answers(versions);
    // To open the page is to ask for nothing: so the index is on its way before the first key.
    const coming = file.current.fetch();
    const { index } = file.current;
    const missing = answers.current.fetchFor(wanted.text);
    // Words that say nothing ask for nothing, and one letter is in everything.
    if (termsOf(wanted.text).join('').length < shortest) show({ state: 'nothing asked' });
    // At once where nothing is missing, so that a key is on the screen with the next frame.
    else if (index && !missing) answer(index, wanted);
    else {
      // Results wait for what stands above them, so that they do not move when it comes.
      void Promise.all([coming, missing]).then(([fetched]) => {
        // Somebody has typed on.
        if (asked.current !== wanted) return;
        if ('data' in fetched) answer(fetched.data, wanted);
        else show({ state: 'trouble', problem: fetched.problem });
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
