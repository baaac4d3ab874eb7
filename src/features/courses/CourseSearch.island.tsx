import { island } from '../../ui/Island.tsx';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { foundWords, useCourseSearch, type CourseWords } from './use-course-search.ts';
import { useRef } from 'react';
import { useAddress } from '../../browser/use-address.ts';

interface CourseSearchProps extends CourseWords {
  /** Id of the list of courses. The page contains the list even without this script. */
  list: string;
  label: string;
  example: string;
  /** Label of the checkbox that hides planned items, if there are any. */
  readyOnly?: string | undefined;
  /** Text that describes the list before a search. */
  summary: string;
  nothing: string;
  advice: string;
}

/** Filters the courses as the visitor types, and opens the first course with a match. */
export const CourseSearch = island(function CourseSearch(props: CourseSearchProps) {
  const { list, label, example, readyOnly, summary, nothing, advice } = props;
  const { found, want } = useCourseSearch(list);
  const isEmpty = found?.courses === 0;
  return (
    <>
      <SearchField
        label={label}
        example={example}
        controls={list}
        onSearch={(text) => {
          want({ text });
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 [&>p]:py-1">
        <ResultCount
          empty={isEmpty}
          text={found === undefined ? summary : isEmpty ? nothing : foundWords(found, props)}
        />
        {readyOnly !== undefined && (
          <ReadyOnly
            label={readyOnly}
            controls={list}
            onChange={(isReadyOnly) => {
              want({ isReadyOnly });
            }}
          />
        )}
      </div>
      {isEmpty && <p className="mt-2 max-w-[39em] text-soft">{advice}</p>}
    </>
  );
});

interface ReadyOnlyProps {
  label: string;
  controls: string;
  onChange: (isReadyOnly: boolean) => void;
}

/** Hides planned items. The address stores the choice next to the search text. */
function ReadyOnly({ label, controls, onChange }: ReadyOnlyProps) {
  const box = useRef<HTMLInputElement>(null);
  const hasFollowed = useRef(false);
  const address = useAddress('ready', (wanted) => {
    // Keeps a choice that the visitor made before hydration.
    const chosen = !hasFollowed.current && (box.current?.checked ?? false);
    hasFollowed.current = true;
    const isReadyOnly = wanted !== '' || chosen;
    if (box.current) box.current.checked = isReadyOnly;
    onChange(isReadyOnly);
  });
  return (
    <label className="ready-only needs-script inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-note">
      <input
        className="size-6"
        ref={box}
        type="checkbox"
        aria-controls={controls}
        onChange={({ currentTarget: { checked } }) => {
          onChange(checked);
          address.keep(checked ? '1' : '');
        }}
      />
      {label}
    </label>
  );
}
