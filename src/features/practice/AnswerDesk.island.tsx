import { useEffect, useRef, useState } from 'react';
import type { AnswerBox } from '../../documents/document/document.ts';
import type { AnswerKey, FormulaSymbol, Verdict } from '../../domain/answers/asked-quantity.ts';
import { judgeAll } from '../../domain/answers/carried-forward.ts';
import { isMiss } from '../../domain/answers/check-answer.ts';
import { namedMistake } from '../../domain/answers/named-mistake.ts';
import { anotherSeed } from '../../domain/practice/another-seed.ts';
import { entryOf, setOf } from '../../domain/practice/work.ts';
import { latestKey } from '../../domain/practice/kept-record.ts';
import { latestOf } from '../../domain/practice/latest.ts';
import { store } from '../../browser/use-stored.ts';
import { Button } from '../../ui/Button.tsx';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { island } from '../../ui/Island.tsx';
import { AnswerField } from './AnswerField.tsx';
import { fetchSets, type NumbersSource } from './number-sets.ts';
import type { Numbers } from './numbers-file.ts';
import { PageCopy } from './PageCopy.tsx';
import { SolutionDialog } from './SolutionDialog.tsx';
import { StepCheck } from './StepCheck.tsx';
import type { StepsSource } from './steps-file.ts';
import {
  keptWords,
  storedPractice,
  storeEntry,
  useIsPracticeKept,
  usePractice,
} from './stored-practice.ts';
import { useHelp } from './use-help.ts';
import { useVariant } from './use-variant.ts';
import { stateOf, type NumberSet, type Work } from '../../domain/practice/record.ts';
import { stateLabel, toMaster } from '../../domain/practice/tally.ts';

interface AnswerDeskProps {
  name: string;
  title: string;
  questions: readonly AnswerBox[];
  /** Right answers for the original numbers. */
  keys: readonly AnswerKey[];
  /** Symbols that students can use in a formula. */
  symbols: readonly FormulaSymbol[];
  hints: number;
  numbers: NumbersSource;
  /** Steps that can be checked, unless all of them are answers. */
  steps?: StepsSource | undefined;
  /** The link that reports a mistake: its id, and its address with a {seed} placeholder. */
  report: { id: string; mail: string };
  converter?: string | undefined;
  next?: { title: string; page: string } | undefined;
}

