import { useMemo, useRef, useState, type RefObject } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { readKept, recordKeys } from '../../../domain/practice/kept-record.ts';
import {
  countChoices,
  findProblems,
  howManyAsked,
  filters,
  knownChoice,
  nothingAsked,
  type Asked,
  type Filter,
} from '../../../domain/practice/find-problems.ts';
import { Button } from '../../../ui/Button.tsx';
import { island } from '../../../ui/Island.tsx';
import { ResultCount } from '../../../ui/ResultCount.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useSettled } from '../../../browser/use-settled.ts';
import { useStored } from '../../../browser/use-stored.ts';
import { FoundProblems } from './FoundProblems.tsx';
import { standing, type OwnChoices, type Choices } from './problem-choices.ts';
import { readProblems, type ProblemRow } from './problem-rows.ts';
import { ProblemFilters } from './ProblemFilters.tsx';
import { foundWords, useCourseSearch } from '../../courses/use-course-search.ts';
import { useAddressParts } from '../../../browser/use-address-parts.ts';

interface PracticeSearchProps {
  /** The id of the list of classes, which is part of the page whether this runs or not. */
  list: string;
  /** What stands in the field before anybody types. */
  example: string;
  /** How many classes there are, and what the list holds before anybody searches. */
  total: number;
  summary: string;
  choices: OwnChoices;
  /** What to do when no class is found. */
  advice: string;
}

const words = { courses: ['class', 'classes'], items: ['problem', 'problems'] } as const;

/**
 * Narrows the classes down while somebody types, and shows the problems themselves, in one list in
 * the place of the classes, as soon as one of them is chosen by what is known of it.
 */
export const PracticeSearch = island(function PracticeSearch(props: PracticeSearchProps) {
  const { list, example, total, summary, advice } = props;
  const choices = useMemo(() => ({ ...props.choices, ...standing }), [props.choices]);
  const { found, want } = useCourseSearch(list);
  const [problems, setProblems] = useState<readonly ProblemRow[]>();
  const [text, setText] = useState('');
  const now = useRef({ text: '', isFiltered: false });
  const record = useRecord();

  const { asked, ask, clear, panel } = useFilters(choices, (next) => {
    const isFiltered = howManyAsked(next) > 0;
    // At once, so that the classes are not seen before they go.
    document.getElementById(list)?.classList.toggle('is-away', isFiltered);
    if (!isFiltered && now.current.isFiltered) want({ text: now.current.text });
    now.current.isFiltered = isFiltered;
    if (problems) return;
    const read = () => {
      setProblems(readProblems(list));
    };
    if (isFiltered) read();
    else setTimeout(read);
  });
  const isFiltered = howManyAsked(asked) > 0;
  const wish = useMemo(() => ({ asked, text, record }), [asked, text, record]);
  const results = useMemo(
    () => (isFiltered && problems ? findProblems(problems, wish) : undefined),
    [isFiltered, problems, wish],
  );
  // What is found comes first; a browser measures every choice that is counted anew.
  const settled = useSettled(wish);
  const counts = useMemo(
    () => problems && { asked: settled.asked, of: countChoices(problems, settled) },
    [problems, settled],
  );

  const isEmpty = results ? results.length === 0 : found?.courses === 0;
  const count = results
    ? `${String(results.length)} of ${counted(problems?.length ?? 0, 'problem')}`
    : found
      ? foundWords(found, { total, ...words })
      : summary;
  const nothing = results ? 'No problems found.' : 'No classes found.';
  return (
    <div className="finder">
      <ProblemFilters {...{ choices, asked, counts, panel }} onAsk={ask} />
      <SearchField
        label="Search classes and problems"
        example={example}
        controls={list}
        onSearch={(next) => {
          now.current.text = next;
          setText(next);
          if (!now.current.isFiltered) want({ text: next });
        }}
      />
      <div className="result-line mt-1.5 flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-0">
        <ResultCount empty={isEmpty} text={isEmpty ? nothing : count} />
        {isFiltered && (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              // The button goes, so it hands the focus on.
              const details = panel.current?.closest('details');
              const places = details?.querySelectorAll<HTMLElement>('summary, select') ?? [];
              [...places].find((place) => place.checkVisibility())?.focus();
              clear();
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
      {isEmpty && !results && <p className="mt-2 max-w-[39em] text-soft">{advice}</p>}
      {results && results.length > 0 && <FoundProblems problems={results} record={record} />}
    </div>
  );
});

/** What this browser remembers of problems. */
function useRecord() {
  const [newest, second, oldest] = recordKeys;
  const [text, secondText, oldText] = [useStored(newest), useStored(second), useStored(oldest)];
  return useMemo(() => readKept(text, secondText, oldText), [text, secondText, oldText]);
}

interface Filters {
  asked: Asked;
  /** Around the selects, whose own elements hold what is chosen: a choice before the script counts. */
  panel: RefObject<HTMLFieldSetElement | null>;
  ask: (filter: Filter, value: string) => void;
  clear: () => void;
}

/** What is asked for, which is kept in the address; `onAsked` hears of it before it is drawn. */
function useFilters(choices: Choices, onAsked: (asked: Asked) => void): Filters {
  const panel = useRef<HTMLFieldSetElement>(null);
  const hasFollowed = useRef(false);
  const [asked, setAsked] = useState(nothingAsked);

  const take = (next: Asked) => {
    for (const select of panel.current?.querySelectorAll('select') ?? []) {
      const value = next[select.name as Filter];
      if (select.value !== value) select.value = value;
    }
    setAsked(next);
    onAsked(next);
  };
  const address = useAddressParts(filters, (values) => {
    const early = (filter: Filter) =>
      hasFollowed.current
        ? ''
        : (panel.current?.querySelector<HTMLSelectElement>(`[name=${filter}]`)?.value ?? '');
    const read = (filter: Filter) => {
      const known = choices[filter].map(([value]) => value);
      return knownChoice(values[filter], known) || early(filter);
    };
    const next = Object.fromEntries(filters.map((filter) => [filter, read(filter)])) as Asked;
    hasFollowed.current = true;
    take(next);
  });
  return {
    asked,
    panel,
    ask: (filter, value) => {
      take({ ...asked, [filter]: value });
      afterPaint(() => {
        address.goTo({ [filter]: value }, filter);
      });
    },
    clear: () => {
      take(nothingAsked);
      afterPaint(() => {
        address.goTo(nothingAsked, 'all');
      });
    },
  };
}

/** A browser takes its time to change the address, and nobody looks at it first. */
const afterPaint = (change: () => void) => requestAnimationFrame(() => setTimeout(change));
