import type { CourseFacts } from '../../content/courses/queries.ts';
import {
  progressInWords,
  progressOf,
  type CourseTopic,
} from '../../domain/practice/course-topics.ts';
import { nothingKept } from '../../domain/practice/next-in-course.ts';
import { topicId } from './course-work.ts';
import { Tank } from '../../ui/drawings/Tank.tsx';

interface CourseTopicsProps {
  course: Pick<CourseFacts, 'topics' | 'lessons'>;
}

/** Links to the topic's problems, or else to its first lesson. */
const linkTo = ({ topic, problems, lessons }: CourseTopic, all: CourseFacts['lessons']) =>
  problems.length > 0
    ? `#${topicId(topic)}`
    : (all.find(({ name }) => name === lessons[0])?.page ?? '#read');

const namesOf = (topics: readonly CourseTopic[]) => ({
  lessons: topics.flatMap(({ lessons }) => lessons),
  problems: topics.flatMap(({ problems }) => problems),
});

/**
 * Topics of a course's exam: each is a tank that fills as its lessons are read and its problems
 * solved. The text says the same; without a record it says what there is.
 */
export function CourseTopics({ course: { topics, lessons } }: CourseTopicsProps) {
  if (topics.length === 0) return null;
  const all = progressInWords(progressOf(namesOf(topics), nothingKept), false);
  return (
    <section aria-labelledby="topics" className="course-topics pt-8">
      <div className="row justify-between">
        <h2 className="text-h3" id="topics">
          Topics
        </h2>
        <p className="text-note text-soft" data-all>
          {[all.lessons, all.problems].filter((words) => words !== '').join(', ')}
        </p>
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-5 max-md:grid-cols-2">
        {topics.map((each) => {
          const words = progressInWords(progressOf(each, nothingKept), false);
          return (
            <li
              className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[repeat(3,auto)_1fr] gap-x-3 text-note leading-[1.4]"
              key={each.topic}
              data-lessons={each.lessons.join(' ')}
              data-problems={each.problems.join(' ')}
            >
              <Tank />
              <a
                className="col-start-2 inline-block min-h-[1.6rem] text-[1rem] leading-close font-strong underline decoration-stream decoration-[1.5px] underline-offset-4 hover:text-accent"
                href={linkTo(each, lessons)}
              >
                {each.topic}
              </a>
              <span className="col-start-2 text-soft" data-of="lessons">
                {words.lessons}
              </span>
              <span className="col-start-2 text-soft" data-of="problems">
                {words.problems}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
