import type { ReactNode } from 'react';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import type { CourseFacts, CourseLink } from '../../content/courses/queries.ts';
import { Drawing } from '../../ui/Drawing.tsx';

interface PipingProps {
  course: Pick<CourseFacts, 'needs' | 'alongside' | 'opens'>;
  words: Pick<CoursePageWords, 'needsNothing' | 'opensNothing'>;
  /** The course's equipment, around the line at y = 60 of a 120-unit square. */
  children: ReactNode;
  /** False to show two plain lists. */
  hasEquipment: boolean;
}

/** Number of courses that a side draws as lines; the rest are listed further down. */
export const lanes = 6;

/**
 * A course's place in a flow sheet: its prerequisites (or else the courses taken with it) flow in,
 * pass its equipment, and leave as the courses it unlocks. One line leads to the rail.
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
