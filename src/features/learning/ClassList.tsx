import type { ListedProblem, PracticeClass } from '../../content/practice.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { counted } from '../../domain/counted.ts';
import { CourseDisclosure } from './CourseDisclosure.tsx';

interface ClassListProps {
  id: string;
  classes: readonly PracticeClass[];
  /** What a problem says that is only planned. */
  notWritten: string;
}

/** Every class with its practice problems, of which one at a time is open. */
export function ClassList({ id, classes, notWritten }: ClassListProps) {
  return (
    <div id={id} className="courses search-result">
      <section aria-labelledby="classes-heading">
        <h2 id="classes-heading">Classes</h2>
        <div>
          {classes.map(({ code, name, topics, problems }) => (
            <CourseDisclosure key={code} {...{ code, name, topics }} count={inWords(problems)}>
              <ul>
                {problems.map((problem) => (
                  <ProblemEntry key={problem.title} problem={problem} notWritten={notWritten} />
                ))}
              </ul>
            </CourseDisclosure>
          ))}
        </div>
      </section>
    </div>
  );
}

/** How many problems can be solved; those that are only planned are no problems yet. */
function inWords(problems: readonly ListedProblem[]): string {
  const written = problems.filter((problem) => problem.written).length;
  return written === 0 && problems.length > 0
    ? `${String(problems.length)} planned`
    : counted(written, 'problem');
}

function ProblemEntry({ problem, notWritten }: { problem: ListedProblem; notWritten: string }) {
  const { title, description, written, lesson } = problem;
  return (
    <li data-problem={written?.name} data-words={lesson}>
      <div>
        <h4>{title}</h4>
        <p className="description searched">{description}</p>
        {written && (
          <p className="facts">
            <span className="size searched">{written.size}</span>{' '}
            <span>
              <span className="minutes">{written.minutes}</span> minutes
            </span>{' '}
            <span className="topic searched">{written.topic}</span>
          </p>
        )}
      </div>
      <p className="ways">
        {written ? (
          <TextLink href={written.page}>
            View Problem<span className="sr-only">: {title}</span>
          </TextLink>
        ) : (
          <span className="text-soft">{notWritten}</span>
        )}
      </p>
    </li>
  );
}
