import { useEffect, useRef } from 'react';
import type { Answer } from '../../documents/problem-document.ts';
import type { AnswerKey, Verdict } from '../../domain/answers/question.ts';
import { stateOf } from '../../domain/practice/record.ts';
import { stateWords } from '../../domain/practice/tally.ts';
import { setOf } from '../../domain/practice/work.ts';
import { mailLink } from '../../domain/mail-link.ts';
import { Button } from '../../ui/Button.tsx';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { island } from '../../ui/Island.tsx';
import { AnswerField } from './AnswerField.tsx';
import { storeEntry, usePractice } from './stored-practice.ts';
import { useVariant, type NumbersSource } from './use-variant.ts';

interface AnswerDeskProps {
  name: string;
  questions: readonly Answer[];
  /** The answers with the stated numbers. */
  keys: readonly AnswerKey[];
  /** Where the new numbers are. */
  numbers: NumbersSource;
  /** The mail that reports a mistake, and the id of its link, which names the numbers in use. */
  report: { id: string; to: string; subject: string; body: string };
  next?: { title: string; page: string } | undefined;
}

/** Where answers are typed and judged, new numbers drawn and solved problems remembered. */
export const AnswerDesk = island(function AnswerDesk(props: AnswerDeskProps) {
  const { name, questions, keys, numbers, report, next } = props;
  const { seeds } = numbers;
  const variant = useVariant(numbers, questions.length);
  const { seed } = variant;
  const work = usePractice()[name];
  const state = stateOf(work);
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = document.getElementById(report.id);
    for (const place of document.querySelectorAll('[data-seed]')) {
      place.textContent = seed === 0 ? 'numbers as stated' : `numbers of seed ${String(seed)}`;
    }
    link?.setAttribute(
      'href',
      mailLink({ ...report, subject: `${report.subject}, seed ${String(seed)}` }),
    );
  }, [report, seed]);

  // An answer counts for the numbers with which it was given.
  const idOf = (question: Answer) => `${String(seed)} ${question.name}`;
  const right = setOf(work, seed)?.right ?? [];
  const count = questions.filter((question) => right.includes(question.name)).length;
  const isSolved = count === questions.length;
  const task = { name, seed, answers: questions.map((question) => question.name) };
  const judge = (question: Answer) => (verdict: Verdict, text: string) => {
    if (verdict.kind === 'unclear') return;
    storeEntry(task, { answer: question.name, text, isRight: verdict.kind === 'right' });
  };

  const current = variant.keys ?? keys;
  const asked = questions.flatMap((question, index) => {
    const key = current[index];
    return key ? [{ question, key }] : [];
  });
  return (
    <section className="desk needs-script" aria-labelledby="desk-heading">
      <h2 id="desk-heading">Your answer</h2>
      {questions.map((question, index) => {
        const answerKey = current[index];
        return (
          answerKey && (
            // Other numbers, another question: the old entry goes.
            <AnswerField
              key={idOf(question)}
              question={question}
              answerKey={answerKey}
              around={{ others: asked.toSpliced(index, 1), printed: variant.printed }}
              hints="#hints"
              onVerdict={judge(question)}
            />
          )
        );
      })}
      {isSolved && next && (
        <p>
          Next: <a href={next.page}>{next.title}</a>
        </p>
      )}
      <div className="desk-tools" ref={tools}>
        {seeds > 0 && (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              variant.goTo(another(seed, seeds));
            }}
          >
            New numbers
          </Button>
        )}
        {seed > 0 && (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              // This button goes, so it hands the focus on.
              tools.current?.querySelector('button')?.focus();
              variant.goTo(0);
            }}
          >
            First numbers
          </Button>
        )}
        <Button
          variant="line"
          size="small"
          onClick={() => {
            print();
          }}
        >
          Print
        </Button>
      </div>
      <p role="status" className="desk-status">
        {variant.problem ? (
          <FetchTrouble what="The new numbers" problem={variant.problem} retry={variant.retry} />
        ) : variant.isFetching ? (
          'Fetching the new numbers…'
        ) : (
          seed > 0 &&
          `These are the numbers of seed ${String(seed)}; the address of this page leads back to them.`
        )}
      </p>
      {state && (
        <p className="desk-status">
          {stateWords[state]}
          {state === 'tried' &&
            count > 0 &&
            `, ${String(count)} of ${String(questions.length)} answers right`}
          , remembered only in this browser.
        </p>
      )}
    </section>
  );
});

/** Some other seed. */
const another = (seed: number, seeds: number) =>
  ((seed + Math.floor(Math.random() * (seeds - 1))) % seeds) + 1;
