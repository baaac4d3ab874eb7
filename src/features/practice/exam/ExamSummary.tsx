import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerText } from '../../../domain/answers/answer-text.ts';
import { isMiss } from '../../../domain/answers/check-answer.ts';
import { namedMistake } from '../../../domain/answers/named-mistake.ts';
import type { Sitting } from '../../../domain/practice/exam/exam-sitting.ts';
import {
  afterHandIn,
  byTopic,
  resultInWords,
  resultOf,
  signOf,
  type ExamResult,
  type Sign,
} from '../../../domain/practice/exam/exam-results.ts';
import type { Exam } from '../../../domain/practice/exam/exam.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { storeEntry } from '../stored-practice.ts';
import { judgeExam, type JudgedProblem } from './judge-exam.ts';
import { fetchSetNumbers, type SetProblem } from './set-problem.ts';
import { useFetched } from '../../../browser/use-fetched.ts';
import type { PaperParts } from './use-paper-parts.ts';
import { ExamNext } from './ExamNext.tsx';
import { ProblemCopy } from './ProblemCopy.tsx';
import { fetchSolution } from './sheet.ts';

interface ExamSummaryProps {
  exam: Exam;
  problems: readonly SetProblem[];
  sitting: Sitting & { handedIn: number };
  paper: PaperParts;
  onAgain: () => void;
  /** Called with the result once the answers are recorded. */
  onRecorded: (result: ExamResult) => void;
}

