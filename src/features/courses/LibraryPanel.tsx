import type { LibraryCourse, LibraryLesson } from '../../content/courses/library-queries.ts';
import { counted } from '../../domain/words/counted.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { slug } from '../../domain/words/slug.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CourseIdeas } from './CourseIdeas.tsx';
import { takes } from './course-work.ts';
import { hasValve, Valve, valveOf } from './Valve.tsx';

export interface LibraryWords {
  /** Name of the lesson to start with, if there are any lessons. */
  first?: string | undefined;
  noLessons: string;
  /** Label of a planned lesson, and the PDF that's linked instead. */
  notWritten: string;
  placeholder: string;
  /** Addresses of the pages that list all problems and all formula sheets. */
  practice: string;
  formulas: string;
}

interface LibraryPanelProps extends LibraryWords {
  course: LibraryCourse;
}

export function LibraryPanel({
  course,
  noLessons,
  practice,
  formulas,
  ...words
}: LibraryPanelProps) {
  const { code, page, about, needs, lessons, usedIn = [], problems, exam } = course;
  const count = problems.filter(({ written }) => written).length;
  return (
    <>
      <div className="about lg:pr-10 lg:pl-[13.8rem]">
        {about !== undefined && <p className="text-soft">{about}</p>}
        {needs.length > 0 && (
          <p className="mt-1 text-note text-soft">
            {`Needs ${needs.map((need) => need.code).join(', ')}`}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-5 lg:flex-col lg:items-start">
          <TextLink href={page}>
            Course page<span className="sr-only">{`: ${code}`}</span>
          </TextLink>
          {lessons.some(({ sheet }) => sheet !== undefined) && (
            <TextLink href={`${formulas}#${slug(code)}`}>Formula sheets</TextLink>
          )}
          {count > 0 && (
            <TextLink href={`${practice}#${slug(code)}`}>{counted(count, 'problem')}</TextLink>
          )}
          {exam && <TextLink href={exam.setUp}>Mock exam</TextLink>}
        </p>
      </div>
      <div className="mt-4 lg:mt-0 lg:pl-[1.1rem]">
        {usedIn.length > 0 && (
          <div className="lg:pl-[1.4rem]">
            <CourseIdeas ideas={usedIn} />
          </div>
        )}
        {lessons.length === 0 && usedIn.length === 0 && (
          <p className="max-w-[39em] text-soft lg:pl-[1.4rem]">
            <LinkedText parts={textParts(noLessons)} />
          </p>
        )}
        {lessons.length > 0 && (
          <ul className="lesson-names pipe-list relative [--line-from:1.1rem] lg:[--line-from:1.4rem]">
            {lessons.map((lesson) => (
              <LessonEntry key={lesson.title} lesson={lesson} {...words} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface LessonEntryProps extends Pick<LibraryWords, 'first' | 'notWritten' | 'placeholder'> {
  lesson: LibraryLesson;
}

function LessonEntry({ lesson, first, notWritten, placeholder }: LessonEntryProps) {
  const { name, title, page, needs } = lesson;
  const isReady = (page ?? lesson.pdf) !== undefined;
  const pdf = isReady ? lesson.pdf : placeholder;
  return (
    <li
      className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 pl-8 lg:min-h-[2.8rem] lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-4 lg:py-0"
      {...(hasValve(lesson) && valveOf(lesson, first))}
      data-needs={needs.length > 0 ? needs.join(' ') : undefined}
      data-ready={isReady ? '' : undefined}
    >
      {hasValve(lesson) && <Valve />}
      <h4 className="font-sans leading-close font-semibold in-data-[state=planned]:font-normal in-data-[state=planned]:text-soft in-data-[state=read]:font-normal in-data-[state=read]:text-soft">
        {page === undefined ? (
          title
        ) : (
          <a
            className="inline-block py-1 underline decoration-hair decoration-[1.5px] underline-offset-4 hover:text-accent in-data-[state=next]:decoration-stream"
            href={page}
          >
            {title}
          </a>
        )}
      </h4>
      <p className="col-start-1 text-note leading-[1.4] text-soft lg:col-start-2">
        {name !== undefined && (
          <b
            className="font-normal in-data-[state=next]:font-semibold in-data-[state=next]:text-accent in-data-[state=read]:sr-only"
            data-told
          >
            {name === first && 'First, '}
          </b>
        )}
        {isReady ? factsOf(lesson) : notWritten}
      </p>
      {pdf !== undefined && (
        <a
          href={pdf}
          target="_blank"
          className="no-print col-start-2 row-span-2 row-start-1 inline-flex min-h-11 items-center rounded-control border border-soft px-3 text-note font-strong whitespace-nowrap text-accent hover:border-accent hover:bg-wash lg:col-start-3 lg:row-span-1 lg:min-h-9"
        >
          View PDF{!isReady && <small>, placeholder</small>}
          <span className="sr-only">
            {` ${isReady ? 'of' : 'for'} ${title}`}
            <span data-pdf-facts={pdf} />, opens in a new tab
          </span>
        </a>
      )}
    </li>
  );
}

/**
 * Returns how long a lesson takes and how many problems it explains, or says that it's a PDF or
 * another page.
 */
function factsOf({ name, page, minutes, problems }: LibraryLesson) {
  if (name === undefined) return page === undefined ? 'PDF' : 'Page';
  const parts = [
    ...(minutes === undefined ? [] : [takes(minutes)]),
    ...(problems > 0 ? [counted(problems, 'problem')] : []),
  ];
  return <span data-takes>{parts.join(', ')}</span>;
}
