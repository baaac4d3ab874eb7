import { useRef, useState } from 'react';
import { substanceMatcher } from '../../../domain/handbook/substances/match-substance.ts';
import { counted } from '../../../domain/words/counted.ts';
import { island } from '../../../ui/Island.tsx';
import { ResultCount } from '../../../ui/ResultCount.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';

interface SubstanceSearchProps {
  /** Id of the list, which is part of the static page. */
  list: string;
  total: number;
}

/** Filters the list of substances while the visitor types, by hiding rows. */
export const SubstanceSearch = island(function SubstanceSearch({
  list,
  total,
}: SubstanceSearchProps) {
  const rows = useRef<HTMLElement[]>(undefined);
  const [found, setFound] = useState(total);

  const search = (text: string) => {
    rows.current ??= readRows(list);
    const matches = substanceMatcher(text);
    for (const row of rows.current) row.hidden = !matches(row.dataset['known'] ?? '');
    setFound(rows.current.filter(({ hidden }) => !hidden).length);
  };

  return (
    <>
      <SearchField
        label="Search by name, formula or CAS number"
        example="MEK"
        controls={list}
        onSearch={search}
      />
      <ResultCount
        empty={found === 0}
        text={
          found === total
            ? counted(total, 'substance')
            : found === 0
              ? 'No substances found.'
              : `${String(found)} of ${counted(total, 'substance')}`
        }
      />
      {found === 0 && (
        <p className="mt-2 max-w-[39em] text-soft">
          Try another name or the formula, like C2H6O. We only list what we could check.
        </p>
      )}
    </>
  );
});

const readRows = (list: string): HTMLElement[] => [
  ...(document.getElementById(list)?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
];
