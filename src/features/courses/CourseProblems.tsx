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
      <div className="row justify-between">
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
        <p className="mt-4 max-w-[36.5em] text-soft">
          <LinkedText parts={textParts(words.noPractice)} />
        </p>
      )}
      {ready > 0 && <Sizes {...{ code, problems, page }} />}
      <div className="problem-tanks mt-4">
        {topics
          .filter((topic) => topic.problems.length > 0)
          .map(({ topic, problems: names }) => (
            <div className={topicGroup} key={topic} id={topicId(topic)}>
              <h3 className={topicName}>
                <TextLink href={practiceOf(page, code, { topic })}>{topic}</TextLink>
              </h3>
              <ul className="grid gap-x-6 gap-y-3 md:grid-cols-[repeat(2,minmax(0,1fr))]">
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
          <div className={`${topicGroup} text-soft`}>
            <h3 className={topicName}>Planned</h3>
            <ul className="grid gap-x-6 gap-y-3 md:grid-cols-[repeat(2,minmax(0,1fr))]">
              {planned.map(({ title, description }) => (
                <li key={title} className={`${problemRow} [&_.shell]:[stroke-dasharray:3_3]`}>
                  <Tank />
                  <div>
                    <h4 className="text-[1.0625rem] leading-[1.35] font-semibold">{title}</h4>
                    <p className="text-note leading-[1.45] text-soft">{description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {ready > 0 && <p className="needs-script mt-5 text-note text-soft">{words.remembered}</p>}
    </section>
  );
}

const topicGroup =
  'grid gap-x-8 gap-y-1 border-t border-hair py-3.5 scroll-mt-20 last:border-b md:grid-cols-[11rem_minmax(0,1fr)]';
const topicName = 'font-sans text-[1rem] leading-[1.4] font-strong tracking-normal';
const problemRow = 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5';

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
    <li className={problemRow} data-problem={name} data-seeds={seeds}>
      <Tank />
      <div>
        <h4 className="text-[1.0625rem] leading-[1.35] font-semibold">
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
