import type { CourseFacts } from '../../content/courses/queries.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CourseIdeas } from './CourseIdeas.tsx';

interface CourseEndProps {
  course: CourseFacts;
  words: Record<'noLessons' | 'noPractice' | 'remembered', string>;
}

const cell = 'flex flex-col items-start justify-between';

/** The course as a whole: its packet to print and its mock exam. */
export function CourseEnd({ course, words }: CourseEndProps) {
  const { code, lessons, problems, exam, packet } = course;
  const hasProblems = problems.some(({ written }) => written);
  const printed = [
    ...(lessons.some(({ sheet }) => sheet !== undefined) ? ['every formula sheet'] : []),
    ...(exam ? ['an exam with its key'] : []),
  ].join(' and ');
  return (
    <>
      <div className="no-print topic-columns grid gap-x-7 gap-y-4 border-y border-t-[1.5px] border-hair border-t-ink py-4 sm:max-lg:grid-cols-2 [&_a]:max-sm:w-full [&_p]:max-w-[36em] [&_p]:text-note [&_p]:leading-[1.4] [&_p]:text-soft">
        {(packet ?? exam) && (
          <h3 className="text-[1.1rem] leading-title sm:col-span-2">All of it</h3>
        )}
        <div className={`empty:max-lg:hidden lg:col-start-3 ${cell}`}>
          {packet && (
            <>
              <p className="mb-2">
                To print: {printed}
                <span data-pdf-facts={packet.pdf} />.
              </p>
              <ButtonLink href={packet.pdf} variant="line">
                <span>
                  Print the packet<span className="sr-only"> for {code}</span>
                </span>
              </ButtonLink>
            </>
          )}
          <WithoutLessons course={course} words={words} />
        </div>
        <div className={`lg:col-start-4 ${cell}`}>
          {exam && (
            <>
              <p className="mb-2">
                A mock exam with new numbers every time, or{' '}
                <a className="word-link" href={exam.page}>
                  on paper
                </a>{' '}
                with a key.
              </p>
              <ButtonLink href={exam.setUp} variant="line">
                Mock exam with a clock
              </ButtonLink>
            </>
          )}
          {problems.length === 0 && (
            <p>
              <LinkedText parts={textParts(words.noPractice)} />
            </p>
          )}
        </div>
      </div>
      {hasProblems && <p className="needs-script mt-3 text-minor text-soft">{words.remembered}</p>}
    </>
  );
}

/** Says where else to look if none of a course's lessons are written. */
function WithoutLessons({ course, words }: CourseEndProps) {
  const { lessons, usedIn = [], note, outside = [] } = course;
  if (lessons.some(({ page, pdf }) => (page ?? pdf) !== undefined)) return null;
  const said = note ?? (lessons.length + usedIn.length === 0 ? words.noLessons : undefined);
  if (said === undefined) return null;
  return (
    <p className="text-soft">
      <LinkedText parts={textParts(said)} />{' '}
      {note !== undefined && outside.length > 0 && (
        <TextLink href="#elsewhere">Good pages on other sites</TextLink>
      )}
    </p>
  );
}

/**
 * Lists the ideas of a course that lessons use. For a course without lessons and problems, says
 * where else to look.
 */
export function CourseElsewhere({ course, words }: CourseEndProps) {
  const { lessons, problems, usedIn = [] } = course;
  const isBare = lessons.length + problems.length === 0;
  if (usedIn.length === 0 && !isBare) return null;
  return (
    <div className="grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:pt-12 [&_p]:max-w-[36.5em]">
      <section aria-labelledby="read">
        <h2 className="mb-3 text-[1.5rem]" id="read">
          Read
        </h2>
        {isBare && <WithoutLessons course={course} words={words} />}
        {usedIn.length > 0 && (
          <div className="mt-4">
            <CourseIdeas ideas={usedIn} />
          </div>
        )}
      </section>
      {isBare && (
        <section aria-labelledby="practice">
          <h2 className="mb-3 text-[1.5rem]" id="practice">
            Practice
          </h2>
          <p className="text-soft">
            <LinkedText parts={textParts(words.noPractice)} />
          </p>
        </section>
      )}
    </div>
  );
}
