import type { ComponentProps } from 'react';
import type { CourseFacts, CourseLink } from '../../content/courses/queries.ts';
import { counted } from '../../domain/words/counted.ts';
import { whenTaught } from '../../domain/courses/course.ts';
import { termInSentence } from '../../domain/courses/term-names.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { AsideSection } from './AsideSection.tsx';
import { lanes, Piping } from './Piping.tsx';

interface CourseFitsProps extends Omit<ComponentProps<typeof Piping>, 'course'> {
  course: CourseFacts;
}

/**
 * Shows how a course fits into the degree: its piping, when to take it, how much a failure delays
 * the degree, and the courses that the piping omits.
 */
export function CourseFits({ course, ...piping }: CourseFitsProps) {
  const { needs, alongside, opens, delay } = course;
  const plan = planInWords(course);
  return (
    <section aria-labelledby="fits" className="mt-10 lg:mt-14">
      <h2 className="text-[1.5rem]" id="fits">
        Where it fits
      </h2>
      <Piping course={course} {...piping} />
      {(plan !== '' || delay) && (
        <p className="mt-6 max-w-[39em] text-soft md:mt-10">
          {plan}
          {delay && (
            <>
              {` If it slips: ${delay.words} `}
              <TextLink href={delay.map}>See it on the course map</TextLink>
            </>
          )}
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-9 empty:hidden md:grid-cols-2">
        <OtherCourses
          id="alongside"
          heading="With or after"
          courses={alongside.slice(needs.length === 0 ? lanes : 0)}
        />
        <OtherCourses id="more-needs" heading="It also needs" courses={needs.slice(lanes)} />
        <OtherCourses id="more-opens" heading="It also unlocks" courses={opens.slice(lanes)} />
      </div>
    </section>
  );
}

/** Says when a course is offered, when students usually take it, and its credit hours, if known. */
const planInWords = ({ terms, credit, usual }: CourseFacts): string =>
  [
    ...(terms ? [`Taught ${whenTaught(terms)}.`] : []),
    ...(credit === undefined ? [] : [`${counted(credit, 'credit hour')}.`]),
    ...(usual === undefined ? [] : [`Most people take it in ${termInSentence(usual)}.`]),
  ].join(' ');

interface OtherCoursesProps {
  id: string;
  heading: string;
  courses: readonly CourseLink[];
}

/**
 * Lists courses that the piping doesn't draw: courses in the same term, and courses for which
 * there's no room.
 */
function OtherCourses({ id, heading, courses }: OtherCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <AsideSection id={id} title={heading} level="h3">
      <ul>
        {courses.map(({ code, name, page }) => (
          <li key={code}>
            <TextLink href={page}>{code}</TextLink>
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </AsideSection>
  );
}
