import type { ListedProblem, PracticeClass } from '../../../content/practice/schema.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { courseAddress } from '../../../domain/courses/course-codes.ts';
import { counted } from '../../../domain/words/counted.ts';
import { slug } from '../../../domain/words/slug.ts';

interface ClassListProps {
  id: string;
  classes: readonly PracticeClass[];
  notWritten: string;
}

/** Lists the classes with their problems. Only one class is open at a time. */
export function ClassList({ id, classes, notWritten }: ClassListProps) {
  return (
    <div id={id} className="courses search-result">
      <section
        className="grid grid-cols-1 gap-x-10 gap-y-3 pt-12 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3.5fr)]"
        aria-labelledby="classes-heading"
      >
        <h2 className="text-h3 lg:pt-4" id="classes-heading">
          Classes
        </h2>
        <div>
          {classes.map((each) => (
            <ClassLine key={each.code} {...each} notWritten={notWritten} />
          ))}
        </div>
      </section>
    </div>
  );
}

type ClassLineProps = PracticeClass & Pick<ClassListProps, 'notWritten'>;

/**
 * A class that opens without a script. The course code links to the course's page. The link is next
 * to the control that opens the class, and not inside it.
 */
function ClassLine({ code, name, topics, problems, notWritten }: ClassLineProps) {
  return (
    <div
      className="course-row grid grid-cols-[6rem_minmax(0,1fr)] items-start border-t border-t-hair last:border-b last:border-b-hair max-sm:grid-cols-[minmax(0,1fr)]"
      data-words={topics.length > 0 ? topics.join(', ') : undefined}
    >
      <a
        href={courseAddress(code)}
        className="code code-tag justify-self-start py-4 hover:text-accent-hover hover:decoration-3 max-sm:pt-2.5 max-sm:pb-0.5"
      >
        {code}
        <span className="sr-only">: everything we have</span>
      </a>
      <details className="print:break-inside-auto" name="course">
        <summary className="group disclosure grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3.5 pr-9 [--sign-at:1.65rem] max-sm:pt-1 max-sm:[--sign-at:0.95rem]">
          <h3 className="text-h4 leading-close font-h3 group-hover:text-accent">
            <span className="sr-only">{code}</span> {name}
          </h3>
          <span className="count text-minor whitespace-nowrap">{inWords(problems)}</span>
        </summary>
        {/* The id is on the content, so that a link to it, or find-in-page, opens the class. */}
        <ul id={slug(code)} className="mb-4 border-l-3 border-stream pl-4">
          {problems.map((problem) => (
            <ProblemEntry key={problem.title} problem={problem} notWritten={notWritten} />
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Counts the written problems, or the planned problems if none are written. */
function inWords(problems: readonly ListedProblem[]): string {
  const written = problems.filter((problem) => problem.written).length;
  return written === 0 && problems.length > 0
    ? `${String(problems.length)} planned`
    : counted(written, 'problem');
}

function ProblemEntry({ problem, notWritten }: { problem: ListedProblem; notWritten: string }) {
  const { title, description, written, lesson } = problem;
  return (
    <li
      className="grid gap-x-6 gap-y-0.5 py-3 not-first:border-t not-first:border-hair md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
      data-problem={written?.name}
      data-words={lesson}
    >
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
