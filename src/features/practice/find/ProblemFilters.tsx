import { memo, type RefObject } from 'react';
import {
  countChosen,
  type ChosenFilters,
  type Filter,
} from '../../../domain/practice/find-problems.ts';
import type { Choice, Choices } from './problem-choices.ts';

interface ProblemFiltersProps {
  choices: Choices;
  chosen: ChosenFilters;
  /** Number of matches for each choice. Undefined until the list has been parsed. */
  counts: Counts | undefined;
  panel: RefObject<HTMLFieldSetElement | null>;
  onChoose: (filter: Filter, value: string) => void;
}

/** Number of matches for each choice, and the filters they were counted with. */
interface Counts {
  chosen: ChosenFilters;
  of: Readonly<Record<Filter, ReadonlyMap<string, number>>>;
}

const labels: readonly (readonly [filter: Filter, label: string])[] = [
  ['class', 'Class'],
  ['topic', 'Topic'],
  ['state', 'Progress'],
  ['size', 'Size'],
  ['minutes', 'Time'],
];

/** Menus for filtering problems. On phones, they are collapsed. */
export function ProblemFilters({ choices, chosen, counts, panel, onChoose }: ProblemFiltersProps) {
  const active = countChosen(chosen);
  return (
    <details className="filters needs-script mb-4 md:details-content:block md:details-content:[content-visibility:visible] print:hidden">
      <summary className="disclosure border-y border-hair py-2.5 pr-9 font-strong hover:text-accent md:supports-[selector(::details-content)]:hidden">
        Filter
        {active > 0 && (
          <span className="ml-2.5 text-note text-accent">{` ${String(active)} chosen`}</span>
        )}
      </summary>
      <fieldset
        className="grid grid-cols-2 gap-x-3.5 gap-y-2.5 pt-3 pb-1 md:grid-cols-[1.5fr_1.3fr_1.25fr_1fr_1.1fr] md:gap-x-7 md:supports-[selector(::details-content)]:py-0"
        ref={panel}
        // One listener serves all menus, so that a change doesn't render the others.
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) onChoose(target.name as Filter, target.value);
        }}
      >
        <legend className="sr-only">Filter problems</legend>
        {labels.map(([filter, label]) => (
          <label key={filter} className="min-w-0 max-md:first-of-type:col-span-full">
            <span className="mb-0.5 block text-minor text-soft">{label}</span>
            <select
              className={`min-h-11 w-full cursor-pointer border-b-[1.5px] border-soft py-1 pr-6 text-[1rem] text-ellipsis hover:border-accent ${chosen[filter] === '' ? '' : 'border-b-3 border-b-stream font-strong'}`}
              name={filter}
              autoComplete="off"
            >
              <FilterOptions
                choices={choices[filter]}
                counts={counts?.of[filter]}
                chosen={counts?.chosen[filter]}
              />
            </select>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface FilterOptionsProps {
  choices: readonly Choice[];
  counts: ReadonlyMap<string, number> | undefined;
  chosen: string | undefined;
}

/** The options of a filter, rendered again only when the counts change. */
const FilterOptions = memo(function FilterOptions(props: FilterOptionsProps) {
  const { choices, counts, chosen } = props;
  return (
    <>
      <option className="bg-sheet text-ink disabled:text-soft" value="">
        Any
      </option>
      {choices.map(([value, words]) => {
        const count = counts && (counts.get(value) ?? 0);
        return (
          <option
            className="bg-sheet text-ink disabled:text-soft"
            key={value}
            value={value}
            disabled={count === 0 && value !== chosen}
          >
            {count === undefined ? words : `${words} (${String(count)})`}
          </option>
        );
      })}
    </>
  );
});
