import type { LibraryLesson } from '../../content/courses/library-queries.ts';
import { Drawing } from '../../ui/Drawing.tsx';

/** A valve on a course's pipe. Only the next lesson shows the hand wheel. */
export const Valve = () => (
  <Drawing field={[0, 0, 18, 14]} className="valve">
    <path d="M0 0v14L18 0v14z" />
    <path d="M9 7V-4M3-4h12" />
  </Drawing>
);

/** True for a lesson, written or planned, but not for a page or PDF instead of one. */
export const hasValve = ({ name, page, pdf }: LibraryLesson) =>
  name !== undefined || (page ?? pdf) === undefined;

/** Returns the attributes of a lesson: its name, and its state before anything is read. */
export const valveOf = ({ name }: LibraryLesson, first: string | undefined) =>
  name === undefined
    ? { 'data-state': 'planned' }
    : { 'data-lesson': name, 'data-state': name === first ? 'next' : undefined };
