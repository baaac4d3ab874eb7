import { useId } from 'react';
import { termName, termOn } from '../../../domain/courses/term-names.ts';

interface StartYearProps {
  began: number | undefined;
  /** The visitor's date, once it's known. */
  day: string | undefined;
  /** Says where the answer is stored. */
  kept: string;
  onChange: (year: number | undefined) => void;
}

const longest = 6;

/**
 * Asks when the student started, in order to show calendar terms instead of years of the degree.
 */
export function StartYear({ began, day, kept, onChange }: StartYearProps) {
  const id = useId();
  const thisYear = Number((day ?? '').slice(0, 4));
  const years =
    day === undefined ? [] : Array.from({ length: longest + 1 }, (_, ago) => thisYear - ago);
  if (began !== undefined && !years.includes(began)) years.push(began);
  const running = began !== undefined && day !== undefined ? termOn(day, began) : 0;
  return (
    <p className="needs-script mt-5 max-w-[46em] text-note text-soft">
      <label htmlFor={id}>I started in the fall of</label>{' '}
      <select
        id={id}
        className="field mr-2 ml-1 px-2 py-1"
        value={began ?? ''}
        onChange={({ currentTarget: { value } }) => {
          onChange(value === '' ? undefined : Number(value));
        }}
      >
        <option value="">–</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>{' '}
      {running > 0 && `It’s ${termName(running, began)} now. `}
      {kept}
    </p>
  );
}
