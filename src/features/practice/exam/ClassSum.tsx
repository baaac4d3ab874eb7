import { useId, useState } from 'react';
import {
  readClass,
  tallyClass,
  tallyInWords,
  type ProblemTally,
} from '../../../domain/practice/exam/class-results.ts';
import { counted } from '../../../domain/words/counted.ts';
import type { TutorsWords } from '../../../content/practice/schema.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { useFetched } from '../../../browser/use-fetched.ts';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import { fetchSheet, type Sheet } from './sheet.ts';

interface ClassSumProps {
  words: TutorsWords['codes'];
  problems: readonly ListedProblem[];
}

/** Adds up the result codes of a class. No data leaves the page. */
export function ClassSum({ words, problems }: ClassSumProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { results, notes } = readClass(
    text,
    problems.map(({ name, numbers }) => ({ name, version: numbers.version })),
  );
  const tallies = tallyClass(results).flatMap((tally) => {
    const problem = problems.find(({ name }) => name === tally.name);
    return problem ? [{ tally, problem }] : [];
  });
  const asked = tallies.filter(({ tally }) => tally.mistakes.length > 0);
  const names = asked.map(({ problem }) => problem.name);
  const sheets = useFetched(names.join(' '), asked, ({ problem }) => fetchSheet(problem));
  return (
    <section className="needs-script no-print mt-14 max-w-[44rem]" aria-labelledby="class-sum">
      <h2 className="text-h2" id="class-sum">
        {words.heading}
      </h2>
      <p className="mt-2.5 max-w-[39em] text-soft">{words.text}</p>
      <label className="mt-5 grid gap-1.5 font-strong" htmlFor={id}>
        Codes, one on each line
      </label>
      <textarea
        id={id}
        className="field mt-1.5 w-full tabular-nums"
        rows={6}
        value={text}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
        }}
      />
      <p id={`${id}-note`} className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
        Nothing you paste gets sent or kept: your browser adds it up right here.
      </p>
      <div role="status">
        {(results.length > 0 || notes.length > 0) && (
          <p className="mt-5 font-strong">{counted(results.length, 'code')} added up.</p>
        )}
        {notes.length > 0 && (
          <ul className="callout mt-2 border-l-3">
            {notes.map(({ line, words: why }) => (
              <li key={line}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
        )}
        {sheets.problem && (
          <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">
            <FetchTrouble
              what="The mistakes’ names"
              problem={sheets.problem}
              retry={sheets.retry}
            />
          </p>
        )}
      </div>
      {tallies.map(({ tally, problem }) => (
        <ProblemSum
          key={problem.name}
          tally={tally}
          problem={problem}
          sheet={sheets.found?.[names.indexOf(problem.name)]}
        />
      ))}
    </section>
  );
}

interface ProblemSumProps {
  tally: ProblemTally;
  problem: ListedProblem;
  /** The sheet with descriptions of the problem's mistakes, once it has loaded. */
  sheet: Sheet | undefined;
}

/** Shows the results of one problem, with the number of students who made each mistake. */
function ProblemSum({ tally, problem, sheet }: ProblemSumProps) {
  const named = (sheet?.questions ?? []).flatMap(({ label, mistakes }) =>
    mistakes.map((mistake) => ({ label, mistake })),
  );
  return (
    <div className="tutor-sum mt-6 border-t border-hair pt-4">
      <h3 className="text-h4 leading-title font-h3">
        <a href={problem.page} className="text-link">
          {problem.title}
        </a>
      </h3>
      <p className="mt-1">{tallyInWords(tally)}</p>
      <ul>
        {tally.mistakes.flatMap(({ place, people }) => {
          const { label, mistake } = named[place] ?? {};
          return mistake === undefined
            ? []
            : [
                <li className="mt-1.5" key={place}>
                  <b className="font-strong">{counted(people, 'student')}</b>, {label}: “{mistake}”
                </li>,
              ];
        })}
      </ul>
    </div>
  );
}
