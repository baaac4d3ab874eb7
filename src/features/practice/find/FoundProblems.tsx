import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { courseAddress } from '../../../domain/courses/course-codes.ts';
import { stateOf, type PracticeRecord, type State } from '../../../domain/practice/record.ts';
import { stateLabel } from '../../../domain/practice/tally.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ProblemRow } from './problem-rows.ts';

interface FoundProblemsProps {
  problems: readonly ProblemRow[];
  record: PracticeRecord;
}

/**
 * Number of problems drawn before the first paint, and number of problems that "Show more" adds.
 */
const firstScreen = 3;
const atOnce = 20;

export function FoundProblems({ problems, record }: FoundProblemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [drawn, setDrawn] = useState<Drawn>({ of: [], limit: atOnce, names: new Set() });
  const isWhole = drawn.of === problems;
  const limit = isWhole ? drawn.limit : atOnce;
  const left = problems.length - limit;
  const shown = problems
    .slice(0, limit)
    .filter(({ name }, place) => isWhole || place < firstScreen || drawn.names.has(name));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setDrawn(drawnOf(problems, atOnce));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [problems]);
  useLayoutEffect(() => {
    // The button has moved away, so the focus moves to the first new problem.
    if (drawn.limit > atOnce) {
      list.current?.children[drawn.limit - atOnce]?.querySelector<HTMLElement>('.ways a')?.focus();
    }
  }, [drawn]);
  return (
    <div className="courses found search-result">
      <section
        className="grid grid-cols-1 gap-x-10 gap-y-3 pt-12 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3.5fr)]"
        aria-labelledby="found-heading"
      >
        <h2 className="text-h3 lg:pt-4" id="found-heading">
          Problems
        </h2>
        <div>
          <ul ref={list} className="mb-5 border-y border-hair">
            {shown.map((problem) => (
              <FoundProblem
                key={problem.name}
                problem={problem}
                state={stateOf(record[problem.name])}
                label={stateLabel(record[problem.name])}
              />
            ))}
          </ul>
          {left > 0 && (
            <Button
              variant="line"
              size="small"
              onClick={() => {
                setDrawn(drawnOf(problems, limit + atOnce));
              }}
            >
              Show {Math.min(left, atOnce)} more
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

/** The problems that the last rendering drew. The next rendering can reuse them. */
interface Drawn {
  of: readonly ProblemRow[];
  limit: number;
  names: ReadonlySet<string>;
}

const drawnOf = (problems: readonly ProblemRow[], limit: number): Drawn => ({
  of: problems,
  limit,
  names: new Set(problems.slice(0, limit).map(({ name }) => name)),
});

interface FoundProblemProps {
  problem: ProblemRow;
  state: State | undefined;
  label: string | undefined;
}

const FoundProblem = memo(function FoundProblem({ problem, state, label }: FoundProblemProps) {
  const { title, description, page, size, minutes, topic } = problem;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 not-first:border-t not-first:border-hair md:grid-cols-[5rem_minmax(0,1fr)_auto] md:items-center">
      <a
        href={courseAddress(problem.class)}
        className="code-tag justify-self-start hover:text-accent-hover hover:decoration-3 md:self-start"
      >
        {problem.class}
        <span className="sr-only">: everything we have</span>
      </a>
      <div>
        <h3 className="text-[1.0625rem] leading-close font-h3">{title}</h3>
        <p className="text-note text-soft">{description}</p>
        <p className="facts mt-0.5 flex flex-wrap gap-x-3.5 gap-y-0 text-note text-soft">
          <span className="size inline-block">{size}</span> <span>{minutes} minutes</span>{' '}
          <span className="topic">{topic}</span>
          {state && (
            <>
              {' '}
              <span className={`state ${state}`}>{label}</span>
            </>
          )}
        </p>
      </div>
      <p className="ways flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-note md:flex-col md:items-end">
        <TextLink href={page}>
          View Problem<span className="sr-only">: {title}</span>
        </TextLink>
      </p>
    </li>
  );
});
