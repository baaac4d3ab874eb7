import type { PlannedCourse } from '../../domain/curriculum/course.ts';
import { whyItMoves, type NameOf } from '../../domain/curriculum/reasons.ts';
import type { Move } from '../../domain/curriculum/what-if.ts';

interface MovesProps {
  heading: string;
  courses: readonly PlannedCourse[];
  moves: readonly Move[];
  nameOf: NameOf;
}

/** Every course that moves: from where to where, and why. */
export function Moves({ heading, courses, moves, nameOf }: MovesProps) {
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
                  <s>{nameOf(move.from)}</s> <span aria-hidden="true">→</span>
                  <span className="sr-only">moves to</span> <b>{nameOf(move.to)}</b>
                </p>
                <p>{whyItMoves(course, move, nameOf)}</p>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
