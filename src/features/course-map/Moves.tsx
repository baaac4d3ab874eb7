import type { PlannedCourse } from '../../domain/curriculum/course.ts';
import { whyItMoves } from '../../domain/curriculum/reasons.ts';
import { termInSentence, termName } from '../../domain/curriculum/term-names.ts';
import type { Move } from '../../domain/curriculum/what-if.ts';

interface MovesProps {
  heading: string;
  courses: readonly PlannedCourse[];
  moves: readonly Move[];
  began: number | undefined;
}

/** Every course that moves: from where to where, and why. */
export function Moves({ heading, courses, moves, began }: MovesProps) {
  const byCode = new Map(courses.map((course) => [course.code, course]));
  return (
    <section aria-labelledby="moves">
      <h2 id="moves">{heading}</h2>
      <ol className="moves">
        {moves.map((move) => {
          const course = byCode.get(move.code);
          return (
            course && (
              <li key={move.code}>
                <h3>
                  <b>{move.code}</b> {course.name}
                </h3>
                <p className="move">
                  <s>{termName(move.from, began)}</s> <span aria-hidden="true">→</span>
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
