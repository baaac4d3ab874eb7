import { memo, type RefObject } from 'react';
import { howManyAsked, type Asked, type Filter } from '../../domain/practice/find-problems.ts';
import type { Choice, Choices } from './problem-choices.ts';

interface ProblemFiltersProps {
  choices: Choices;
  asked: Asked;
  /** How many problems each choice would find; not known before the list is read. */
  counts: Readonly<Record<Filter, ReadonlyMap<string, number>>> | undefined;
  panel: RefObject<HTMLFieldSetElement | null>;
  onAsk: (filter: Filter, value: string) => void;
}

const labels: readonly (readonly [filter: Filter, label: string])[] = [
  ['class', 'Class'],
  ['topic', 'Topic'],
  ['state', 'Progress'],
  ['size', 'Size'],
  ['minutes', 'Time'],
];

/** Chooses problems by what is known of them: one row on a phone, which opens. */
export function ProblemFilters({ choices, asked, counts, panel, onAsk }: ProblemFiltersProps) {
  const active = howManyAsked(asked);
  return (
    <details className="filters needs-script">
      <summary>
        Filter{active > 0 && <span className="filters-on">{` ${String(active)} chosen`}</span>}
      </summary>
      <fieldset
        ref={panel}
        // One ear for all of them, so that none is drawn again because another was changed.
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) onAsk(target.name as Filter, target.value);
        }}
      >
        <legend className="sr-only">Filter problems</legend>
        {labels.map(([filter, label]) => (
          <FilterSelect
            key={filter}
            filter={filter}
            label={label}
            choices={choices[filter]}
            chosen={asked[filter]}
            counts={counts?.[filter]}
          />
        ))}
      </fieldset>
    </details>
  );
}

interface FilterSelectProps {
  filter: Filter;
  label: string;
  choices: readonly Choice[];
  chosen: string;
  counts: ReadonlyMap<string, number> | undefined;
}

const FilterSelect = memo(function FilterSelect(props: FilterSelectProps) {
  const { filter, label, choices, chosen, counts } = props;
  return (
    <label className={chosen === '' ? '' : 'is-chosen'}>
      <span>{label}</span>
      <select name={filter} autoComplete="off">
        <option value="">Any</option>
        {choices.map(([value, words]) => {
          const count = counts && (counts.get(value) ?? 0);
          return (
            <option key={value} value={value} disabled={count === 0 && value !== chosen}>
              {count === undefined ? words : `${words} (${String(count)})`}
            </option>
          );
        })}
      </select>
    </label>
  );
});
