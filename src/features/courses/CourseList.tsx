import type { Library, LibraryCourse } from '../../content/courses/library-queries.ts';
import { listedInWords } from '../../domain/courses/listed-count.ts';
import { classTermName } from '../../domain/courses/term-names.ts';
import { counted } from '../../domain/words/counted.ts';
import { slug } from '../../domain/words/slug.ts';
import { LibraryPanel, type LibraryWords } from './LibraryPanel.tsx';
import { hasValve, Valve, valveOf } from './Valve.tsx';

interface CourseListProps extends LibraryWords {
  id: string;
  subjects: Library['subjects'];
}

/**
 * Lists all courses by subject, one line each. Only one course can be open at a time, even without
 * JavaScript.
 */
export function CourseList({ id, subjects, ...words }: CourseListProps) {
  return (
    <div id={id} className="search-result grid grid-cols-1 gap-10">
      {subjects.map(({ name, courses }) => (
        <section key={name} aria-labelledby={slug(name)}>
          <div className="flex items-baseline justify-between gap-4 pb-2 sm:pr-9">
            <h2 className="text-h3" id={slug(name)}>
              {name}
            </h2>
            <p className="text-note text-soft" data-read>
              {inWords(courses)}
            </p>
          </div>
          {courses.map((course, place) => (
            <CourseLine
              key={course.code}
              course={course}
              term={termOf(course) === termOf(courses[place - 1]) ? '' : termOf(course)}
              {...words}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

const termOf = (course?: LibraryCourse) =>
  course?.usual === undefined ? '' : classTermName(course.usual);

/** Formats the number of lessons: "14 lessons", "1 lesson, 3 planned". */
const inWords = (courses: readonly LibraryCourse[]) =>
  listedInWords(courses.flatMap(({ lessons }) => lessons.filter(hasValve))) ||
  (courses.some(({ usedIn = [] }) => usedIn.length > 0) ? 'Where you’ll use it' : '');

interface CourseLineProps extends LibraryWords {
  course: LibraryCourse;
  /**
   * The term in which most people take the course. Empty if it's the same as for the course above.
   */
  term: string;
}

/**
 * Draws a course as a pipe with a valve for each lesson. When the course is open, the valves have
 * names.
 */
function CourseLine({ course, term, ...rest }: CourseLineProps) {
  const { code, name, usual, words, usedIn = [], lessons, problems } = course;
  const next = lessons.find((lesson) => lesson.name !== undefined);
  const count = problems.filter(({ written }) => written).length;
  return (
    <details
      className="course-row border-t border-hair last:border-b"
      name="course"
      data-usual={usual}
      data-words={words}
    >
      <summary className="group disclosure grid grid-cols-[minmax(0,1fr)_auto] items-center gap-y-1 py-2.5 sm:pr-9 lg:min-h-[2.8rem] lg:grid-cols-[8rem_5.8rem_calc(var(--x)-13.8rem)_minmax(0,1fr)_auto] lg:content-center lg:items-baseline lg:gap-y-0">
        <span className="text-minor text-soft max-lg:hidden">{term}</span>
        <h3
          className={`text-wrap group-hover:text-accent max-lg:col-span-2 max-sm:pr-9 lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-baseline lg:pr-4 ${lessons.length > 0 ? 'text-[1.1rem] leading-[1.25] font-h3' : 'font-sans leading-[1.35] tracking-normal'}`}
        >
          <span
            className={`code-tag mr-1.5 max-lg:text-fine ${lessons.length > 0 ? 'max-sm:block' : ''}`}
          >
            {code}
          </span>
          {` ${name}`}
        </h3>
        {next && (
          <span
            className="block truncate text-note leading-[1.35] text-soft max-lg:col-span-2 max-lg:not-in-data-begun:hidden max-sm:pr-9 lg:col-start-3 lg:pr-4"
            data-next
          >
            <b className="font-semibold text-ink">First</b> <span>{next.title}</span>
          </span>
        )}
        {lessons.length > 0 ? (
          <>
            <span
              className="valves flex h-6 min-w-0 items-center forced-color-adjust-none [print-color-adjust:exact] lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:self-center"
              aria-hidden="true"
            >
              {lessons.filter(hasValve).map((lesson) => (
                <i
                  key={lesson.title}
                  className="relative grid min-w-0 basis-[2.125rem] place-items-center"
                  {...valveOf(lesson, rest.first)}
                >
                  <Valve />
                </i>
              ))}
            </span>
            <span className="pl-3 text-right text-note leading-[1.35] whitespace-nowrap text-soft lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:self-center">
              <b className="font-normal in-data-begun:font-strong in-data-begun:text-ink" data-read>
                {listedInWords(lessons)}
              </b>
              {count > 0 && (
                <span className="max-lg:hidden lg:block">{` ${counted(count, 'problem')}`}</span>
              )}
            </span>
          </>
        ) : (
          <span className="instead col-span-2 text-note leading-[1.35] text-soft max-sm:sr-only lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:self-center lg:pl-10">
            {usedIn.length > 0 && (
              <i className="mr-3 mb-1 -ml-10 inline-block w-7 border-t-2 border-dashed border-second max-lg:hidden" />
            )}
            {insteadOf(course)}
          </span>
        )}
      </summary>
      {/* The id is on the content, so that a link to it, or find-in-page, opens the course. */}
      <div id={slug(code)} className="pb-5 lg:grid lg:grid-cols-[var(--x)_minmax(0,1fr)]">
        <LibraryPanel course={course} {...rest} />
      </div>
    </details>
  );
}

/**
 * Says what a course without lessons has instead: lessons of other courses that use it, or pages
 * elsewhere.
 */
function insteadOf({ usedIn = [], outside = [] }: LibraryCourse): string {
  const titles = usedIn.flatMap(({ lessons }) => lessons.map(({ title }) => title));
  const [first, ...more] = new Set(titles);
  if (first === undefined) return outside.length > 0 ? 'Good pages elsewhere' : 'No lessons yet';
  return `Used in ${first}${more.length > 0 ? ` and ${String(more.length)} more` : ''}`;
}
