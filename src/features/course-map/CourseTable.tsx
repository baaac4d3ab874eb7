import { counted } from '../../domain/counted.ts';
import { whenTaught } from '../../domain/curriculum/course.ts';
import { slipInWords } from '../../domain/curriculum/outcome-words.ts';
import { hoursIn, usualPlan } from '../../domain/curriculum/plan.ts';
import { termName } from '../../domain/curriculum/term-names.ts';
import { costOfSlipping, type Slip } from '../../domain/curriculum/what-if.ts';
import { rowId, type CourseOnMap } from './course-on-map.ts';

interface CourseTableProps {
  courses: readonly CourseOnMap[];
}

/** The map as a table, and what each course costs if it slips: all there is without a script. */
export function CourseTable({ courses }: CourseTableProps) {
  const usual = usualPlan(courses);
  const slips = new Map(costOfSlipping(courses).map((slip) => [slip.code, slip]));
  const terms = [...new Set(usual.values())].toSorted((a, b) => a - b);
  return (
    <table className="course-table">
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Hours</th>
          <th scope="col">Taught</th>
          <th scope="col">Needs</th>
          <th scope="col">Opens</th>
          <th scope="col">If it slips</th>
        </tr>
      </thead>
      {terms.map((term) => {
        const own = courses.filter(({ code }) => usual.get(code) === term);
        return (
          <tbody key={term}>
            <tr className="term-row">
              <th scope="rowgroup" colSpan={6}>
                {termName(term)} <small>{counted(hoursIn(courses, usual, term), 'hour')}</small>
              </th>
            </tr>
            {own.map((course) => (
              <CourseRow key={course.code} course={course} slip={slips.get(course.code)} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

interface CourseRowProps {
  course: CourseOnMap;
  slip: Slip | undefined;
}

function CourseRow({ course, slip }: CourseRowProps) {
  const { code, name, credit, needs, alongside, opens, terms, isElective, page } = course;
  return (
    <tr id={rowId(code)} className="addressed">
      <th scope="row">
        {page === undefined ? <b>{code}</b> : <a href={page}>{code}</a>} {name}
        {isElective && <small> elective</small>}
      </th>
      <td data-word="Hours">{credit ?? '–'}</td>
      <td data-word="Taught">{whenTaught(terms)}</td>
      <td data-word="Needs">
        <Codes codes={needs} />
        {alongside.length > 0 && (
          <>
            {needs.length > 0 && '; '}
            together with <Codes codes={alongside} />
          </>
        )}
        {needs.length + alongside.length === 0 && 'nothing'}
      </td>
      <td data-word="Opens">{opens.length === 0 ? 'nothing' : <Codes codes={opens} />}</td>
      <td data-word="If it slips">{slip && slipInWords(slip)}</td>
    </tr>
  );
}

/** Codes that lead to their rows. */
function Codes({ codes }: { codes: readonly string[] }) {
  return codes.map((code, place) => (
    <span key={code}>
      {place > 0 && ', '}
      <a className="word-link" href={`#${rowId(code)}`}>
        {code}
      </a>
    </span>
  ));
}
