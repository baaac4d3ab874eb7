import type { MapPlan } from '../../../domain/courses/map/map-shapes.ts';

/** The content of a box. */
export interface MapCourse {
  id: string;
  code: string;
  /** Name, cut off after two short lines. */
  name: string;
  state: 'planned' | 'done' | 'now' | 'moved' | 'ghost' | 'failed';
  /** A few words about its state: "to Fall 2027". */
  note?: string | undefined;
  /** True for the department's own courses. */
  isOwn: boolean;
  isElective: boolean;
  /** Link for use without a script; boxes without one can't be chosen. */
  href?: string | undefined;
  /** Full description for screen readers. */
  label: string;
}

/** Heading of a term. */
export interface MapTerm {
  term: number;
  name: string;
  /** A few words below it: "you're here". */
  note?: string | undefined;
  /** True if the degree ends here. */
  isEnd?: boolean | undefined;
}

/** Props of both maps. */
export interface MapProps {
  plan: MapPlan;
  courses: readonly MapCourse[];
  terms: readonly MapTerm[];
  /** Description of the map for screen readers. */
  label: string;
  /** Id of the chosen box, which is highlighted with its neighbors. */
  selected?: string | undefined;
  onChoose?: ((code: string) => void) | undefined;
}
