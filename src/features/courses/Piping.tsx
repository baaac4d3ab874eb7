import type { ReactNode } from 'react';
import type { CoursePageWords } from '../../content/courses/page-schema.ts';
import type { CourseFacts, CourseLink } from '../../content/courses/queries.ts';
import { Drawing } from '../../ui/Drawing.tsx';

interface PipingProps {
  course: Pick<CourseFacts, 'needs' | 'alongside' | 'opens'>;
  words: Pick<CoursePageWords, 'needsNothing' | 'opensNothing'>;
  /** The drawing of the course's equipment, around the line at y = 60 in a square of 120 units. */
  children: ReactNode;
  /** If false, two plain lists replace the drawing. */
  hasEquipment: boolean;
}

/** Maximum number of courses on each side that are drawn as lines. The rest are listed below. */
export const lanes = 6;

const heading = 'font-sans text-minor leading-close font-semibold tracking-normal text-soft';
const note = 'pr-2 text-minor leading-title text-soft';

/**
 * Draws a course as equipment on a flow sheet. Its prerequisites (or else the courses taken with
 * it) flow in, and the courses it unlocks flow out. One line leads to the rail.
 */
export function Piping({ course, words, children, hasEquipment }: PipingProps) {
  const { needs, alongside, opens } = course;
  const isTogether = needs.length === 0 && alongside.length > 0;
  const before = isTogether ? alongside : needs;
  return (
    <div
      className={
        hasEquipment
          ? 'piping'
          : 'mt-7 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-12 gap-y-5 border-y border-hair py-4'
      }
    >
      <section className={`feeds ${before.length > 0 ? '' : 'ends'}`} aria-labelledby="needs">
        <div>
          <h3 id="needs" className={heading}>
            {isTogether ? 'With or after' : 'It needs'}
          </h3>
          {before.length > 0 ? (
            <ul>{lanesOf(before)}</ul>
          ) : (
            <p className={`lane ${note}`}>{words.needsNothing}</p>
          )}
        </div>
      </section>
      {hasEquipment && (
        <Drawing field={[0, 0, 120, 120]} className="unit">
          {children}
        </Drawing>
      )}
      <section className={`products ${opens.length > 0 ? '' : 'ends'}`} aria-labelledby="opens">
        <div>
          <h3 id="opens" className={heading}>
            It unlocks
          </h3>
          {opens.length > 0 && <ul>{lanesOf(opens)}</ul>}
          <p className={`lane onward ${note}`}>{opens.length === 0 && words.opensNothing}</p>
        </div>
      </section>
    </div>
  );
}

const lanesOf = (courses: readonly CourseLink[]) =>
  courses.slice(0, lanes).map(({ code, name, page }) => (
    <li key={code} className="lane">
      <a
        className="group flex min-w-0 items-baseline gap-2.5 pt-1.5 pb-1 leading-title"
        href={page}
      >
        <b className="code-tag leading-title whitespace-nowrap group-hover:text-accent-hover group-hover:decoration-3">
          {code}
        </b>{' '}
        <span className="truncate text-small leading-title text-soft not-print:max-lg:sr-only">
          {name}
        </span>
      </a>
    </li>
  ));
