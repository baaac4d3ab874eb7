import type { CourseFacts } from '../../content/courses/queries.ts';
import {
  nextInCourse,
  nothingKept,
  type CourseWork,
} from '../../domain/practice/next-in-course.ts';
import { takes } from './course-work.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

const workOf = ({ code, lessons, problems, seeds, topics, exam }: CourseFacts): CourseWork => ({
  code,
  lessons: lessons.flatMap(({ name, title, page, minutes }) =>
    name === undefined || page === undefined || minutes === undefined
      ? []
      : [{ name, title, page, takes: takes(minutes) }],
  ),
  problems: problems.flatMap(({ title, written }) =>
    written
      ? [
          {
            name: written.name,
            title,
            page: written.page,
            takes: takes(written.minutes, written.size),
            seeds: seeds.get(written.name) ?? 0,
          },
        ]
      : [],
  ),
  topics,
  exam: exam?.setUp,
});

interface CourseHeadProps {
  course: CourseFacts;
  lead: string;
}

export function CourseHead({ course, lead }: CourseHeadProps) {
  return (
    <div className="grid gap-x-20 gap-y-4 pb-6 lg:has-[.course-next]:grid-cols-[minmax(0,1fr)_22rem] lg:has-[.course-next]:items-end lg:has-[.course-next]:pb-9">
      <div className="pt-5 md:pt-14">
        <p className="eyebrow">{course.code}</p>
        <h1 className="mt-1.5 text-[clamp(1.8rem,0.9rem_+_4vw,4rem)] leading-[1.04] font-h1 md:mt-2.5">
          {course.name}
        </h1>
        <p className="mt-2 max-w-[24.5em] text-[1rem] leading-[1.4] text-balance text-soft md:mt-4 md:text-[length:var(--text-lead)] md:leading-[1.55]">
          {lead}
        </p>
      </div>
      <CourseNext course={course} />
    </div>
  );
}

/**
 * Recommends the next step and the one after it. The build shows the steps for a new visitor.
 * src/features/courses/tell-course-record.ts then adapts them to this browser's record.
 */
function CourseNext({ course }: { course: CourseFacts }) {
  // Without a record, the date doesn't matter.
  const [first, second] = nextInCourse(workOf(course), nothingKept, { day: '', now: 0 });
  if (!first) return null;
  return (
    <section
      className="course-next no-print"
      aria-label="What’s next"
      data-code={course.code}
      data-exam={course.exam?.setUp}
    >
      <p className="grid">
        <ButtonLink href={first.href} variant="solid">
          {first.words}
        </ButtonLink>
      </p>
      <p className="mt-2 text-note text-soft">
        <span data-note>{first.note}.</span>{' '}
        {second && (
          <span data-then>
            <span>{second.then}</span>{' '}
            <a className="word-link" href={second.href}>
              {second.title}
            </a>
            .
          </span>
        )}
        {course.exam && (
          <span className="block" data-week>
            Exam this week?{' '}
            <a className="word-link" href={course.exam.setUp}>
              Take a mock exam
            </a>
          </span>
        )}
      </p>
    </section>
  );
}
