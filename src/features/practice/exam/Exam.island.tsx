import { useEffect, useState } from 'react';
import {
  drawExam,
  examText,
  readExam,
  withNewNumbers,
  type Exam as ExamPlan,
} from '../../../domain/practice/exam.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { island } from '../../../ui/Island.tsx';
import { useAddress } from '../../../ui/use-address.ts';
import { ExamCover } from './ExamCover.tsx';
import { ExamPaper } from './ExamPaper.tsx';
import { ExamRun } from './ExamRun.tsx';
import { ExamSetup, type ExamClass } from './ExamSetup.tsx';
import { ExamSummary } from './ExamSummary.tsx';
import { fetchSheet, type ListedProblem } from './sheet.ts';
import { storeSitting, useSittings } from './stored-sittings.ts';
import { usePaperParts } from './use-paper-parts.ts';
import { useFetched } from './use-fetched.ts';
import type { SetProblem } from './set-problem.ts';

interface ExamProps {
  classes: readonly ExamClass[];
  problems: readonly ListedProblem[];
  words: { allowed: string; kept: string };
}

/** An exam of somebody's own: chosen, shared by its address, sat against a clock, and judged. */
export const Exam = island(function Exam({ classes, problems, words }: ExamProps) {
  const [text, setText] = useState('');
  const address = useAddress('exam', (value) => {
    setText(value);
    document.documentElement.classList.remove('search-pending');
  });
  const known = problems.map(({ numbers, ...problem }) => ({ ...problem, seeds: numbers.seeds }));
  const exam = readExam(text, known);
  const name = exam ? examText(exam) : '';
  const sitting = useSittings()[name];
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

  const isSat = exam !== undefined && sitting !== undefined;
  useEffect(() => {
    // Who sits an exam needs no title above it, nor the list of others below.
    document.documentElement.classList.toggle('exam-is-sat', isSat);
  }, [isSat]);

  if (!exam) {
    return (
      <ExamSetup
        classes={classes}
        problems={known}
        wasUnknown={text !== ''}
        allowed={words.allowed}
        onSet={(courses, minutes) => {
          goTo(drawExam(known, { courses, minutes }, Math.random));
        }}
      />
    );
  }
  if (sheets.problem) {
    return (
      <p role="status">
        <FetchTrouble
          what="The problems of this exam"
          problem={sheets.problem}
          retry={sheets.retry}
        />
      </p>
    );
  }
  const courses = [...new Set(listed.map(({ problem }) => problem.course))];
  const again = () => {
    goTo(withNewNumbers(exam, known, Math.random));
  };
  const shared = { exam, problems: set };
  return (
    <>
      {sitting === undefined ? (
        <ExamCover
          exam={exam}
          problems={listed.map(({ problem }) => problem)}
          paper={paper}
          words={words}
          onBegin={() => {
            storeSitting(name, { began: Date.now(), typed: {}, later: [] });
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
        <p role="status">Fetching the problems…</p>
      ) : sitting.handedIn === undefined ? (
        <ExamRun
          {...shared}
          sitting={sitting}
          onChange={(next) => {
            storeSitting(name, next);
          }}
        />
      ) : (
        <ExamSummary
          {...shared}
          sitting={{ ...sitting, handedIn: sitting.handedIn }}
          paper={paper}
          onAgain={again}
          onRecorded={() => {
            storeSitting(name, { ...sitting, isRecorded: true });
          }}
        />
      )}
      {set.length > 0 && <ExamPaper {...shared} paper={paper} />}
    </>
  );
});
