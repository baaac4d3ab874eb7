import { useState } from 'react';
import { counted } from '../../../domain/counted.ts';
import { lengths, timeFor, type ExamProblem } from '../../../domain/practice/exam.ts';
import { buttonClass } from '../../../ui/button-class.ts';

/** A class that has problems. */
export interface ExamClass {
  code: string;
  name: string;
}

interface ExamSetupProps {
  classes: readonly ExamClass[];
  problems: readonly ExamProblem[];
  /** Whether the address named an exam that cannot be set. */
  wasUnknown: boolean;
  allowed: string;
  onSet: (courses: readonly string[], minutes: number) => void;
}

/** Which classes, and how long. */
export function ExamSetup({ classes, problems, wasUnknown, allowed, onSet }: ExamSetupProps) {
  const [courses, setCourses] = useState<readonly string[]>([]);
  const [minutes, setMinutes] = useState<number>(50);
  const own = problems.filter(({ course }) => courses.includes(course));
  const isShort = own.length > 0 && timeFor(own) < minutes;
  return (
    <form
      className="exam-setup needs-script search-result"
      onSubmit={(event) => {
        event.preventDefault();
        onSet(courses, minutes);
      }}
    >
      {wasUnknown && (
        <p role="status" className="exam-word">
          This link names no exam that we know: it may have been cut, or its problems are gone. Set
          another one.
        </p>
      )}
      <fieldset>
        <legend>Which classes?</legend>
        <div className="exam-classes">
          {classes.map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={courses.includes(code)}
                onChange={({ currentTarget: { checked } }) => {
                  setCourses(
                    checked ? [...courses, code] : courses.filter((course) => course !== code),
                  );
                }}
              />
              <b>{code}</b>
              <span>{name}</span>
              <small>
                {counted(problems.filter(({ course }) => course === code).length, 'problem')}
              </small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>How long?</legend>
        <div className="exam-lengths">
          {lengths.map((length) => (
            <label key={length}>
              <input
                type="radio"
                name="minutes"
                checked={minutes === length}
                onChange={() => {
                  setMinutes(length);
                }}
              />
              <b>{length}</b> min
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <button
          type="submit"
          className={`cursor-pointer ${buttonClass('solid')}`}
          disabled={own.length === 0}
        >
          Set the exam
        </button>
        <p className="exam-note" role="status">
          {own.length === 0
            ? 'Choose at least one class.'
            : isShort
              ? `These classes have problems for ${String(timeFor(own))} minutes: you get them all.`
              : `From ${counted(own.length, 'problem')}, with new numbers.`}
        </p>
        <p className="exam-note">{allowed}</p>
      </div>
    </form>
  );
}
