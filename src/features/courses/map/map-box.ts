import type { MapPlan } from '../../../domain/courses/map/map-shapes.ts';

export interface MapCourse {
  id: string;
  code: string;
  /** The name, truncated after two short lines. */
  name: string;
  state: 'planned' | 'done' | 'now' | 'moved' | 'ghost' | 'failed';
  /** A short note about the course's state, such as "to Fall 2027". */
  note?: string | undefined;
  /** True for the department's own courses. */
  isOwn: boolean;
  isElective: boolean;
  /** Target of the link without JavaScript. A box without a link can't be chosen. */
  href?: string | undefined;
  label: string;
}

export interface MapTerm {
  term: number;
  name: string;
  /** A short note below the heading, such as "you're here". */
  note?: string | undefined;
  isEnd?: boolean | undefined;
}

export interface MapProps {
  plan: MapPlan;
  courses: readonly MapCourse[];
  terms: readonly MapTerm[];
  label: string;
  /** Id of the chosen box, which is highlighted along with the boxes linked to it. */
  selected?: string | undefined;
  onChoose?: ((code: string) => void) | undefined;
}
