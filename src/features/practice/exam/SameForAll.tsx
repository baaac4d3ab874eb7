import { useState } from 'react';
import { examText, mostProblems } from '../../../domain/practice/exam.ts';
import type { TutorsWords } from '../../../content/tutors.ts';
import { CopyLink } from './CopyLink.tsx';
import type { ListedProblem } from './sheet.ts';

interface SameForAllProps {
  words: TutorsWords['link'];
  problems: readonly ListedProblem[];
}

/** A link to problems of a tutor's choice, whose numbers are the same for everybody who opens it. */
export function SameForAll({ words, problems }: SameForAllProps) {
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
    <section className="tutor-part needs-script no-print" aria-labelledby="same-for-all">
      <h2 id="same-for-all">{words.heading}</h2>
      <p>{words.text}</p>
      <div className="tutor-problems">
        {courses.map((course) => (
          <details key={course}>
            <summary>
              {course}{' '}
              <small>
                {problems.filter((each) => each.course === course && chosen.has(each.name))
                  .length || ''}
              </small>
            </summary>
            {problems
              .filter((problem) => problem.course === course)
              .map(({ name, title, minutes: time, numbers }) => (
                <label key={name}>
                  <input
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
                  {title} <small>{time} min</small>
                </label>
              ))}
          </details>
        ))}
      </div>
      <label className="tutor-number">
        Minutes, or 0 for no clock
        <input
          type="number"
          className="field"
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
          Choose at least one problem, and the link stands here.
        </p>
      ) : (
        <div className="exam-share">
          {isFull && <p>Twelve problems are as many as a link carries.</p>}
          <CopyLink address={`${location.origin}/resources/exam?exam=${examText(exam)}`} />
        </div>
      )}
    </section>
  );
}
