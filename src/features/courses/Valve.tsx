import type { LibraryLesson } from '../../content/courses/library-queries.ts';
import { Drawing } from '../../ui/Drawing.tsx';

/** A valve on a course's pipe. Only the next lesson shows the hand wheel. */
export const Valve = () => (
  <Drawing field={[0, 0, 18, 14]} className="valve">
    <path d="M0 0v14L18 0v14z" />
    <path d="M9 7V-4M3-4h12" />
  </Drawing>
);

/**
 * Returns true for a written or planned lesson, and false for a page or PDF in place of a lesson.
 */
export const hasValve = ({ name, page, pdf }: LibraryLesson) =>
  name !== undefined || (page ?? pdf) === undefined;

/** Returns the attributes of a lesson's valve: its name, and its state for a new visitor. */
export const valveOf = ({ name }: LibraryLesson, first: string | undefined) =>
  name === undefined
    ? { 'data-state': 'planned' }
    : { 'data-lesson': name, 'data-state': name === first ? 'next' : undefined };
