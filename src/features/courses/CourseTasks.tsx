import type { CourseFacts, CourseLesson } from '../../content/courses/queries.ts';
import type { ListedProblem } from '../../content/practice/schema.ts';
import { Tank } from '../../ui/drawings/Tank.tsx';
import { takes } from './course-work.ts';

const title =
  'task inline-block py-0.5 leading-close underline decoration-hair decoration-[1.5px] underline-offset-4 hover:text-accent hover:decoration-stream in-data-next:decoration-stream';
const facts = 'text-note leading-[1.4] text-soft';
const row = 'grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5';

export function LessonRow({ lesson }: { lesson: CourseLesson }) {
  const { name, title: words, description, page, pdf, minutes, sheet } = lesson;
  return (
    <li className={row} data-lesson={name}>
      <i aria-hidden="true" className="dot" />
      <div>
        <a className={title} href={page ?? pdf}>
          {words}
        </a>
        <p className={facts}>
          <b className="state" />
          <span data-takes>{minutes === undefined ? description : takes(minutes)}</span>
          {sheet !== undefined && (
            <>
              {' '}
              <a className="word-link ml-2 font-strong whitespace-nowrap" href={sheet}>
                Formula sheet<span className="sr-only"> of {words}</span>
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

interface ProblemRowProps extends Pick<CourseFacts, 'seeds'> {
  problem: ListedProblem;
}

export function ProblemRow({ problem, seeds }: ProblemRowProps) {
  if (!problem.written) return null;
  const { name, page, size, minutes } = problem.written;
  return (
    <li className={row} data-problem={name} data-seeds={seeds.get(name)}>
      <Tank />
      <div>
        <a className={title} href={page}>
          {problem.title}
        </a>
        <p className={facts}>
          <span data-takes>{takes(minutes, size)}</span>
          <span className="needs-script">
            , <b className="state">new</b>
          </span>
        </p>
      </div>
    </li>
  );
}

interface PlannedRowProps {
  title: string;
  description: string;
  isProblem?: boolean;
}

export function PlannedRow({ title: words, description, isProblem = false }: PlannedRowProps) {
  return (
    <li className={`planned ${row}`}>
      {isProblem ? <Tank /> : <i aria-hidden="true" className="dot" />}
      <div>
        <h4 className="font-sans text-[1.0625rem] leading-close font-semibold tracking-normal text-soft">
          {words}
          <span className="sr-only"> (not written yet)</span>
        </h4>
        <p className={facts}>{description}</p>
      </div>
    </li>
  );
}
