import type { ListedProblem } from '../../content/practice.ts';
import { counted } from '../../domain/counted.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Tank } from '../../ui/Tank.tsx';

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
        <p className="course-note">
          <LinkedText parts={textParts(noPractice)} />
        </p>
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
