import type { ListedProblem, PracticeClass } from '../../../content/practice/schema.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { counted } from '../../../domain/words/counted.ts';
import { CourseDisclosure } from '../../courses/CourseDisclosure.tsx';

interface ClassListProps {
  id: string;
  classes: readonly PracticeClass[];
  /** Note on a problem that's only planned. */
  notWritten: string;
}

/** Lists the classes with their problems. One is open at a time. */
export function ClassList({ id, classes, notWritten }: ClassListProps) {
  return (
    <div id={id} className="courses search-result">
      <section
        className="grid gap-x-10 gap-y-3 pt-6 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3.5fr)]"
        aria-labelledby="classes-heading"
      >
        <h2 className="text-h3 lg:pt-4" id="classes-heading">
          Classes
        </h2>
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

/** Counts the written problems, or the planned ones if there are no others. */
function inWords(problems: readonly ListedProblem[]): string {
  const written = problems.filter((problem) => problem.written).length;
  return written === 0 && problems.length > 0
    ? `${String(problems.length)} planned`
    : counted(written, 'problem');
}

function ProblemEntry({ problem, notWritten }: { problem: ListedProblem; notWritten: string }) {
  const { title, description, written, lesson } = problem;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3" data-problem={written?.name} data-words={lesson}>
      <div>
        <h4 className="font-sans leading-[1.4] font-strong">{title}</h4>
        <p className="description searched text-note text-soft">{description}</p>
        {written && (
          <p className="facts mt-0.5 flex flex-wrap gap-x-3.5 gap-y-0 text-note text-soft">
            <span className="size searched inline-block">{written.size}</span>{' '}
            <span>
              <span className="minutes">{written.minutes}</span> minutes
            </span>{' '}
            <span className="topic searched">{written.topic}</span>
          </p>
        )}
      </div>
      <p className="ways flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-note md:flex-col md:items-end">
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
