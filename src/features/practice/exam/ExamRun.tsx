import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../domain/counted.ts';
import { countWritten, type Sitting } from '../../../domain/practice/exam-sitting.ts';
import type { Exam } from '../../../domain/practice/exam.ts';
import { Button } from '../../../ui/Button.tsx';
import { Clock } from './Clock.tsx';
import { Copied } from './Copied.tsx';
import { ExamAnswers } from './ExamAnswers.tsx';
import { ExamLine } from './ExamLine.tsx';
import type { SetProblem } from './set-problem.ts';
import { useAreSittingsKept } from './stored-sittings.ts';

interface ExamRunProps {
  exam: Exam;
  problems: readonly SetProblem[];
  sitting: Sitting;
  onChange: (sitting: Sitting) => void;
}

/** An exam that somebody sits: one problem at a time, the way to the others, and the clock. */
export function ExamRun({ exam, problems, sitting, onChange }: ExamRunProps) {
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [current]);
  const isKept = useAreSittingsKept();
  const all = problems.flatMap(({ name, sheet }) =>
    sheet.questions.map((question) => ({ name, answer: question.name })),
  );
  const empty = all.filter(
    ({ name, answer }) => countWritten(sitting.typed[name], [answer]) === 0,
  ).length;
  const goTo = (place: number) => {
    setCurrent(place);
    // The heading of another problem is there once that is drawn.
    hasMoved.current = true;
    if (place === current) heading.current?.focus();
  };
  const handIn = () => {
    const question = `Hand in? ${counted(empty, 'answer')} of ${String(all.length)} ${empty === 1 ? 'is' : 'are'} empty.`;
    if (empty > 0 && !confirm(question)) return;
    onChange({ ...sitting, handedIn: Date.now() });
    scrollTo(0, 0);
  };
  return (
    <div className="exam-run needs-script no-print">
      <Clock began={sitting.began} minutes={exam.minutes} />
      <div className="exam-side">
        <ExamLine problems={problems} sitting={sitting} current={current} onGo={goTo} />
        <div className="exam-hand-in">
          <Button variant="solid" onClick={handIn}>
            Hand in
          </Button>
          <p className="exam-note">
            {empty === 0
              ? 'Every answer has something in it.'
              : `${String(empty)} of ${String(all.length)} answers ${empty === 1 ? 'is' : 'are'} empty. Empty ones count as not tried, never as wrong.`}
            {!isKept &&
              ' This browser does not keep what you write: it is gone when you close the page.'}
          </p>
        </div>
      </div>
      {problems.map((problem, place) => (
        <div key={problem.name} className="exam-problem" hidden={place !== current}>
          <article className="prose document">
            <p className="exam-kicker">
              Problem {place + 1} of {problems.length} · {problem.course} · {problem.minutes} min
            </p>
            <h2 ref={place === current ? heading : undefined} tabIndex={-1}>
              {problem.title}
            </h2>
            <Copied from={problem.sheet.statement} printed={problem.printed} />
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
