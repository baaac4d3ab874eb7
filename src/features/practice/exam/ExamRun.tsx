import { useEffect, useEffectEvent, useRef } from 'react';
import {
  sumOfCounts,
  countAnswers,
  answersInWords,
} from '../../../domain/practice/exam/exam-answers.ts';
import type { Sitting } from '../../../domain/practice/exam/exam-sitting.ts';
import type { Exam } from '../../../domain/practice/exam/exam.ts';
import { Button } from '../../../ui/Button.tsx';
import { Clock } from './Clock.tsx';
import { ProblemCopy } from './ProblemCopy.tsx';
import { ExamAnswers } from './ExamAnswers.tsx';
import type { SetProblem } from './set-problem.ts';
import { useAreSittingsKept } from './stored-sittings.ts';

interface ExamRunProps {
  exam: Exam;
  problems: readonly SetProblem[];
  sitting: Sitting;
  onChange: (sitting: Sitting) => void;
}

/** An exam in progress: one problem at a time, the navigation, and the clock. */
export function ExamRun({ exam, problems, sitting, onChange }: ExamRunProps) {
  const { isClockHidden, ...rest } = sitting;
  const current = openPlace(problems, sitting);
  const heading = useRef<HTMLHeadingElement>(null);
  const isKept = useAreSittingsKept();
  const { asked, empty, unclear } = sumOfCounts(
    problems.map(({ name, sheet }) => countAnswers(sheet.questions, sitting.typed[name])),
  );
  const answered = asked - empty - unclear;
  const keepCounts = useEffectEvent(() => {
    if (sitting.asked !== asked || sitting.answered !== answered) {
      onChange({ ...sitting, asked, answered });
    }
  });
  useEffect(() => {
    keepCounts();
  }, [asked, answered]);
  const goTo = (place: number) => {
    const { name } = problems[place] ?? {};
    // The heading of the next problem gets the focus once it's rendered.
    if (place === current) heading.current?.focus();
    else if (name !== undefined) onChange({ ...sitting, open: name });
  };
  const handIn = () => {
    const missing = [
      ...(empty > 0
        ? [`${String(empty)} of ${String(asked)} answers ${empty === 1 ? 'is' : 'are'} empty.`]
        : []),
      ...(unclear > 0 ? [unclearWords(unclear)] : []),
    ];
    if (missing.length > 0 && !confirm(`Hand it in? ${missing.join(' ')}`)) return;
    onChange({ ...sitting, handedIn: Date.now() });
    scrollTo(0, 0);
  };
  return (
    <div className="needs-script no-print grid gap-6 lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-x-12 lg:gap-y-6">
      <Clock
        began={sitting.began}
        minutes={exam.minutes}
        isHidden={isClockHidden === true}
        onHide={(isHidden) => {
          onChange({ ...rest, ...(isHidden && { isClockHidden: true }) });
        }}
      />
      <div className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-header)_+_5rem)] lg:self-start">
        <ExamLine problems={problems} sitting={sitting} current={current} onGo={goTo} />
        <div className="max-lg:row-start-4 lg:mt-6 lg:[&>button]:w-full">
          <Button variant="solid" onClick={handIn}>
            Hand in
          </Button>
          <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
            {empty === 0
              ? 'You wrote something for every answer.'
              : `${String(empty)} of ${String(asked)} answers ${empty === 1 ? 'is' : 'are'} empty. Those count as not tried, never as wrong.`}
            {unclear > 0 && ` ${unclearWords(unclear)}`}
            {!isKept && ' This browser won’t keep your answers once you close the page.'}
          </p>
        </div>
      </div>
      {problems.map((problem, place) => (
        <div
          key={problem.name}
          className="exam-problem lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-12 lg:not-[[hidden]]:grid"
          hidden={place !== current}
        >
          <article className="prose document">
            <p className="eyebrow mt-0 mb-1.5" id={`problem-${String(place)}`}>
              Problem {place + 1} of {problems.length} · {problem.course} · {problem.minutes} min
            </p>
            <h2
              className="mt-0 scroll-mt-[calc(var(--spacing-header)_+_5rem)]"
              ref={place === current ? heading : undefined}
              tabIndex={-1}
              data-arrival={place === current ? '' : undefined}
              aria-describedby={`problem-${String(place)}`}
            >
              {problem.title}
            </h2>
            <ProblemCopy from={problem.sheet.statement} printed={problem.printed} />
          </article>
          <ExamAnswers
            problem={problem}
            sitting={sitting}
            onChange={onChange}
            onPrevious={
              place === 0
                ? undefined
                : () => {
                    goTo(place - 1);
                  }
            }
            onNext={
              place === problems.length - 1
                ? undefined
                : () => {
                    goTo(place + 1);
                  }
            }
          />
        </div>
      ))}
    </div>
  );
}

