import type { CourseFacts, CourseLesson } from '../../content/course-queries.ts';
import type { CoursePageWords } from '../../content/course-page.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface CourseLessonsProps {
  course: Pick<CourseFacts, 'lessons' | 'note' | 'outside'>;
  words: Pick<CoursePageWords, 'planned' | 'plannedLink'> & { noLessons: string };
}

/** The lessons of a course: those that are written on a full pipe, the planned ones dashed. */
export function CourseLessons({ course, words }: CourseLessonsProps) {
  const { lessons, note, outside = [] } = course;
  const [ready, wanted] = [lessons.filter(isReady), lessons.filter((each) => !isReady(each))];
  return (
    <section aria-labelledby="read">
      <div className="course-bar">
        <h2 id="read">Read</h2>
        {lessons.length > 0 && <p>{inWords(ready.length, wanted.length)}</p>}
      </div>
      {note !== undefined && ready.length === 0 && (
        <p className="course-note">
          <LinkedText parts={textParts(note)} />{' '}
          {outside.length > 0 && <TextLink href="#elsewhere">Good pages elsewhere</TextLink>}
        </p>
      )}
      {lessons.length === 0 && note === undefined && (
        <p className="course-note">
          <LinkedText parts={textParts(words.noLessons)} />
        </p>
      )}
      {lessons.length > 0 && (
        <ol className="lesson-line">
          {ready.map((lesson) => (
            <WrittenLesson key={lesson.title} {...lesson} />
          ))}
          {wanted.map(({ title, description }) => (
            <li key={title} className="planned">
              <h3>
                {title}
                <span className="sr-only"> (not written yet)</span>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      )}
      {wanted.length > 0 && (
        <p className="aside-note">
          {words.planned} <TextLink href="/contact">{words.plannedLink}</TextLink>
        </p>
      )}
    </section>
  );
}

function WrittenLesson({ title, description, page, pdf, minutes }: CourseLesson) {
  return (
    <li className="written">
      <h3>
        <a href={page ?? pdf}>{title}</a>
      </h3>
      <p>{description}</p>
      <p className="aside-note">{minutes === undefined ? 'PDF' : `${String(minutes)} min`}</p>
    </li>
  );
}

const isReady = ({ page, pdf }: CourseLesson) => (page ?? pdf) !== undefined;

const inWords = (ready: number, planned: number) =>
  [ready > 0 && `${String(ready)} to read`, planned > 0 && `${String(planned)} planned`]
    .filter((part) => part !== false)
    .join(', ');
