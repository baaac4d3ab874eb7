import { useEffect, useRef, useState } from 'react';
import { shelve } from '../../../domain/practice/exam/exam-shelf.ts';
import {
  coursesOf,
  drawExam,
  examText,
  readExam,
  withNewNumbers,
  type Exam as ExamPlan,
} from '../../../domain/practice/exam/exam.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { island } from '../../../ui/Island.tsx';
import { useAddress } from '../../../browser/use-address.ts';
import { ExamCover } from './ExamCover.tsx';
import { ExamPaper } from './ExamPaper.tsx';
import { ExamRun, openPlace } from './ExamRun.tsx';
import { ExamSetup, type ExamClass } from './ExamSetup.tsx';
import { BegunExams, DoneExams } from './ExamShelf.tsx';
import { ExamSummary } from './ExamSummary.tsx';
import { listedProblems, type SentProblems } from '../../../domain/practice/exam/sent-problems.ts';
import { fetchSheet } from './sheet.ts';
import { removeSitting, storeSitting, useSittings } from './stored-sittings.ts';
import { usePaperParts } from './use-paper-parts.ts';
import { useFetched } from '../../../browser/use-fetched.ts';
import type { SetProblem } from './set-problem.ts';

interface ExamProps {
  classes: readonly ExamClass[];
  sent: SentProblems;
  words: { allowed: string; kept: string };
}

/** A mock exam: choosing it, sharing its address, taking it with a time limit, and its results. */
export const Exam = island(function Exam({ classes, sent, words }: ExamProps) {
  const [problems] = useState(() => listedProblems(sent));
  const [text, setText] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  // True if the visitor caused the change to the current stage.
  const isVisitorAction = useRef(false);
  const address = useAddress('exam', (value) => {
    isVisitorAction.current = text !== undefined;
    setText(value);
    document.documentElement.classList.remove('search-pending');
  });
  const known = problems.map(({ numbers, ...problem }) => ({ ...problem, seeds: numbers.seeds }));
  const exam = readExam(text ?? '', known);
  const sittings = useSittings();
  // A stored exam keeps its address even if one of its problems is removed later.
  const name = !exam ? '' : text && sittings[text] ? text : examText(exam);
  const sitting = sittings[name];
  const listed = (exam?.problems ?? []).flatMap((chosen) => {
    const problem = problems.find((each) => each.name === chosen.name);
    return problem ? [{ problem, seed: chosen.seed }] : [];
  });
  const sheets = useFetched(name, listed, ({ problem }) => fetchSheet(problem));
  const goTo = (next: ExamPlan | undefined) => {
    if (next) address.goTo(examText(next));
    scrollTo(0, 0);
  };

  const set: SetProblem[] = listed.flatMap(({ problem, seed }, index) => {
    const sheet = sheets.found?.[index];
    return sheet ? [{ ...problem, seed, sheet, printed: sheet.printed(seed) }] : [];
  });
  const paper = usePaperParts(name, set);

  const stage = !exam
    ? 'choose'
    : sheets.problem || (sitting && set.length === 0)
      ? 'wait'
      : !sitting
        ? `cover of ${name}`
        : sitting.handedIn !== undefined
          ? 'summary'
          : `problem ${String(
              openPlace(
                listed.map(({ problem }) => problem),
                sitting,
              ),
            )}`;
  const focusStage = () => {
    if (!isVisitorAction.current) return;
    place.current?.querySelector<HTMLElement>('[data-arrival]')?.focus();
  };
  useEffect(focusStage, [stage]);

  const isSat = exam !== undefined && sitting !== undefined;
  useEffect(() => {
    // Hides the page title and the list of other exams while an exam is in progress.
    document.documentElement.classList.toggle('exam-is-sat', isSat);
  }, [isSat]);

  if (!exam) {
    const { begun, done } = shelve(sittings);
    const isKnown = (one: { exam: string }) => readExam(one.exam, known) !== undefined;
    return (
      <div ref={place} className="exam-start">
        <BegunExams
          exams={begun.filter(isKnown)}
          onRemove={(one) => {
            removeSitting(one);
            isVisitorAction.current = true;
            focusStage();
          }}
        />
        <ExamSetup
          classes={classes}
          problems={known}
          wasUnknown={text !== undefined && text !== ''}
          allowed={words.allowed}
          onSet={(courses, minutes) => {
            goTo(drawExam(known, { courses, minutes }, Math.random));
          }}
        />
        <DoneExams exams={done.filter(isKnown)} />
      </div>
    );
  }
  if (sheets.problem) {
    return (
      <p role="status">
        <FetchTrouble
          what="This exam’s problems"
          problem={sheets.problem}
          retry={() => {
            isVisitorAction.current = true;
            sheets.retry();
          }}
        />
      </p>
    );
  }
  const courses = coursesOf(listed.map(({ problem }) => problem));
  const again = () => {
    goTo(withNewNumbers(exam, known, Math.random));
  };
  const shared = { exam, problems: set };
  return (
    <div ref={place}>
      {sitting === undefined ? (
        <ExamCover
          exam={exam}
          problems={listed.map(({ problem }) => problem)}
          paper={paper}
          words={words}
          onBegin={() => {
            isVisitorAction.current = true;
            storeSitting(name, { began: Date.now(), typed: {}, later: [], courses });
            scrollTo(0, 0);
          }}
          onOthers={() => {
            goTo(drawExam(known, { courses, minutes: exam.minutes || 50 }, Math.random));
          }}
          onChoose={() => {
            address.goTo('');
          }}
        />
      ) : set.length === 0 ? (
        <p role="status" data-arrival="" tabIndex={-1}>
          Getting the problems…
        </p>
      ) : sitting.handedIn === undefined ? (
        <ExamRun
          {...shared}
          sitting={sitting}
          onChange={(next) => {
            isVisitorAction.current = true;
            storeSitting(name, next);
          }}
        />
      ) : (
        <ExamSummary
          {...shared}
          sitting={{ ...sitting, handedIn: sitting.handedIn }}
          paper={paper}
          onAgain={again}
          onRecorded={(result) => {
            storeSitting(name, { ...sitting, isRecorded: true, result });
          }}
        />
      )}
      {set.length > 0 && <ExamPaper {...shared} paper={paper} />}
    </div>
  );
});
