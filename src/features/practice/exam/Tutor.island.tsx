import type { TutorsWords } from '../../../content/practice/schema.ts';
import { island } from '../../../ui/Island.tsx';
import { ClassSum } from './ClassSum.tsx';
import { Seats } from './Seats.tsx';
import {
  listedProblems,
  type ListedProblem,
  type SentProblems,
} from '../../../domain/practice/exam/sent-problems.ts';
import { useState } from 'react';
import { anotherSeed } from '../../../domain/practice/another-seed.ts';
import { examText, mostMinutes, mostProblems } from '../../../domain/practice/exam/exam.ts';
import { CopyText } from './CopyText.tsx';
import { ProblemPicker } from './ProblemPicker.tsx';

interface TutorProps {
  words: Pick<TutorsWords, 'link' | 'seats' | 'codes'>;
  sent: SentProblems;
}

/**
 * Tools for tutors: a link to an exam with the same numbers for everyone, sheets with different
 * numbers for each seat, and the results of a class.
 */
export const Tutor = island(function Tutor({ words, sent }: TutorProps) {
  const [problems] = useState(() => listedProblems(sent));
  return (
    <>
      <SameForAll words={words.link} problems={problems} />
      <Seats words={words.seats} problems={problems} />
      <ClassSum words={words.codes} problems={problems} />
    </>
  );
});

interface SameForAllProps {
  words: TutorsWords['link'];
  problems: readonly ListedProblem[];
}

/** Makes a link to chosen problems, with the same numbers for everyone. */
function SameForAll({ words, problems }: SameForAllProps) {
  // The seed of a problem is drawn once, when the problem is chosen.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [minutes, setMinutes] = useState(0);
  const exam = {
    minutes,
    problems: problems.flatMap(({ name }) => {
      const seed = chosen.get(name);
      return seed === undefined ? [] : [{ name, seed }];
    }),
  };
  const isFull = chosen.size >= mostProblems;
  return (
    <section className="needs-script no-print max-w-[44rem]" aria-labelledby="same-for-all">
      <h2 className="text-h2" id="same-for-all">
        {words.heading}
      </h2>
      <p className="mt-2.5 max-w-[39em] text-soft">{words.text}</p>
      <ProblemPicker
        problems={problems}
        isChosen={(name) => chosen.has(name)}
        isFull={isFull}
        onChoose={({ name, numbers }, isChosen) => {
          const next = new Map(chosen);
          if (isChosen) next.set(name, anotherSeed(0, numbers.seeds, Math.random));
          else next.delete(name);
          setChosen(next);
        }}
      />
      <label className="my-6 grid gap-1.5 font-strong">
        Minutes, or 0 for no clock
        <input
          type="number"
          className="field min-h-12 w-full max-w-32 font-normal"
          min={0}
          max={mostMinutes}
          value={minutes}
          onChange={({ currentTarget: { value } }) => {
            setMinutes(Math.min(Math.max(Math.round(Number(value)) || 0, 0), mostMinutes));
          }}
        />
      </label>
      {chosen.size === 0 ? (
        <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden" role="status">
          Choose at least one problem, and your link appears here.
        </p>
      ) : (
        <div className="exam-share panel px-6 py-5">
          {isFull && <p>A link can have up to {mostProblems} problems.</p>}
          <CopyText what="link" text={`${location.origin}/resources/exam?exam=${examText(exam)}`} />
        </div>
      )}
    </section>
  );
}
