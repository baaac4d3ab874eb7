import type { LibraryCourse } from '../../content/courses/library-queries.ts';
import { classTermName } from '../../domain/courses/term-names.ts';
import { nextLesson } from '../../domain/courses/lesson-order.ts';
import { counted } from '../../domain/words/counted.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * All lessons of the degree: one line per course, one valve per lesson. A script fills in those
 * that are read, says what's next, and shows what a lesson needs: tell-library.client.ts.
 */
export function Library({ courses }: { courses: readonly LibraryCourse[] }) {
  const lessons = courses.flatMap((course) => course.lessons);
  const first = nextLesson(lessons, new Set(), new Set());
  if (!first) return null;
  return (
    <section
      className="library panel mt-6 mb-10 px-[clamp(1rem,3vw,1.6rem)] py-[1.2rem] print:hidden"
      aria-labelledby="library"
    >
      <h2 id="library" className="text-h3">
        Your degree in {counted(lessons.length, 'lesson')}
      </h2>
      <p className="mt-1" data-next>
        <span>Start with </span>
        <TextLink href={first.page}>{first.title}</TextLink>
      </p>
      <ol className="mt-4">
        {courses.map(({ code, name, page, usual, problems, ...course }, place) => (
          <li
            key={code}
            className="library-row grid grid-cols-[4.6rem_minmax(0,1fr)] gap-x-2 gap-y-0.5 py-1 md:grid-cols-[7.5rem_5rem_minmax(0,1fr)_11rem] md:items-center lg:grid-cols-[9rem_minmax(0,1.1fr)_minmax(0,1.3fr)_11rem] lg:gap-x-4"
            data-problems={problems.join(' ')}
          >
            <span className="text-minor text-soft max-md:hidden">
              {usual !== courses[place - 1]?.usual && usual !== undefined && classTermName(usual)}
            </span>
            <p>
              <a
                href={page}
                className="code-tag inline-block leading-7 hover:text-accent-hover hover:decoration-3"
              >
                {code}
              </a>{' '}
              <span className="text-minor text-soft max-lg:hidden">{name}</span>
            </p>
            <ol className="library-line flex flex-wrap gap-y-1">
              {course.lessons.map((lesson) => (
                <li className="flex items-center" key={lesson.name}>
                  <a
                    href={lesson.page}
                    title={lesson.title}
                    data-lesson={lesson.name}
                    data-needs={lesson.needs.join(' ')}
                  >
                    <span className="sr-only">{lesson.title}</span>
                  </a>
                </li>
              ))}
            </ol>
            <span className="text-right text-minor text-soft max-md:hidden" data-count>
              {inWords(course.lessons.length, problems.length)}
            </span>
          </li>
        ))}
      </ol>
      <p
        className="library-caption mt-2.5 min-h-[1.5em] text-note"
        aria-hidden="true"
        data-caption
      />
    </section>
  );
}

const inWords = (lessons: number, problems: number) =>
  [counted(lessons, 'lesson'), ...(problems > 0 ? [counted(problems, 'problem')] : [])].join(', ');
