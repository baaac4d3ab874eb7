import { useRef, useState } from 'react';
import type { Contents } from '../../domain/site-search/build-index.ts';
import type { Card, Kind } from '../../domain/site-search/entry.ts';
import { lettersOf } from '../../domain/site-search/files.ts';
import { arrange, entriesOf, type Arranged } from '../../domain/site-search/arrange.ts';
import { filesOfQuery, search } from '../../domain/site-search/search.ts';
import { termsOf } from '../../domain/site-search/terms.ts';
import type { FetchProblem } from '../../ui/fetch-data.ts';
import { IndexFiles } from './index-files.ts';

/** What the search shows. */
export type Shown =
  | { state: 'nothing asked' }
  | { state: 'trouble'; problem: FetchProblem }
  | ({ state: 'answered'; query: string; cardOf: (id: number) => Card } & Arranged);

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

/** The search: from what is typed, over the files that it needs, to what is shown. */
export function useSiteSearch(contents: Contents): SiteSearch {
  const files = useRef<IndexFiles>(undefined);
  const asked = useRef({ text: '', open: new Map<Kind, number>() });
  const [shown, setShown] = useState<Shown>({ state: 'nothing asked' });

  const show = (next: Shown) => {
    setShown(next);
    document.documentElement.classList.remove('search-pending');
  };

  const run = (wanted: typeof asked.current) => {
    asked.current = wanted;
    files.current ??= new IndexFiles(contents);
    const index = files.current;
    const { text, open } = wanted;
    const words = index.needWords(filesOfQuery(contents, text));
    // Words that say nothing ask for nothing. One letter is in everything, but its words are on the
    // way before the second.
    if (termsOf(text).join('').length < shortest) {
      show({ state: 'nothing asked' });
      return;
    }
    /** Goes on at once where nothing is missing, so that a key is on the screen with the next frame. */
    const after = (missing: Promise<FetchProblem | undefined> | undefined, goOn: () => void) => {
      if (missing === undefined) goOn();
      else {
        void missing.then((problem) => {
          // Somebody has typed on.
          if (asked.current !== wanted) return;
          if (problem === undefined) goOn();
          else show({ state: 'trouble', problem });
        });
      }
    };
    after(words, () => {
      const arranged = arrange(search(contents, index.wordsIn, text), open);
      const letters = open.size === 0 ? lettersOf(text) : undefined;
      after(index.needCards(entriesOf(arranged), letters), () => {
        show({ state: 'answered', query: text, cardOf: index.cardOf, ...arranged });
      });
    });
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
