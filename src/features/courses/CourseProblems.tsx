import type { CourseFacts } from '../../content/courses/queries.ts';
import type { ListedProblem } from '../../content/practice/schema.ts';
import { counted } from '../../domain/words/counted.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tank } from '../../ui/drawings/Tank.tsx';
import { practiceOf, takes, topicId } from './course-work.ts';

interface CourseProblemsProps {
  course: Pick<CourseFacts, 'code' | 'problems' | 'topics' | 'seeds'>;
  words: {
    /** Text for a course without problems. */
    noPractice: string;
    /** Text about where progress is kept. */
    remembered: string;
  };
  /** Path of the practice page. */
  page: string;
}

/**
 * Problems of a course by topic. A script fills each tank from this browser's record; without one
 * there are just the problems.
 */
export function CourseProblems({ course, words, page }: CourseProblemsProps) {
  const { code, problems, topics } = course;
  const planned = problems.filter(({ written }) => !written);
  const ready = problems.length - planned.length;
  return (
    <section aria-labelledby="practice" className="practice">
      <div className="course-bar flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2" id="practice">
          Practice
        </h2>
        {problems.length > 0 && (
          <p className="text-note text-soft">
            <span data-solved>{counted(ready, 'problem')}</span>
            {planned.length > 0 && `, ${String(planned.length)} planned`}
          </p>
        )}
      </div>
      {problems.length === 0 && (
        <p className="course-note mt-4 max-w-[36.5em] text-soft">
          <LinkedText parts={textParts(words.noPractice)} />
        </p>
      )}
      {ready > 0 && <Sizes {...{ code, problems, page }} />}
      <div className="problem-tanks mt-4">
        {topics
          .filter((topic) => topic.problems.length > 0)
          .map(({ topic, problems: names }) => (
            <div className="topic-group" key={topic} id={topicId(topic)}>
              <h3>
                <TextLink href={practiceOf(page, code, { topic })}>{topic}</TextLink>
              </h3>
              <ul>
                {names.map((name) => (
                  <Problem
                    key={name}
                    problem={problems.find(({ written }) => written?.name === name)}
                    seeds={course.seeds.get(name)}
                  />
                ))}
              </ul>
            </div>
          ))}
        {planned.length > 0 && (
          <div className="topic-group planned">
            <h3>Planned</h3>
            <ul>
              {planned.map(({ title, description }) => (
                <li key={title} className="planned">
                  <Tank />
                  <div>
                    <h4>{title}</h4>
                    <p className="text-note leading-[1.45] text-soft">{description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {ready > 0 && (
        <p className="aside-note needs-script mt-5 text-note text-soft">{words.remembered}</p>
      )}
    </section>
  );
}

interface SizesProps {
  code: string;
  problems: readonly ListedProblem[];
  page: string;
}

/** Links to all problems of the class and to those of each size. */
function Sizes({ code, problems, page }: SizesProps) {
  const sizes = ['warm-up', 'standard', 'exam'].flatMap((size) => {
    const count = problems.filter(({ written }) => written?.size === size).length;
    return count > 0 ? [{ size, words: `${String(count)} ${sizeWords[size] ?? size}` }] : [];
  });
  if (sizes.length < 2) return null;
  return (
    <p className="no-print mt-3 flex flex-wrap items-baseline gap-x-5 text-note text-soft">
      By size:
      {sizes.map(({ size, words }) => (
        <TextLink key={size} href={practiceOf(page, code, { size })}>
          {words}
        </TextLink>
      ))}
    </p>
  );
}

const sizeWords: Readonly<Record<string, string>> = { exam: 'exam-sized' };

interface ProblemProps {
  problem: ListedProblem | undefined;
  seeds: number | undefined;
}

function Problem({ problem, seeds }: ProblemProps) {
  if (!problem?.written) return null;
  const { name, page, size, minutes } = problem.written;
  return (
    <li data-problem={name} data-seeds={seeds}>
      <Tank />
      <div>
        <h4>
          <a
            className="inline-block py-0.5 hover:text-accent hover:underline hover:decoration-stream hover:decoration-2 hover:underline-offset-4"
            href={page}
          >
            {problem.title}
          </a>
        </h4>
        <p className="text-note leading-[1.45] text-soft">
          <span data-takes>{takes(minutes, size)}</span>{' '}
          <b className="state needs-script font-normal">New</b>
        </p>
      </div>
    </li>
  );
}
