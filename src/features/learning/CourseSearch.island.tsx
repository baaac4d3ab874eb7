import { useRef, useState } from 'react';
import { counted } from '../../domain/counted.ts';
import { searchable } from '../../domain/search.ts';
import { island } from '../../ui/Island.tsx';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { match, readCourses, show, type CourseEntry, type Found } from './course-entries.ts';
import { ReadyOnly } from './ReadyOnly.tsx';

interface CourseSearchProps {
  /** The id of the list of courses, which is part of the page whether this runs or not. */
  list: string;
  label: string;
  /** What stands in the field before anybody types. */
  example: string;
  /** How many courses there are, and what they are called here, one and many. */
  total: number;
  courses: readonly [one: string, many: string];
  /** What is listed in them, one and many. */
  items: readonly [one: string, many: string];
  /** What chooses those that are written, where some are not. */
  readyOnly?: string | undefined;
  /** What the list holds before anybody searches. */
  summary: string;
  /** What to say, and what to do, when nothing is found. */
  nothing: string;
  advice: string;
}

/** Narrows the courses down while somebody types, and opens the first with what they want in it. */
export const CourseSearch = island(function CourseSearch(props: CourseSearchProps) {
  const { list, label, example, readyOnly, summary, nothing, advice } = props;
  const entries = useRef<CourseEntry[]>(undefined);
  const current = useRef<Generator>(undefined);
  const wanted = useRef({ text: '', isReadyOnly: false });
  const [found, setFound] = useState<Found>();

  const want = (change: Partial<typeof wanted.current>) => {
    wanted.current = { ...wanted.current, ...change };
    const { text, isReadyOnly } = wanted.current;
    if (entries.current === undefined && searchable(text) === '' && !isReadyOnly) {
      // The page is as it should be, with the course open that its address names; only the list is
      // read, so that the first key need not wait for it.
      setTimeout(() => (entries.current ??= readCourses(list)));
      return;
    }
    entries.current ??= readCourses(list);
    setFound(match(entries.current, wanted.current));
    const showing = show(entries.current, wanted.current, 'text' in change);
    current.current = showing;
    const goOn = () => {
      if (current.current !== showing || showing.next().done) return;
      // The first screenful is painted before the rest of a long list is touched.
      requestAnimationFrame(() => setTimeout(goOn));
    };
    goOn();
  };
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
      <div className="result-line">
        <ResultCount
          empty={isEmpty}
          text={found === undefined ? summary : isEmpty ? nothing : inWords(found, props)}
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

function inWords(found: Found, { total, courses, items }: CourseSearchProps): string {
  const some = `${String(found.courses)} of ${counted(total, ...courses)}`;
  const item = items[found.items === 1 ? 0 : 1];
  if (found.items === 0) return some;
  return `${some}, ${String(found.items)} ${found.isSearch ? 'matching ' : ''}${item}`;
}
