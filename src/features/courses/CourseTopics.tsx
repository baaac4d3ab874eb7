import type { ReactNode } from 'react';
import type { CourseFacts, CourseLesson } from '../../content/courses/queries.ts';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import {
  progressInWords,
  progressOf,
  type CourseTopic,
} from '../../domain/practice/course-topics.ts';
import { nothingKept } from '../../domain/practice/next-in-course.ts';
import { counted } from '../../domain/words/counted.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { CourseEnd } from './CourseEnd.tsx';
import { LessonRow, PlannedRow, ProblemRow } from './CourseTasks.tsx';
import { takesTogether } from './course-work.ts';

interface CourseTopicsProps {
  course: CourseFacts;
  words: Pick<CoursePageWords, 'planned' | 'plannedLink' | 'noPractice' | 'remembered'> & {
    noLessons: string;
  };
}

/**
 * Lists a course's exam topics, each with a tank that fills as the student reads its lessons and
 * solves its problems. After the topics come lessons without a topic, planned lessons and PDFs. A
 * script adds this browser's record.
 */
export function CourseTopics({ course, words }: CourseTopicsProps) {
  const { lessons, problems, topics, seeds } = course;
  if (lessons.length + problems.length === 0) return null;
  const named = lessons.filter(({ name }) => name !== undefined);
  const others = lessons.filter((lesson) => lesson.name === undefined && isReady(lesson));
  const plannedLessons = lessons.filter((lesson) => !isReady(lesson));
  const plannedProblems = problems.filter(({ written }) => !written);
  const all = wordsOf({
    lessons: named.flatMap(({ name = '' }) => name),
    problems: problems.flatMap(({ written }) => written?.name ?? []),
  });
  const minutes = named.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  return (
    <section aria-labelledby="topics" className="course-topics relative">
      <div className="topic-columns relative pt-5 pb-2.5 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-1.5 lg:grid lg:items-baseline lg:border-b-[1.5px] lg:border-ink lg:pt-8 [&_p]:text-note [&_p]:text-soft">
        <h2 className="text-[1.5rem] max-lg:mr-auto lg:col-span-2" id="topics">
          Topics
        </h2>
        <ColumnHead title="Read">
          <span data-all="lessons">{all.lessons}</span>
          {all.lessons !== '' && all.problems !== '' && <span className="lg:hidden">,</span>}
          {minutes > 0 && (
            <span className="max-lg:hidden" data-all="time">{`, ${takesTogether(minutes)}`}</span>
          )}
        </ColumnHead>
        <ColumnHead title="Practice">
          <span data-all="problems">{all.problems}</span>
        </ColumnHead>
      </div>
      <ul>
        {topics.map((each) => (
          <TopicRow
            key={each.topic}
            title={each.topic}
            topic={each}
            words={Object.values(wordsOf(each))}
          >
            {each.lessons.length > 0 && (
              <ul aria-label="Read" className="lesson-rows">
                {named
                  .filter(({ name = '' }) => each.lessons.includes(name))
                  .map((lesson) => (
                    <LessonRow key={lesson.title} lesson={lesson} />
                  ))}
              </ul>
            )}
            {each.problems.length > 0 && (
              <ul aria-label="Practice" className="problem-rows lg:col-start-2">
                {problems
                  .filter(({ written }) => each.problems.includes(written?.name ?? ''))
                  .map((problem) => (
                    <ProblemRow key={problem.title} problem={problem} seeds={seeds} />
                  ))}
              </ul>
            )}
          </TopicRow>
        ))}
        {others.length > 0 && (
          <TopicRow title="More to read" words={[]}>
            <ul className="lesson-rows">
              {others.map((lesson) => (
                <LessonRow key={lesson.title} lesson={lesson} />
              ))}
            </ul>
          </TopicRow>
        )}
        {plannedLessons.length + plannedProblems.length > 0 && (
          <TopicRow
            title="Planned"
            words={[
              plannedLessons.length > 0 ? counted(plannedLessons.length, 'lesson') : '',
              plannedProblems.length > 0 ? counted(plannedProblems.length, 'problem') : '',
            ]}
          >
            {plannedLessons.length > 0 && (
              <div className="lesson-rows">
                <ul>
                  {plannedLessons.map((lesson) => (
                    <PlannedRow key={lesson.title} {...lesson} />
                  ))}
                </ul>
                <p className="pt-2 text-note text-soft">
                  {words.planned}{' '}
                  <a className="word-link" href="/contact">
                    {words.plannedLink}
                  </a>
                </p>
              </div>
            )}
            {plannedProblems.length > 0 && (
              <ul className="problem-rows lg:col-start-2">
                {plannedProblems.map((problem) => (
                  <PlannedRow key={problem.title} {...problem} isProblem />
                ))}
              </ul>
            )}
          </TopicRow>
        )}
      </ul>
      <CourseEnd course={course} words={words} />
    </section>
  );
}

/** Describes a topic or course before the student has read or solved anything. */
const wordsOf = (names: Pick<CourseTopic, 'lessons' | 'problems'>) =>
  progressInWords(progressOf(names, nothingKept), false);

const isReady = ({ page, pdf }: CourseLesson) => (page ?? pdf) !== undefined;

interface ColumnHeadProps {
  title: string;
  children: ReactNode;
}

function ColumnHead({ title, children }: ColumnHeadProps) {
  return (
    <p className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-4">
      <b className="font-display text-h4 leading-title font-h3 text-ink max-lg:hidden">{title}</b>
      <span>{children}</span>
    </p>
  );
}

interface TopicRowProps {
  title: string;
  topic?: CourseTopic;
  words: string[];
  children: ReactNode;
}

/** A topic, open in the HTML. On narrow screens, CourseStart.astro closes all topics but the first. */
function TopicRow({ title, topic, words, children }: TopicRowProps) {
  return (
    <li
      className={`border-t border-hair lg:first:border-t-0 ${topic ? 'tapped' : ''}`}
      data-lessons={topic?.lessons.join(' ')}
      data-problems={topic?.problems.join(' ')}
    >
      <details className="topic-fold" open>
        <summary className="disclosure group grid">
          {topic && <TopicTank />}
          <h3 className="col-start-2 text-[1.1rem] leading-title group-hover:text-accent">
            {title}
          </h3>
          <span className="col-start-2 text-note leading-[1.35] text-soft" data-of={topic && ''}>
            {words.filter((part) => part !== '').join(', ')}
          </span>
        </summary>
        <div className="topic-cells">{children}</div>
      </details>
    </li>
  );
}

/**
 * A tank that's filled in proportion to the progress on a topic. The text next to it gives the same
 * information.
 */
function TopicTank() {
  return (
    <Drawing
      field={[0, 0, 40, 46]}
      className="topic-tank row-span-2 row-start-1 h-auto w-full [print-color-adjust:exact]"
    >
      <path className="liquid" d="M4 8a16 5 0 0 1 32 0v30a16 5 0 0 1-32 0z" />
      <path className="shell" d="M4 8v30a16 5 0 0 0 32 0V8" />
      <ellipse className="shell" cx="20" cy="8" rx="16" ry="5" />
      <path className="tick" d="M13 25l5 5 9-11" />
    </Drawing>
  );
}