/** Checks answers, draws new numbers and records solved problems. */
export const AnswerDesk = island(function AnswerDesk(props: AnswerDeskProps) {
  const { name, title, questions, keys, symbols, hints, numbers, steps } = props;
  const { report, converter, next } = props;
  const { seeds } = numbers;
  const variant = useVariant(numbers, questions.length);
  const { seed, first } = variant;
  const isReady = first !== undefined;
  const work = usePractice()[name];
  const isKept = useIsPracticeKept();
  const help = useHelp({ name, seed }, hints, isReady);
  const tools = useRef<HTMLDivElement>(null);
  const [otherSets, setOtherSets] = useState<Numbers[]>();
  const getOtherSets = async () => {
    const fetched = seeds > 0 ? await fetchSets(numbers, questions.length) : undefined;
    if (fetched && !('problem' in fetched)) setOtherSets(fetched.data);
  };
  useEffect(() => {
    const link = document.getElementById(report.id);
    for (const place of document.querySelectorAll('[data-seed]')) {
      place.textContent = seed === 0 ? 'original numbers' : `numbers from seed ${String(seed)}`;
    }
    link?.setAttribute('href', report.mail.replace('%7Bseed%7D', String(seed)));
  }, [report, seed]);

  // New numbers make a new question, whose field is empty. An entry typed before the first numbers
  // have loaded belongs to those numbers.
  const idOf = (question: AnswerBox) =>
    `${!isReady || seed === first ? 'first' : String(seed)} ${question.name}`;
  const set = setOf(work, seed);
  const count = questions.filter((question) => set?.right.includes(question.name)).length;
  const isSolved = count === questions.length;
  const task = { name, seed, answers: questions.map((question) => question.name) };
  const judge = (question: AnswerBox) => (verdict: Verdict, text: string) => {
    if (verdict.kind === 'unclear') return;
    if (verdict.isFormula) void getOtherSets();
    storeEntry(task, {
      ...{ answer: question.name, text, isRight: verdict.kind === 'right' },
      isMiss: isMiss(verdict),
      mistake: namedMistake(verdict, question),
    });
    const problem = { name, title, seed, of: questions.length };
    store(latestKey, JSON.stringify(latestOf(storedPractice(), problem)));
  };

  const { printed } = variant;
  const asked = judgeAll(questions, variant.keys ?? keys, set?.typed, {
    ...{ printed, symbols, otherSets },
  });
  return (
    <section
      className="desk panel needs-script p-5 max-lg:relative max-lg:z-6 max-lg:mt-8 lg:sticky lg:top-[calc(var(--spacing-header)_+_1.5rem)] lg:max-h-[calc(100dvh_-_var(--spacing-header)_-_2.5rem)] lg:[scroll-padding-block:1.25rem] lg:self-start lg:overflow-y-auto"
      aria-labelledby="desk-heading"
    >
      <h2 className="text-(length:--text-h3)" id="desk-heading">
        Your answer
      </h2>
      {asked.map(({ question, key, context }) => (
        <AnswerField
          key={idOf(question)}
          question={question}
          answerKey={key}
          context={context}
          hintsAt="#hints"
          hints={help}
          isReady={isReady}
          kept={() => entryOf(setOf(storedPractice()[name], seed), question.name)}
          onVerdict={judge(question)}
        />
      ))}
      {!isSolved && steps && (
        <StepCheck
          task={task}
          source={steps}
          answers={questions}
          typed={set?.typed}
          printed={variant.printed}
          hasOthers={seeds > 0}
        />
      )}
      {isSolved && (
        <PageCopy key={seed} selector=".solution .what-if" className="desk-what-if empty:hidden" />
      )}
      {isSolved && next && (
        <p>
          Next: <a href={next.page}>{next.title}</a>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5 border-t border-hair pt-5" ref={tools}>
        {seeds > 0 && (
          <Button
            variant="line"
            size="small"
            onClick={() => {
              variant.goTo(anotherSeed(seed, seeds, Math.random));
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
              // The button disappears, so the focus moves.
              tools.current?.querySelector('button')?.focus();
              variant.goTo(0);
            }}
          >
            Original numbers
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
        {converter !== undefined && (
          <a className="ml-auto self-center py-2 text-note text-soft" href={converter}>
            Convert a unit
          </a>
        )}
      </div>
      <p role="status" className="desk-status mt-1.5 text-note wrap-anywhere text-soft">
        {variant.problem ? (
          <FetchTrouble what="The new numbers" problem={variant.problem} retry={variant.retry} />
        ) : variant.isFetching ? (
          'Getting the new numbers…'
        ) : (
          (variant.unknown ??
          (seed > 0 &&
            `These are the numbers from seed ${String(seed)}. This page’s link brings them back.`))
        )}
      </p>
      <DeskState
        work={work}
        set={set}
        right={count}
        asked={questions.length}
        hasOthers={seeds > 0}
        isKept={isKept}
      />
      <SolutionDialog
        seed={seed}
        hasOthers={seeds > 0}
        isFree={set?.isDone === true || set?.helped === 'solution'}
      />
    </section>
  );
});

interface DeskStateProps {
  work: Work | undefined;
  /** The work on the current numbers, the number of right answers, and the number of questions. */
  set: NumberSet | undefined;
  right: number;
  asked: number;
  hasOthers: boolean;
  isKept: boolean;
}

function DeskState({ work, set, right, asked, hasOthers, isKept }: DeskStateProps) {
  const state = stateOf(work);
  if (state === undefined) return null;
  const isPart = right > 0 && right < asked;
  return (
    <div className="desk-status mt-1.5 text-note wrap-anywhere text-soft">
      <p className="mt-1.5">
        {stateLabel(work)}
        {isPart && `, ${String(right)} of ${String(asked)} answers right`}
        {isPart && state !== 'tried' && ' with these numbers'}
        {keptWords(isKept)}
      </p>
      {state === 'tried' && set?.helped === 'solution' && (
        <p className="mt-1.5">
          You opened the solution, so these numbers count as tried.
          {hasOthers && ' You can solve it with new numbers.'}
        </p>
      )}
      {state === 'solved' && hasOthers && <p className="mt-1.5">{toMaster(work, set)}</p>}
    </div>
  );
}
