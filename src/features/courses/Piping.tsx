import type { ReactNode } from 'react';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import type { CourseFacts, CourseLink } from '../../content/courses/queries.ts';
import { Drawing } from '../../ui/Drawing.tsx';

interface PipingProps {
  course: Pick<CourseFacts, 'needs' | 'alongside' | 'opens'>;
  words: Pick<CoursePageWords, 'needsNothing' | 'opensNothing'>;
  /** The course's own piece of equipment, around the line at y = 60 of a 120-unit square. */
  children: ReactNode;
  /** Whether it is drawn; without it the two lists stand side by side. */
  hasEquipment: boolean;
}

/** How many courses a side draws as lines; what is beyond them is listed further down. */
export const lanes = 6;

/**
 * Where a course stands: the courses that it needs, or else those it is taken with, flow in from
 * the edge of the window, pass its equipment, and leave as the courses that it opens; one line goes
 * on to the rail.
 */
export function Piping({ course, words, children, hasEquipment }: PipingProps) {
  const { needs, alongside, opens } = course;
  const isTogether = needs.length === 0 && alongside.length > 0;
  const before = isTogether ? alongside : needs;
  return (
    <div className={hasEquipment ? 'piping' : 'courses-around'}>
      <section className="feeds" aria-labelledby="needs">
        <h3 id="needs">{isTogether ? 'With or after' : 'It needs'}</h3>
        {before.length > 0 ? (
          <ul>{lanesOf(before)}</ul>
        ) : (
          <div className="lane">
            <p className="dry">{words.needsNothing}</p>
          </div>
        )}
      </section>
      {hasEquipment && (
        <Drawing field={[0, 0, 120, 120]} className="unit">
          {children}
        </Drawing>
      )}
      <section className="products" aria-labelledby="opens">
        <h3 id="opens">It unlocks</h3>
        {opens.length > 0 && <ul>{lanesOf(opens)}</ul>}
        <div className="lane onward">
          {opens.length === 0 && <p className="dry">{words.opensNothing}</p>}
        </div>
      </section>
    </div>
  );
}

const lanesOf = (courses: readonly CourseLink[]) =>
  courses.slice(0, lanes).map(({ code, name, page }) => (
    <li key={code} className="lane">
      <a href={page}>
        <b>{code}</b> <span>{name}</span>
      </a>
    </li>
  ));