export const openPlace = (problems: readonly { name: string }[], { open }: Sitting): number =>
  Math.max(
    0,
    problems.findIndex(({ name }) => name === open),
  );

const unclearWords = (count: number) =>
  count === 1
    ? '1 isn’t clear yet. See the note under it.'
    : `${String(count)} aren’t clear yet. See the notes under them.`;

interface ExamLineProps {
  problems: readonly SetProblem[];
  sitting: Sitting;
  current: number;
  onGo: (place: number) => void;
}

/** Shows the problems as tanks on a line. The tanks fill as the student types answers. */
function ExamLine({ problems, sitting, current, onGo }: ExamLineProps) {
  return (
    <ol className="exam-line grid grid-cols-[repeat(auto-fill,minmax(3.2rem,1fr))] gap-1 lg:block">
      {problems.map(({ name, title, sheet }, place) => {
        const count = countAnswers(sheet.questions, sitting.typed[name]);
        const { asked, empty, unclear } = count;
        return (
          <li className="lg:relative" key={name}>
            <button
              className="block w-full cursor-pointer rounded-[2px] pt-1 pb-1.5 text-center lg:grid lg:grid-cols-[2.25rem_1fr] lg:items-center lg:gap-3.5 lg:py-2 lg:pr-2.5 lg:text-left lg:text-small lg:leading-tight lg:[&:hover_b]:underline"
              type="button"
              aria-current={place === current ? 'step' : undefined}
              onClick={() => {
                onGo(place);
              }}
            >
              <Tank part={(asked - empty - unclear) / asked} isUnclear={unclear > 0} />
              <span>
                <b className="font-strong">
                  <span className="number">{place + 1}</span>
                  <span className="max-lg:sr-only">. {title}</span>
                </b>
                <small className="max-lg:sr-only lg:block lg:text-fine lg:text-soft">
                  {answersInWords(count)}
                  {sitting.later.includes(name) && ', come back to it'}
                </small>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const [bottom, depth] = [35, 24];

/** A tank filled to a given level, with a question mark if an answer is unclear. */
function Tank({ part, isUnclear }: { part: number; isUnclear: boolean }) {
  const level = part * depth;
  return (
    <svg
      className="mx-auto h-[2.6rem] w-9 stroke-ink stroke-2 lg:relative lg:z-1 lg:m-0"
      viewBox="0 0 36 42"
      fill="none"
      aria-hidden="true"
    >
      <path d="M6 8v27q0 4 12 4t12-4V8" />
      {part > 0 && (
        <path
          className="fill fill-stream stroke-none"
          d={`M7 ${String(bottom - level)}v${String(level)}q0 3 11 3t11-3v-${String(level)}z`}
        />
      )}
      <ellipse className="fill-paper" cx="18" cy="8" rx="12" ry="4" />
      {isUnclear && <path className="mark" d="M14 21q0-4 4-4t4 3.5q0 3-4 4.5v2M18 31v.5" />}
    </svg>
  );
}
