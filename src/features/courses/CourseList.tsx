import type { Course, ListedLesson, Subject } from '../../content/courses/schema.ts';
import { listedInWords } from '../../domain/courses/listed-count.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { slug } from '../../domain/words/slug.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CourseDisclosure } from './CourseDisclosure.tsx';
import { CourseIdeas } from './CourseIdeas.tsx';

interface CourseListProps {
  id: string;
  subjects: readonly Subject[];
  /** Text for a course without lessons. */
  noLessons: string;
  /** Labels of a planned lesson and of the PDF shown instead. */
  notWritten: string;
  placeholder: string;
}

/** All courses by subject; one at a time is open, without a script. */
export function CourseList({ id, subjects, ...words }: CourseListProps) {
  return (
    <div id={id} className="courses search-result">
      {subjects.map(({ name, classes }) => (
        <section
          className="grid gap-x-10 gap-y-3 pt-6 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3.5fr)]"
          key={name}
          aria-labelledby={slug(name)}
        >
          <h2 className="text-h3 lg:pt-4" id={slug(name)}>
            {name}
          </h2>
          <div>
            {classes.map((course) => (
              <CourseEntry key={course.code} course={course} {...words} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface CourseEntryProps extends Omit<CourseListProps, 'id' | 'subjects'> {
  course: Course;
}

function CourseEntry({ course, noLessons, ...words }: CourseEntryProps) {
  const { code, name, topics = [], lessons, usedIn = [] } = course;
  return (
    <CourseDisclosure
      {...{ code, name }}
      topics={[...topics, ...usedIn.map(({ idea }) => idea)]}
      count={inWords(course)}
      hasSome={lessons.some(isReady)}
    >
      {usedIn.length > 0 && <CourseIdeas ideas={usedIn} />}
      {lessons.length === 0 && usedIn.length === 0 && (
        <p className="max-w-[39em] py-4 text-soft">
          <LinkedText parts={textParts(noLessons)} />
        </p>
      )}
      {lessons.length > 0 && (
        <ul>
          {lessons.map((lesson) => (
            <LessonEntry key={lesson.title} lesson={lesson} {...words} />
          ))}
        </ul>
      )}
    </CourseDisclosure>
  );
}

const isReady = ({ page, pdf }: ListedLesson) => (page ?? pdf) !== undefined;

/** Says how much of a course can be read: "7 lessons", "2 lessons, 5 planned". */
const inWords = ({ lessons, usedIn = [] }: Pick<Course, 'lessons' | 'usedIn'>): string =>
  listedInWords(lessons) || (usedIn.length > 0 ? 'where you’ll use it' : 'none yet');

interface LessonEntryProps extends Pick<CourseListProps, 'notWritten' | 'placeholder'> {
  lesson: ListedLesson;
}

function LessonEntry({ lesson, notWritten, placeholder }: LessonEntryProps) {
  const { title, description, page } = lesson;
  const isPlaceholder = !isReady(lesson);
  const pdf = isPlaceholder ? placeholder : lesson.pdf;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3" data-ready={isReady(lesson) ? '' : undefined}>
      <div>
        <h4 className="font-sans leading-[1.4] font-strong">{title}</h4>
        <p className="text-note text-soft">{description}</p>
      </div>
      <p className="ways flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-note md:flex-col md:items-end">
        {page !== undefined && (
          <TextLink href={page}>
            Read online<span className="sr-only">: {title}</span>
          </TextLink>
        )}
        {isPlaceholder && <span className="text-soft">{notWritten}</span>}
        {pdf !== undefined && (
          <a
            href={pdf}
            target="_blank"
            className={
              // Planned lessons are less prominent.
              isPlaceholder ? 'text-link font-normal decoration-1 not-hover:text-soft' : 'text-link'
            }
          >
            View PDF{isPlaceholder && <small>, placeholder</small>}
            <span className="sr-only">
              {isPlaceholder ? ' for' : ' of'} {title}, opens in a new tab
            </span>
            <span data-pdf-facts={pdf} />
          </a>
        )}
      </p>
    </li>
  );
}