/** Shows the results of an exam by topic and by problem, with every verdict and the next steps. */
export function ExamSummary(props: ExamSummaryProps) {
  const { exam, problems, sitting, paper, onAgain, onRecorded } = props;
  const numbers = useFetched(String(sitting.began), problems, fetchSetNumbers);
  const judged = numbers.found ? judgeExam(problems, numbers.found, sitting) : [];
  const answers = judged.flatMap(({ problem, answers: own }) =>
    own.map(({ verdict }) => ({ topic: problem.topic, verdict })),
  );
  const result = resultOf(answers);
  const heading = useRef<HTMLHeadingElement>(null);
  const record = useEffectEvent(() => {
    // An older exam has no stored result, and its answers may already be in the record.
    for (const { problem, answers } of sitting.isRecorded ? [] : judged) {
      const names = problem.sheet.questions.map(({ name }) => name);
      const task = { name: problem.name, seed: problem.seed, answers: names };
      for (const { question, text, verdict } of answers) {
        if (!verdict || verdict.kind === 'unclear') continue;
        storeEntry(task, {
          ...{ answer: question.name, text, isRight: verdict.kind === 'right' },
          isMiss: isMiss(verdict),
          mistake: namedMistake(verdict, question),
        });
      }
    }
    onRecorded(result);
  });
  const isJudged = judged.length > 0;
  useEffect(() => {
    if (!isJudged) return;
    heading.current?.focus({ preventScroll: true });
    if (!sitting.result) record();
  }, [isJudged, sitting.result]);

  if (!isJudged) {
    return (
      <p role="status" data-arrival="" tabIndex={-1}>
        {numbers.problem ? (
          <FetchTrouble what="The key" problem={numbers.problem} retry={numbers.retry} />
        ) : (
          'Checking your answers…'
        )}
      </p>
    );
  }
  const minutes = Math.max(0, Math.round((sitting.handedIn - sitting.began) / 60_000));
  return (
    <div className="needs-script no-print pt-6">
      <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_1fr]">
        <div>
          <p className="eyebrow mb-1.5">
            Handed in after {minutes}
            {exam.minutes > 0 && ` of ${String(exam.minutes)}`} minutes
          </p>
          <h2 className="text-h1 tracking-[-0.03em]" ref={heading} tabIndex={-1}>
            {resultInWords(result)}
          </h2>
        </div>
        <ul className="border-t-2 border-t-ink" aria-label="By topic">
          {byTopic(answers).map(({ topic, signs }) => (
            <li
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 border-b border-hair py-2.5 leading-tight lg:grid-cols-[1fr_auto_4.5rem]"
              key={topic}
            >
              <span className="max-lg:col-span-full">{topic}</span>
              <ResultSigns signs={signs} />
              <b className="text-right font-strong whitespace-nowrap tabular-nums">
                {signs.filter((sign) => sign === 'right').length} of {signs.length}
              </b>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <section aria-labelledby="by-problem">
          <h2 className="text-h2" id="by-problem">
            Problem by problem
          </h2>
          <ol className="exam-diagnoses mt-5 border-t-2 border-t-ink [counter-reset:problem]">
            {judged.map((one) => (
              <Diagnosis key={one.problem.name} {...one} />
            ))}
          </ol>
        </section>
        <ExamNext judged={judged} began={sitting.began} paper={paper} onAgain={onAgain} />
      </div>
    </div>
  );
}

function Diagnosis({ problem, answers, numbers }: JudgedProblem) {
  return (
    <li className="border-b border-hair py-5 [counter-increment:problem]">
      <h3 className="mb-2 text-h4 leading-title font-h3">{problem.title}</h3>
      <ul>
        {answers.map(({ question, text, key, verdict }) => (
          <li
            className={`mt-2 grid grid-cols-[1.15rem_minmax(0,1fr)] gap-2.5 leading-normal ${verdict === undefined || verdict.kind === 'right' ? 'text-soft' : ''}`}
            key={question.name}
          >
            <span className="mt-1 flex items-start">
              <ResultSigns signs={[signOf(verdict)]} />
            </span>
            {verdict === undefined ? (
              <span>
                {question.label}: not tried. It’s {answerText(question, key)}.
              </span>
            ) : verdict.kind === 'right' ? (
              <span>
                {question.label}: {text} is right.
              </span>
            ) : (
              <span>
                <b className="font-strong">
                  {question.label}: you wrote {text}; it’s {answerText(question, key)}.
                </b>{' '}
                {afterHandIn(verdict)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SolutionBox problem={problem} printed={problem.seed === 0 ? undefined : numbers.printed} />
    </li>
  );
}

const names: Record<Sign, string> = { right: 'right', wrong: 'not right', none: 'not tried' };

const looks: Record<Sign, string> = {
  right: 'stroke-accent [&>circle]:fill-wash',
  wrong: 'stroke-ink',
  none: 'stroke-ink [stroke-dasharray:3_3]',
};

/** A row of symbols: filled for right, crossed out for wrong, dashed for not tried. */
function ResultSigns({ signs }: { signs: readonly Sign[] }) {
  return (
    <span
      className="inline-flex flex-wrap gap-1"
      role="img"
      aria-label={signs.map((sign) => names[sign]).join(', ')}
    >
      {signs.map((sign, index) => (
        <svg
          key={index}
          viewBox="0 0 20 20"
          fill="none"
          className={`size-[1.15rem] flex-none stroke-2 ${looks[sign]}`}
        >
          <circle cx="10" cy="10" r="8" />
          {sign === 'wrong' && <path d="M4.5 15.5l11-11" />}
          {sign === 'right' && <path d="M6 10.5l3 3 5.5-6.5" />}
        </svg>
      ))}
    </span>
  );
}

interface SolutionBoxProps {
  problem: SetProblem;
  printed: readonly string[] | undefined;
}

/**
 * Shows the worked solution with the numbers of the exam. The solution is fetched when the student
 * opens it.
 */
function SolutionBox({ problem, printed }: SolutionBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const {
    found,
    problem: trouble,
    retry,
  } = useFetched(isOpen ? problem.name : '', [problem], fetchSolution);
  const solution = found?.[0];
  return (
    <details
      className="exam-solution mt-3"
      onToggle={({ currentTarget: { open } }) => {
        if (open) setOpen(true);
      }}
    >
      <summary className="w-fit cursor-pointer py-1.5 font-strong text-accent">
        Solution<span className="sr-only"> of {problem.title}</span>
      </summary>
      {solution ? (
        <ProblemCopy from={solution} printed={printed} className="prose document" />
      ) : (
        <p role="status">
          {trouble ? (
            <FetchTrouble what="The solution" problem={trouble} retry={retry} />
          ) : (
            isOpen && 'Getting the solution…'
          )}
        </p>
      )}
    </details>
  );
}
