import { Fragment } from 'react';
import type { CourseFacts, CourseLesson } from '../../content/courses/queries.ts';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import { listedInWords } from '../../domain/courses/listed-count.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { CourseIdeas } from './CourseIdeas.tsx';
import { takes } from './course-work.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface CourseLessonsProps {
  course: Pick<CourseFacts, 'lessons' | 'usedIn' | 'note' | 'outside' | 'exam'>;
  words: Pick<CoursePageWords, 'planned' | 'plannedLink'> & { noLessons: string };
}

/** Lessons of a course: written ones on a full pipe, planned ones dashed. */
export function CourseLessons({ course, words }: CourseLessonsProps) {
  const { lessons, usedIn = [], note, outside = [], exam } = course;
  const [ready, wanted] = [lessons.filter(isReady), lessons.filter((each) => !isReady(each))];
  return (
    <section aria-labelledby="read">
      <div className="row justify-between">
        <h2 className="text-h2" id="read">
          Read
        </h2>
        {lessons.length > 0 && (
          <p className="text-note text-soft" data-read>
            {listedInWords(lessons)}
          </p>
        )}
      </div>
      {note !== undefined && ready.length === 0 && (
        <p className="mt-4 max-w-[36.5em] text-soft">
          <LinkedText parts={textParts(note)} />{' '}
          {outside.length > 0 && <TextLink href="#elsewhere">Good pages on other sites</TextLink>}
        </p>
      )}
      {usedIn.length > 0 && (
        <div className="mt-5">
          <CourseIdeas ideas={usedIn} />
        </div>
      )}
      {lessons.length === 0 && note === undefined && usedIn.length === 0 && (
        <p className="mt-4 max-w-[36.5em] text-soft">
          <LinkedText parts={textParts(words.noLessons)} />
        </p>
      )}
      {lessons.length > 0 && (
        <ol className="lesson-line pipe-list mt-6 [--dot-at:0.15rem] [--dot:1.25rem] [--line-from:0.8rem]">
          {ready.map((lesson) => (
            <WrittenLesson key={lesson.title} {...lesson} />
          ))}
          {wanted.map(({ title, description }) => (
            <li key={title} className="planned pb-5 pl-10 last:pb-0">
              <h3 className="font-sans text-[1.0625rem] leading-normal font-semibold tracking-normal text-soft">
                {title}
                <span className="sr-only"> (not written yet)</span>
              </h3>
              <p className="text-note leading-[1.45] text-soft">{description}</p>
            </li>
          ))}
          {exam && ready.length > 0 && (
            <li className="written no-print pl-10">
              <TextLink href="#exam">Mock exam</TextLink>
            </li>
          )}
        </ol>
      )}
      {wanted.length > 0 && (
        <p className="mt-5 text-note text-soft">
          {words.planned} <TextLink href="/contact">{words.plannedLink}</TextLink>
        </p>
      )}
    </section>
  );
}

function WrittenLesson(lesson: CourseLesson) {
  const { name, title, description, page, pdf, minutes, needs } = lesson;
  return (
    <li className="written pb-6 pl-10 last:pb-0" data-lesson={name}>
      <h3 className="text-h3 leading-title font-h3">
        <a
          className="inline-block underline decoration-stream decoration-2 underline-offset-5 hover:text-accent hover:decoration-3"
          href={page ?? pdf}
        >
          {title}
        </a>
      </h3>
      <p className="mt-1 max-w-[36.5em]">{description}</p>
      <p className="mt-1 max-w-[36.5em] text-note text-soft">
        <span data-takes>
          {minutes === undefined ? pdf !== undefined && 'PDF' : takes(minutes)}
        </span>
        <b className="state font-strong text-accent" />
        {needs.length > 0 && (
          <span className="block">
            Builds on{' '}
            {needs.map((need, place) => (
              <Fragment key={need.page}>
                {place > 0 && (place === needs.length - 1 ? ' and ' : ', ')}
                <a
                  className="inline-block py-0.5 underline underline-offset-4 hover:text-accent"
                  href={need.page}
                >
                  {need.title}
                </a>
              </Fragment>
            ))}
          </span>
        )}
      </p>
    </li>
  );
}

const isReady = ({ page, pdf }: CourseLesson) => (page ?? pdf) !== undefined;
