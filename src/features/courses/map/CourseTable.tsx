import { counted } from '../../../domain/words/counted.ts';
import { whenTaught } from '../../../domain/courses/course.ts';
import { delayInWords } from '../../../domain/courses/outcome-words.ts';
import { hoursIn, usualPlan } from '../../../domain/courses/plan.ts';
import { termName } from '../../../domain/courses/term-names.ts';
import { delaysOf, type Delay } from '../../../domain/courses/what-if.ts';
import { opensOf, rowId, type CourseOnMap } from './course-on-map.ts';

interface CourseTableProps {
  courses: readonly CourseOnMap[];
}

/**
 * Shows the map as a table, with the delay that failing each course causes. The table needs no
 * script.
 */
export function CourseTable({ courses }: CourseTableProps) {
  const usual = usualPlan(courses);
  const delays = new Map(delaysOf(courses).map((delay) => [delay.code, delay]));
  const terms = [...new Set(usual.values())].toSorted((a, b) => a - b);
  return (
    <table className="course-table data-table text-note leading-[1.45] [--cell-x:1.25rem] not-print:max-lg:block print:text-[8.5pt]">
      <thead className="not-print:max-lg:sr-only">
        <tr className="not-print:max-lg:border-b not-print:max-lg:border-b-hair not-print:max-lg:py-3 print:break-inside-avoid">
          <th scope="col">Course</th>
          <th scope="col">Hours</th>
          <th scope="col">Taught</th>
          <th scope="col">Needs</th>
          <th scope="col">Unlocks</th>
          <th scope="col">If it slips</th>
        </tr>
      </thead>
      {terms.map((term) => {
        const own = courses.filter(({ code }) => usual.get(code) === term);
        return (
          <tbody key={term}>
            <tr className="term-row not-print:max-lg:border-b-2 not-print:max-lg:border-b-ink not-print:max-lg:py-3 not-print:max-lg:pb-1.5 print:break-inside-avoid print:break-after-avoid">
              <th
                className="pt-7 font-display text-(length:--text-h3) leading-title font-h3 not-print:max-lg:pt-4"
                scope="rowgroup"
                colSpan={6}
              >
                {termName(term)}{' '}
                <small className="font-sans text-note leading-[normal] font-normal text-soft">
                  {counted(hoursIn(courses, usual, term), 'hour')}
                </small>
              </th>
            </tr>
            {own.map((course) => (
              <CourseRow
                key={course.code}
                course={course}
                opens={opensOf(course.code, courses)}
                delay={delays.get(course.code)}
              />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

interface CourseRowProps {
  course: CourseOnMap;
  opens: readonly string[];
  delay: Delay | undefined;
}

function CourseRow({ course, opens, delay }: CourseRowProps) {
  const { code, name, credit, needs, alongside, terms, isElective, page } = course;
  return (
    <tr
      id={rowId(code)}
      className="addressed not-print:max-lg:border-b not-print:max-lg:border-b-hair not-print:max-lg:py-3 print:break-inside-avoid"
    >
      <th scope="row">
        {page === undefined ? (
          <b className="mr-[0.25em] font-strong whitespace-nowrap text-ink">{code}</b>
        ) : (
          <a
            className="mr-[0.25em] inline-block py-0.5 font-strong whitespace-nowrap text-ink underline decoration-[1.5px] underline-offset-4"
            href={page}
          >
            {code}
          </a>
        )}{' '}
        {name}
        {isElective && (
          <small className="font-sans text-note leading-[normal] font-normal text-soft">
            {' '}
            elective
          </small>
        )}
      </th>
      <td data-word="Hours">{credit ?? '–'}</td>
      <td data-word="Taught">{whenTaught(terms)}</td>
      <td data-word="Needs">
        <Codes codes={needs} />
        {alongside.length > 0 && (
          <>
            {needs.length > 0 && '; '}
            with or after <Codes codes={alongside} />
          </>
        )}
        {needs.length + alongside.length === 0 && 'nothing'}
      </td>
      <td data-word="Unlocks">{opens.length === 0 ? 'nothing' : <Codes codes={opens} />}</td>
      <td className="lg:max-w-[24em]" data-word="If it slips">
        {delay && delayInWords(delay)}
      </td>
    </tr>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  return codes.map((code, place) => (
    <span key={code}>
      {place > 0 && ', '}
      <a className="word-link inline-block whitespace-nowrap" href={`#${rowId(code)}`}>
        {code}
      </a>
    </span>
  ));
}
