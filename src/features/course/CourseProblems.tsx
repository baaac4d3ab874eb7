import type { ListedProblem } from '../../content/practice.ts';
import { counted } from '../../domain/counted.ts';

interface CourseProblemsProps {
  id: string;
  problems: readonly ListedProblem[];
  /** What a course without problems says. */
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
      <div className="course-bar">
        <h2 id="practice">Practice</h2>
        {problems.length > 0 && (
          <p>
            <span data-solved>{counted(written.length, 'problem')}</span>
            {planned > 0 && `, ${String(planned)} planned`}
          </p>
        )}
      </div>
      {problems.length === 0 ? (
        <p className="course-note">{noPractice}</p>
      ) : (
        <ul id={id} className="problem-tanks">
          {problems.map(({ title, description, written: facts }) => (
            <li key={title} data-problem={facts?.name} className={facts ? '' : 'planned'}>
              <Tank />
              <div>
                <h3>{facts ? <a href={facts.page}>{title}</a> : title}</h3>
                <p>{description}</p>
              </div>
              <p className="fact">
                {facts ? (
                  <>
                    <b className="state needs-script">New</b>
                    <span>
                      <span className="size">{facts.size}</span>, {facts.minutes} min
                    </span>
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

/** A tank that is empty, low or full, by the state of the list item around it. */
function Tank() {
  return (
    <svg
      viewBox="0 0 26 32"
      width="26"
      height="32"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="tank needs-script"
    >
      <path className="low" d="M3 22h20v3a10 4 0 0 1-20 0z" />
      <path className="full" d="M3 11h20v14a10 4 0 0 1-20 0z" />
      <path className="shell" d="M3 7a10 4 0 0 1 20 0v18a10 4 0 0 1-20 0z" />
      <path className="tick" d="M8 18l4 4 7-8" />
    </svg>
  );
}
