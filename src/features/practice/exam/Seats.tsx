import { useState } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { answerText } from '../../../domain/answers/answer-text.ts';
import {
  mostSeats,
  readSeating,
  seatingText,
  seedsOf,
} from '../../../domain/practice/exam/seats.ts';
import type { TutorsWords } from '../../../content/practice/schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { useAddress } from '../../../browser/use-address.ts';
import { fetchSets } from '../number-sets.ts';
import { ProblemCopy } from './ProblemCopy.tsx';
import { fetchSheet, type ListedProblem } from './sheet.ts';
import { useFetched } from '../../../browser/use-fetched.ts';

interface SeatsProps {
  words: TutorsWords['seats'];
  problems: readonly ListedProblem[];
}

/** Sheets of one problem with other numbers for every seat, and their key. */
export function Seats({ words, problems }: SeatsProps) {
  const changing = problems.filter(({ numbers }) => numbers.seeds > 0);
  const [text, setText] = useState('');
  const address = useAddress('seats', setText);
  const known = changing.map(({ name, numbers }) => ({ name, seeds: numbers.seeds }));
  const seating = readSeating(text, known);
  const courses = [...new Set(changing.map(({ course }) => course))];
  return (
    <section className="tutor-part needs-script mt-14 max-w-[44rem]" aria-labelledby="seats">
      <div className="no-print">
        <h2 id="seats">{words.heading}</h2>
        <p className="mt-[0.6rem] max-w-[39em] text-soft">{words.text}</p>
        <form
          className="tutor-form mt-6 grid justify-items-start gap-[1.1rem]"
          onSubmit={(event) => {
            event.preventDefault();
            const given = new FormData(event.currentTarget);
            const name = given.get('problem') as string;
            const seeds = known.find((problem) => problem.name === name)?.seeds ?? 1;
            const first = anySeed(seeds);
            address.goTo(seatingText({ name, seats: Number(given.get('seats')), first }));
          }}
        >
          <label className="grid gap-[0.35rem] font-strong first:w-[min(100%,26rem)]">
            Problem
            <select
              key={seating?.name}
              name="problem"
              className="field"
              defaultValue={seating?.name}
            >
              {courses.map((course) => (
                <optgroup key={course} label={course}>
                  {changing
                    .filter((problem) => problem.course === course)
                    .map(({ name, title }) => (
                      <option key={name} value={name}>
                        {title}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
          <label className="grid gap-[0.35rem] font-strong first:w-[min(100%,26rem)]">
            Seats
            <input
              key={seating?.seats}
              name="seats"
              type="number"
              className="field max-w-32"
              min={1}
              max={mostSeats}
              defaultValue={seating?.seats ?? 24}
              required
            />
          </label>
          <button type="submit" className={`cursor-pointer ${buttonClass('solid')}`}>
            Make the sheets
          </button>
        </form>
      </div>
      {seating && (
        <Sheets
          key={seatingText(seating)}
          seating={seating}
          problem={changing.find(({ name }) => name === seating.name)}
        />
      )}
    </section>
  );
}

const anySeed = (seeds: number) => Math.ceil(Math.random() * seeds);

interface SheetsProps {
  seating: NonNullable<ReturnType<typeof readSeating>>;
  problem: ListedProblem | undefined;
}

/** The key on the screen, and on paper a page for each seat with the key last. */
function Sheets({ seating, problem }: SheetsProps) {
  const wanted = seatingText(seating);
  const fetched = useFetched(problem ? wanted : '', problem ? [problem] : [], fetchSheet);
  const sheet = fetched.found?.[0];
  const sets = useFetched(sheet && problem ? wanted : '', problem ? [problem] : [], ({ numbers }) =>
    fetchSets(numbers, sheet?.questions.length ?? 0),
  );
  const numbers = sets.found?.[0];
  const trouble = fetched.problem ?? sets.problem;
  const word = (
    <p role="status" className="exam-note no-print">
      {trouble ? (
        <FetchTrouble
          what="The numbers"
          problem={trouble}
          retry={fetched.problem ? fetched.retry : sets.retry}
        />
      ) : sheet && numbers ? (
        `${counted(seating.seats, 'sheet')} and the key are ready.`
      ) : (
        'Getting the numbers…'
      )}
    </p>
  );
  if (!problem || !sheet || !numbers) return word;
  const seeds = seedsOf(seating, problem.numbers.seeds);
  const labels = sheet.questions.map(({ label }) => label);
  return (
    <>
      {word}
      <p className="exam-buttons no-print mt-5 flex flex-wrap gap-[0.6rem]">
        <Button
          variant="solid"
          onClick={() => {
            print();
          }}
        >
          Print {seating.seats} sheets and the key
        </Button>
      </p>
      <div className="print-only">
        {seeds.map((seed, index) => (
          <section key={seed} className="seat-sheet prose document">
            <p className="exam-name">Name</p>
            <p>
              Seat {index + 1}, {problem.course}
            </p>
            <h2>{problem.title}</h2>
            <ProblemCopy from={sheet.statement} printed={sheet.printed(seed)} />
            <ul className="exam-lines">
              {labels.map((label) => (
                <li
                  className="mt-[0.9rem] flex list-none items-end gap-3 pl-0 font-strong"
                  key={label}
                >
                  {label}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="seat-key mt-7">
        <h3 className="mb-2 font-display text-(length:--text-h3) leading-title font-h3">
          Key: {problem.title}
        </h3>
        <div
          className="table-box relative mt-4 overflow-x-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen it may scroll, and keys scroll only what has the focus
          tabIndex={0}
          role="group"
          aria-label="Key"
        >
          <table>
            <thead>
              <tr>
                <th scope="col">Seat</th>
                <th scope="col">Seed</th>
                {labels.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seeds.map((seed, index) => (
                <tr key={seed}>
                  <th scope="row">{index + 1}</th>
                  <td>{seed}</td>
                  {sheet.questions.map((question, place) => {
                    const key = numbers[seed - 1]?.keys[place];
                    return <td key={question.name}>{key && answerText(question, key)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  );
}
