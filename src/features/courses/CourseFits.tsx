import type { CourseFacts, CourseLink } from '../../content/courses/queries.ts';
import { counted } from '../../domain/words/counted.ts';
import { termInWords, whenTaught } from '../../domain/courses/course.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { lanes } from './Piping.tsx';

/** When to take a course, what it costs if it slips, and the courses for which the piping has no line. */
export function CourseFits({ course }: { course: CourseFacts }) {
  const { needs, alongside, opens, slip } = course;
  const plan = planInWords(course);
  return (
    <div className="course-fits course-aside grid gap-x-12 gap-y-9 md:grid-cols-2">
      {(plan !== '' || slip) && (
        <section aria-labelledby="plan">
          <h2 id="plan">When to take it</h2>
          {plan !== '' && <p>{plan}</p>}
          {slip && (
            <>
              <p>{`If it slips: ${slip.words}`}</p>
              <p>
                <TextLink href={slip.map}>See it on the course map</TextLink>
              </p>
            </>
          )}
        </section>
      )}
      <OtherCourses
        id="alongside"
        heading="With or after"
        courses={alongside.slice(needs.length === 0 ? lanes : 0)}
      />
      <OtherCourses id="more-needs" heading="It also needs" courses={needs.slice(lanes)} />
      <OtherCourses id="more-opens" heading="It also unlocks" courses={opens.slice(lanes)} />
    </div>
  );
}

/** When a course is taught and taken, and its hours, as far as the file says so. */
const planInWords = ({ terms, credit, usual }: CourseFacts): string =>
  [
    ...(terms ? [`Taught ${whenTaught(terms)}.`] : []),
    ...(credit === undefined ? [] : [`${counted(credit, 'credit hour')}.`]),
    ...(usual === undefined ? [] : [`Most people take it in ${termInWords(usual)}.`]),
  ].join(' ');

interface OtherCoursesProps {
  id: string;
  heading: string;
  courses: readonly CourseLink[];
}

/** Courses that the piping does not draw: those of the same term, and those for which no line is left. */
function OtherCourses({ id, heading, courses }: OtherCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {courses.map(({ code, name, page }) => (
          <li key={code}>
            <TextLink href={page}>{code}</TextLink>
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
