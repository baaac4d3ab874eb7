import { useMemo, useRef, useState, type RefObject } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import {
  countChoices,
  findProblems,
  countChosen,
  filters,
  knownChoice,
  noFilters,
  type ChosenFilters,
  type Filter,
} from '../../../domain/practice/find-problems.ts';
import { Button } from '../../../ui/Button.tsx';
import { island } from '../../../ui/Island.tsx';
import { ResultCount } from '../../../ui/ResultCount.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useSettled } from '../../../browser/use-settled.ts';
import { usePractice } from '../stored-practice.ts';
import { FoundProblems } from './FoundProblems.tsx';
import { fixedChoices, type OwnChoices, type Choices } from './problem-choices.ts';
import { readProblems, type ProblemRow } from './problem-rows.ts';
import { ProblemFilters } from './ProblemFilters.tsx';
import { foundWords, useCourseSearch } from '../../courses/use-course-search.ts';
import { useAddressParts } from '../../../browser/use-address-parts.ts';

interface PracticeSearchProps {
  /** Id of the list of classes. The page contains the list even without this script. */
  list: string;
  example: string;
  /** Number of classes, and the summary without filters. */
  total: number;
  summary: string;
  choices: OwnChoices;
  advice: string;
}

const words = { courses: ['class', 'classes'], items: ['problem', 'problems'] } as const;

/**
 * Searches and filters the classes. As long as a filter is set, matching problems replace the list
 * of classes.
 */
export const PracticeSearch = island(function PracticeSearch(props: PracticeSearchProps) {
  const { list, example, total, summary, advice } = props;
  const choices = useMemo(() => ({ ...props.choices, ...fixedChoices }), [props.choices]);
  const { found, want } = useCourseSearch(list);
  const [problems, setProblems] = useState<readonly ProblemRow[]>();
  const [text, setText] = useState('');
  const now = useRef({ text: '', isFiltered: false });
  const record = usePractice();

  const { chosen, choose, clear, panel } = useFilters(choices, (next) => {
    const isFiltered = countChosen(next) > 0;
    // Toggles the CSS class before React renders, so that the list doesn't flash.
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
  const isFiltered = countChosen(chosen) > 0;
  const query = useMemo(() => ({ chosen, text, record }), [chosen, text, record]);
  const results = useMemo(
    () => (isFiltered && problems ? findProblems(problems, query) : undefined),
    [isFiltered, problems, query],
  );
  // Delayed, because the browser measures every option that changes.
  const settled = useSettled(query);
  const counts = useMemo(
    () => problems && { chosen: settled.chosen, of: countChoices(problems, settled) },
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
      <ProblemFilters {...{ choices, chosen, counts, panel }} onChoose={choose} />
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
      <div className="mt-1.5 flex min-h-15 flex-wrap items-center justify-between gap-x-6 [&>p]:py-2">
        <ResultCount empty={isEmpty} text={isEmpty ? nothing : count} />
        {isFiltered && (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              // The button disappears, so the focus moves.
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

interface Filters {
  chosen: ChosenFilters;
  /** Contains the <select> elements, whose values may have been chosen before hydration. */
  panel: RefObject<HTMLFieldSetElement | null>;
  choose: (filter: Filter, value: string) => void;
  clear: () => void;
}

/** Keeps the filters in the address. `onChosen` is called before React renders them. */
function useFilters(choices: Choices, onChosen: (chosen: ChosenFilters) => void): Filters {
  const panel = useRef<HTMLFieldSetElement>(null);
  const hasFollowed = useRef(false);
  const [chosen, setChosen] = useState(noFilters);

  const take = (next: ChosenFilters) => {
    for (const select of panel.current?.querySelectorAll('select') ?? []) {
      const value = next[select.name as Filter];
      if (select.value !== value) select.value = value;
    }
    setChosen(next);
    onChosen(next);
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
    const next = Object.fromEntries(
      filters.map((filter) => [filter, read(filter)]),
    ) as ChosenFilters;
    hasFollowed.current = true;
    take(next);
  });
  return {
    chosen,
    panel,
    choose: (filter, value) => {
      take({ ...chosen, [filter]: value });
      afterPaint(() => {
        address.goTo({ [filter]: value }, filter);
      });
    },
    clear: () => {
      take(noFilters);
      afterPaint(() => {
        address.goTo(noFilters, 'all');
      });
    },
  };
}

/** Changing the address is slow, so it happens after the paint. */
const afterPaint = (change: () => void) => requestAnimationFrame(() => setTimeout(change));
