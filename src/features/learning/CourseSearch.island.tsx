import { island } from '../../ui/Island.tsx';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ReadyOnly } from './ReadyOnly.tsx';
import { foundWords, useCourseSearch, type CourseWords } from './use-course-search.ts';

interface CourseSearchProps extends CourseWords {
  /** The id of the list of courses, which is part of the page whether this runs or not. */
  list: string;
  label: string;
  /** What stands in the field before anybody types. */
  example: string;
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
      <div className="result-line">
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
