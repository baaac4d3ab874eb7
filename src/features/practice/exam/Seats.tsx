import { useState } from 'react';
import {
  mostOnSheet,
  mostSeats,
  readSeating,
  seatingText,
  type Seating,
} from '../../../domain/practice/exam/seats.ts';
import { anotherSeed } from '../../../domain/practice/another-seed.ts';
import type { TutorsWords } from '../../../content/practice/schema.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useAddress } from '../../../browser/use-address.ts';
import { ProblemPicker } from './ProblemPicker.tsx';
import { SeatSheets } from './SeatSheets.tsx';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';

interface SeatsProps {
  words: TutorsWords['seats'];
  problems: readonly ListedProblem[];
}

/** Makes sheets with different numbers for every seat. The seating is stored in the address. */
export function Seats({ words, problems }: SeatsProps) {
  // Problems with a single set of numbers can't differ between seats.
  const changing = problems.filter(({ numbers }) => numbers.seeds > 0);
  const [text, setText] = useState('');
  const address = useAddress('seats', setText);
  const seating = readSeating(
    text,
    changing.map(({ name, numbers }) => ({ name, seeds: numbers.seeds })),
  );
  return (
    <section className="tutor-part needs-script mt-14 max-w-[44rem]" aria-labelledby="seats">
      <div className="no-print">
        <h2 className="text-h2" id="seats">
          {words.heading}
        </h2>
        <p className="mt-2.5 max-w-[39em] text-soft">{words.text}</p>
        <SeatingForm
          key={seating && seatingText(seating)}
          problems={changing}
          seating={seating}
          onMake={(next) => {
            address.goTo(seatingText(next));
          }}
        />
      </div>
      {seating && (
        <SeatSheets
          key={seatingText(seating)}
          seating={seating}
          problems={seating.problems.flatMap(({ name, first }) => {
            const problem = changing.find((each) => each.name === name);
            return problem ? [{ ...problem, first }] : [];
          })}
        />
      )}
    </section>
  );
}

interface SeatingFormProps {
  problems: readonly ListedProblem[];
  seating: Seating | undefined;
  onMake: (seating: Seating) => void;
}

function SeatingForm({ problems, seating, onMake }: SeatingFormProps) {
  const [chosen, setChosen] = useState(seating?.problems.map(({ name }) => name) ?? []);
  const [isAsked, setAsked] = useState(false);
  const isFull = chosen.length >= mostOnSheet;
  return (
    <form
      className="tutor-form grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (chosen.length === 0) return;
        onMake({
          seats: Number(new FormData(event.currentTarget).get('seats')),
          problems: problems
            .filter(({ name }) => chosen.includes(name))
            .map(({ name, numbers }) => ({
              name,
              first: anotherSeed(0, numbers.seeds, Math.random),
            })),
        });
      }}
    >
      <div className="w-full">
        <ProblemPicker
          problems={problems}
          isChosen={(name) => chosen.includes(name)}
          isFull={isFull}
          onChoose={({ name }, isChosen) => {
            setChosen(isChosen ? [...chosen, name] : chosen.filter((each) => each !== name));
          }}
        />
      </div>
      <label className="grid gap-1.5 font-strong">
        Seats
        <input
          name="seats"
          type="number"
          className="field min-h-12 w-full max-w-32 font-normal"
          min={1}
          max={mostSeats}
          defaultValue={seating?.seats ?? 24}
          required
        />
      </label>
      <button type="submit" className={`cursor-pointer ${buttonClass('solid')}`}>
        Make the sheets
      </button>
      <p role="status" className="max-w-[39em] text-small text-soft empty:hidden">
        {isFull
          ? `A sheet can have up to ${String(mostOnSheet)} problems.`
          : isAsked && chosen.length === 0 && 'Choose at least one problem first.'}
      </p>
    </form>
  );
}
