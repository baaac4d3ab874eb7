import type { MapDrawing } from '../../../domain/courses/map/map-shapes.ts';

/** What a box of the map says. */
export interface MapCourse {
  /** The box that it fills. */
  id: string;
  code: string;
  /** A name of at most two short lines; what does not fit is cut off. */
  name: string;
  state: 'planned' | 'done' | 'now' | 'moved' | 'ghost' | 'failed';
  /** A few words on its state: "to Fall 2027". */
  note?: string | undefined;
  /** Whether it is one of the department's own. */
  isOwn: boolean;
  isElective: boolean;
  /** Where it leads without a script; what has none cannot be chosen. */
  href?: string | undefined;
  /** The whole of it in words, for those who listen. */
  label: string;
}

/** What stands over a term. */
export interface MapTerm {
  term: number;
  name: string;
  /** A few words below it: "you are here". */
  note?: string | undefined;
  /** Whether the degree ends here. */
  isEnd?: boolean | undefined;
}

/** What a map is drawn from. */
export interface MapProps {
  drawing: MapDrawing;
  courses: readonly MapCourse[];
  terms: readonly MapTerm[];
  /** The longest chain, by its boxes. */
  trunk: readonly string[];
  /** What the map shows, for those who listen. */
  label: string;
  /** The box that is chosen: its lines and neighbors stand out. */
  selected?: string | undefined;
  onChoose?: ((code: string) => void) | undefined;
}
