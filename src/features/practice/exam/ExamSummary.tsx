import { useEffect, useEffectEvent, useRef } from 'react';
import { answerText } from '../../../domain/answers/answer-text.ts';
import type { Sitting } from '../../../domain/practice/exam-sitting.ts';
import { byTopic, countRight } from '../../../domain/practice/exam-results.ts';
import type { Exam } from '../../../domain/practice/exam.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { storeEntry } from '../stored-practice.ts';
import { ExamNext } from './ExamNext.tsx';
import { judgeExam, type JudgedProblem } from './judge-exam.ts';
import { fetchSetNumbers, type SetProblem } from './set-problem.ts';
import { Signs } from './Signs.tsx';
import { useFetched } from './use-fetched.ts';
import type { PaperParts } from './use-paper-parts.ts';
import { SolutionBox } from './SolutionBox.tsx';

interface ExamSummaryProps {
  exam: Exam;
  problems: readonly SetProblem[];
  sitting: Sitting & { handedIn: number };
  paper: PaperParts;
  onAgain: () => void;
  /** Called once the answers are in the record of this browser. */
  onRecorded: () => void;
}

/** What became of an exam: by topic, problem by problem with every diagnosis, and what to do next. */
export function ExamSummary(props: ExamSummaryProps) {
  const { exam, problems, sitting, paper, onAgain, onRecorded } = props;
  const numbers = useFetched(String(sitting.began), problems, fetchSetNumbers);
  const judged = numbers.found ? judgeExam(problems, numbers.found, sitting) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  const record = useEffectEvent(() => {
    for (const { problem, answers } of judged) {
      const names = problem.sheet.questions.map(({ name }) => name);
      const task = { name: problem.name, seed: problem.seed, answers: names };
      for (const { question, text, verdict } of answers) {
        if (!verdict || verdict.kind === 'unclear') continue;
        storeEntry(task, { answer: question.name, text, isRight: verdict.kind === 'right' });
      }
    }
    onRecorded();
  });
  const isJudged = judged.length > 0;
  useEffect(() => {
    if (!isJudged) return;
    heading.current?.focus({ preventScroll: true });
    if (!sitting.isRecorded) record();
  }, [isJudged, sitting.isRecorded]);

  if (!isJudged) {
    return (
      <p role="status">
        {numbers.problem ? (
          <FetchTrouble what="The key" problem={numbers.problem} retry={numbers.retry} />
        ) : (
          'Looking at your answers…'
        )}
      </p>
    );
  }
  const answers = judged.flatMap(({ problem, answers: own }) =>
    own.map(({ verdict }) => ({ problem: problem.name, topic: problem.topic, verdict })),
  );
  const minutes = Math.round((sitting.handedIn - sitting.began) / 60_000);
  return (
    <div className="exam-summary needs-script no-print">
      <div className="exam-score">
        <div>
          <p className="exam-kicker">
            Handed in after {minutes}
            {exam.minutes > 0 && ` of ${String(exam.minutes)}`} minutes
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {countRight(answers)} of {answers.length} right
          </h2>
        </div>
        <ul className="exam-topics" aria-label="By topic">
          {byTopic(answers).map(({ topic, signs }) => (
            <li key={topic}>
              <span>{topic}</span>
              <Signs signs={signs} />
              <b>
                {signs.filter((sign) => sign === 'right').length} of {signs.length}
              </b>
            </li>
          ))}
        </ul>
      </div>
      <div className="exam-after">
        <section aria-labelledby="by-problem">
          <h2 id="by-problem">Problem by problem</h2>
          <ol className="exam-diagnoses">
            {judged.map((one) => (
              <Diagnosis key={one.problem.name} {...one} />
            ))}
          </ol>
        </section>
        <ExamNext judged={judged} paper={paper} onAgain={onAgain} />
      </div>
    </div>
  );
}

/** One problem: what was right, what was not and why, and its solution. */
function Diagnosis({ problem, answers, numbers }: JudgedProblem) {
  return (
    <li>
      <h3>{problem.title}</h3>
      <ul>
        {answers.map(({ question, text, key, verdict }) => (
          <li key={question.name} className={verdict?.kind ?? 'none'}>
            <Signs signs={[verdict ? (verdict.kind === 'right' ? 'right' : 'wrong') : 'none']} />
            {verdict === undefined ? (
              <span>
                {question.label}: not tried. It is {answerText(question, key)}.
              </span>
            ) : verdict.kind === 'right' ? (
              <span>
                {question.label}: {text} is right.
              </span>
            ) : (
              <span>
                <b>
                  {question.label}: you wrote {text}, it is {answerText(question, key)}.
                </b>{' '}
                {verdict.sentence}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SolutionBox problem={problem} printed={problem.seed === 0 ? undefined : numbers.printed} />
    </li>
  );
}
