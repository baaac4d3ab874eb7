import type { TutorsWords } from '../../../content/practice/schema.ts';
import { island } from '../../../ui/Island.tsx';
import { Seats } from './Seats.tsx';
import type { ListedProblem } from './sheet.ts';
import { useState } from 'react';
import { examText, mostProblems } from '../../../domain/practice/exam/exam.ts';
import { CopyLink } from './CopyLink.tsx';

interface TutorProps {
  words: Pick<TutorsWords, 'link' | 'seats'>;
  problems: readonly ListedProblem[];
}

/** What a tutor makes for a class: a link with the same numbers for all, and sheets that all differ. */
export const Tutor = island(function Tutor({ words, problems }: TutorProps) {
  return (
    <>
      <SameForAll words={words.link} problems={problems} />
      <Seats words={words.seats} problems={problems} />
    </>
  );
});

interface SameForAllProps {
  words: TutorsWords['link'];
  problems: readonly ListedProblem[];
}

/** A link to problems of a tutor's choice, whose numbers are the same for everybody who opens it. */
function SameForAll({ words, problems }: SameForAllProps) {
  // The seed of each problem is drawn when it is chosen, and stays.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [minutes, setMinutes] = useState(0);
  const courses = [...new Set(problems.map(({ course }) => course))];
  const exam = {
    minutes,
    problems: problems.flatMap(({ name }) => {
      const seed = chosen.get(name);
      return seed === undefined ? [] : [{ name, seed }];
    }),
  };
  const isFull = chosen.size >= mostProblems;
  return (
    <section
      className="tutor-part needs-script no-print max-w-[44rem]"
      aria-labelledby="same-for-all"
    >
      <h2 id="same-for-all">{words.heading}</h2>
      <p className="mt-[0.6rem] max-w-[39em] text-soft">{words.text}</p>
      <div className="tutor-problems mt-5 border-t border-hair">
        {courses.map((course) => (
          <details className="border-b border-hair" key={course}>
            <summary className="cursor-pointer py-[0.7rem] font-strong">
              {course}{' '}
              <small className="ml-2 text-orange">
                {problems.filter((each) => each.course === course && chosen.has(each.name))
                  .length || ''}
              </small>
            </summary>
            {problems
              .filter((problem) => problem.course === course)
              .map(({ name, title, minutes: time, numbers }) => (
                <label
                  className="flex min-h-11 cursor-pointer items-center gap-[0.7rem] pl-[1.1rem] leading-close"
                  key={name}
                >
                  <input
                    className="size-6 flex-none"
                    type="checkbox"
                    checked={chosen.has(name)}
                    disabled={isFull && !chosen.has(name)}
                    onChange={({ currentTarget: { checked } }) => {
                      const next = new Map(chosen);
                      if (checked) next.set(name, Math.ceil(Math.random() * numbers.seeds));
                      else next.delete(name);
                      setChosen(next);
                    }}
                  />
                  {title}{' '}
                  <small className="ml-auto text-note whitespace-nowrap text-soft">
                    {time} min
                  </small>
                </label>
              ))}
          </details>
        ))}
      </div>
      <label className="tutor-number my-6 grid gap-[0.35rem] font-strong">
        Minutes, or 0 for no clock
        <input
          type="number"
          className="field max-w-32"
          min={0}
          max={240}
          value={minutes}
          onChange={({ currentTarget: { value } }) => {
            setMinutes(Math.min(Math.max(Math.round(Number(value)) || 0, 0), 240));
          }}
        />
      </label>
      {chosen.size === 0 ? (
        <p className="exam-note" role="status">
          Choose at least one problem, and your link appears here.
        </p>
      ) : (
        <div className="exam-share rounded-card border border-hair bg-sheet px-[1.4rem] py-[1.2rem]">
          {isFull && <p>A link can have up to 12 problems.</p>}
          <CopyLink address={`${location.origin}/resources/exam?exam=${examText(exam)}`} />
        </div>
      )}
    </section>
  );
}
