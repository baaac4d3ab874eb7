import type { ListedProblem } from '../../content/practice/schema.ts';
import { counted } from '../../domain/words/counted.ts';
import { textParts } from '../../domain/words/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Tank } from '../../ui/drawings/Tank.tsx';

interface CourseProblemsProps {
  id: string;
  problems: readonly ListedProblem[];
  /** What it says for a course without problems. */
  noPractice: string;
}

/**
 * The problems of a course. Each has a tank that fills as somebody gets on with it, which a script
 * knows from the browser; without one there are the problems alone.
 */
export function CourseProblems({ id, problems, noPractice }: CourseProblemsProps) {
  const written = problems.filter((problem) => problem.written);
  const planned = problems.length - written.length;
  return (
    <>
      <div className="course-bar flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2" id="practice">
          Practice
        </h2>
        {problems.length > 0 && (
          <p className="text-note text-soft">
            <span data-solved>{counted(written.length, 'problem')}</span>
            {planned > 0 && `, ${String(planned)} planned`}
          </p>
        )}
      </div>
      {problems.length === 0 ? (
        <p className="course-note mt-4 max-w-[36.5em] text-soft">
          <LinkedText parts={textParts(noPractice)} />
        </p>
      ) : (
        <ul id={id} className="problem-tanks mt-4 border-b border-hair">
          {problems.map(({ title, description, written: facts }) => (
            <li
              key={title}
              data-problem={facts?.name}
              className={
                facts
                  ? 'md:grid-cols-[auto_minmax(0,1fr)_9rem] md:items-center md:gap-x-[1.4rem] md:gap-y-0'
                  : 'planned md:grid-cols-[auto_minmax(0,1fr)_9rem] md:items-center md:gap-x-[1.4rem] md:gap-y-0'
              }
            >
              <Tank />
              <div className="col-start-2">
                <h3>
                  {facts ? (
                    <a
                      className="inline-block py-[0.1rem] hover:text-orange hover:underline hover:decoration-stream hover:decoration-2 hover:underline-offset-4"
                      href={facts.page}
                    >
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                <p className="text-note leading-[1.45] text-soft">{description}</p>
              </div>
              <p className="fact text-note leading-[1.45] text-soft md:col-start-3 md:grid md:gap-0">
                {facts ? (
                  <>
                    <b className="state needs-script">New</b>
                    <span>
                      <span className="size inline-block">{facts.size}</span>, {facts.minutes} min
                    </span>
                    <span className="topic">{facts.topic}</span>
                  </>
                ) : (
                  <span>Planned</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
