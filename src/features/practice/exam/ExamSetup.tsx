import { useState } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { lengths, timeFor, type ExamProblem } from '../../../domain/practice/exam/exam.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useAddress } from '../../../browser/use-address.ts';

export interface ExamClass {
  code: string;
  name: string;
}

interface ExamSetupProps {
  classes: readonly ExamClass[];
  problems: readonly ExamProblem[];
  /** True if there's no exam with the name in the address. */
  wasUnknown: boolean;
  allowed: string;
  onSet: (courses: readonly string[], minutes: number) => void;
}

export function ExamSetup({ classes, problems, wasUnknown, allowed, onSet }: ExamSetupProps) {
  const [courses, setCourses] = useState<readonly string[]>([]);
  const [minutes, setMinutes] = useState<number>(50);
  useAddress('class', (asked) => {
    setCourses(classes.map(({ code }) => code).filter((code) => code === asked));
  });
  const own = problems.filter(({ course }) => courses.includes(course));
  const isShort = own.length > 0 && timeFor(own) < minutes;
  return (
    <form
      className="needs-script search-result grid max-w-[44rem] gap-9"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(courses, minutes);
      }}
    >
      {wasUnknown && (
        <p role="status" className="panel px-6 py-5">
          We can’t find the exam in this link. It may have been cut off, or its problems are gone.
          Set up another one.
        </p>
      )}
      <h2 className="-mb-3 text-h2 focus-visible:outline-0" tabIndex={-1} data-arrival="">
        Set up an exam
      </h2>
      <fieldset>
        <legend className="mb-3 font-display text-h3 tracking-[-0.015em]">Which classes?</legend>
        <div className="border-t border-hair">
          {classes.map(({ code, name }) => (
            <label
              className="grid cursor-pointer grid-cols-[2.6rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-hair py-2 pr-1 leading-close has-checked:bg-[linear-gradient(90deg,var(--wash),transparent_70%)] has-checked:shadow-[inset_4px_0_var(--stream)] lg:min-h-[3.1rem] lg:grid-cols-[2.6rem_5.2rem_1fr_auto]"
              key={code}
            >
              <input
                className="ml-3.5 size-6 [grid-area:1/1/3/2] lg:[grid-area:auto]"
                type="checkbox"
                checked={courses.includes(code)}
                onChange={({ currentTarget: { checked } }) => {
                  setCourses(
                    checked ? [...courses, code] : courses.filter((course) => course !== code),
                  );
                }}
              />
              <b className="font-strong [grid-area:1/2] lg:[grid-area:auto]">{code}</b>
              <span className="text-note [grid-area:2/2/3/4] lg:[grid-area:auto]">{name}</span>
              <small className="text-note text-soft [grid-area:1/3] lg:[grid-area:auto]">
                {counted(problems.filter(({ course }) => course === code).length, 'problem')}
              </small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-display text-h3 tracking-[-0.015em]">How long?</legend>
        <div className="grid max-w-[30rem] grid-cols-[repeat(3,minmax(0,1fr))] gap-2.5">
          {lengths.map((length) => (
            <label
              className="chip block px-[clamp(0.5rem,2vw,0.9rem)] py-[0.8rem] leading-[inherit] not-has-checked:bg-sheet"
              key={length}
            >
              <input
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                type="radio"
                name="minutes"
                checked={minutes === length}
                onChange={() => {
                  setMinutes(length);
                }}
              />
              <b className="font-display text-[1.8rem] leading-none font-h1 tracking-[-0.02em]">
                {length}
              </b>{' '}
              min
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <button
          type="submit"
          className={`cursor-pointer disabled:opacity-55 ${buttonClass('solid')}`}
          disabled={own.length === 0}
        >
          Make the exam
        </button>
        <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden" role="status">
          {own.length === 0
            ? 'Choose at least one class.'
            : isShort
              ? `These classes only have ${String(timeFor(own))} minutes of problems, so that’s how long your exam is.`
              : `From ${counted(own.length, 'problem')}, with new numbers.`}
        </p>
        <p className="mt-3 max-w-[39em] text-small text-soft empty:hidden">{allowed}</p>
      </div>
    </form>
  );
}
