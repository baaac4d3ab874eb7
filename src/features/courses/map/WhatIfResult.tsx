import type { CourseMarks } from '../../../domain/courses/course-marks.ts';
import { Button } from '../../../ui/Button.tsx';
import type { PlannedCourse } from '../../../domain/courses/course.ts';
import { whyItMoves } from '../../../domain/courses/reasons.ts';
import { termInSentence, termName } from '../../../domain/courses/term-names.ts';
import type { Move } from '../../../domain/courses/what-if.ts';

interface WhatIfResultProps {
  heading: string;
  text: string;
  marks: CourseMarks['marks'];
  onTakeBack: (code: string) => void;
}

/** Shows when the degree ends, and lists the marks with a button to undo each. */
export function WhatIfResult({ heading, text, marks, onTakeBack }: WhatIfResultProps) {
  return (
    <div className="grid gap-x-16 gap-y-4 pt-9 pb-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end">
      <div aria-live="polite">
        <h2 className="mb-3 max-w-[32ch] text-h2">{heading}</h2>
        <p className="max-w-[46em]">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-2.5 lg:justify-end" aria-label="Your choices">
        {Object.entries(marks).map(([code, mark]) => (
          <li key={code}>
            <Button
              variant="line"
              size="small"
              onClick={() => {
                onTakeBack(code);
              }}
            >
              {`${code} ${mark}`}
              <span aria-hidden="true"> ×</span>
              <span className="sr-only">: undo</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MovedCoursesProps {
  heading: string;
  courses: readonly PlannedCourse[];
  moves: readonly Move[];
  began: number | undefined;
}

export function MovedCourses({ heading, courses, moves, began }: MovedCoursesProps) {
  const byCode = new Map(courses.map((course) => [course.code, course]));
  return (
    <section className="mt-16 mb-0" aria-labelledby="moves">
      <h2 className="mb-5 text-h2" id="moves">
        {heading}
      </h2>
      <ol className="border-t-2 border-t-ink">
        {moves.map((move) => {
          const course = byCode.get(move.code);
          return (
            course && (
              <li
                className="grid break-inside-avoid gap-x-8 gap-y-1 border-b border-hair py-5 lg:grid-cols-[minmax(0,1fr)_19rem_minmax(0,1.15fr)] lg:items-baseline"
                key={move.code}
              >
                <h3 className="text-h4 font-medium">
                  <b>{move.code}</b> {course.name}
                </h3>
                <p className="tabular-nums">
                  <s className="text-soft">{termName(move.from, began)}</s>{' '}
                  <span aria-hidden="true">→</span>
                  <span className="sr-only">moves to</span> <b>{termName(move.to, began)}</b>
                </p>
                <p>{whyItMoves(course, move, (term) => termInSentence(term, began))}</p>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
