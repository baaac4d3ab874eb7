/** A box on the map: a course in its term, or an empty box that a moved course left. */
export interface MapItem {
  id: string;
  /** Term of the degree: a column of the wide map, or a section of the tall map. */
  term: number;
  /** Row to keep when the map is redrawn. */
  row?: number | undefined;
}

export interface MapLink {
  from: string;
  to: string;
  /** True if the course can be taken in the same term as its prerequisite. */
  isAlongside: boolean;
}

export interface MapPlan {
  items: readonly MapItem[];
  /** Links between the items. Links to an earlier term aren't drawn. */
  links: readonly MapLink[];
  /** Ids of the longest chain, in order. Their boxes are in the same row. */
  trunk: readonly string[];
}

/** Position of a box, given by its upper left corner. */
export interface MapBox {
  id: string;
  row: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line as a list of corners. Consecutive corners have the same x or the same y. */
export interface MapLine extends MapLink {
  corners: readonly (readonly [x: number, y: number])[];
}

/** A point at which lines from the same box diverge. */
export interface MapFork {
  from: string;
  x: number;
  y: number;
}

export interface MapDrawing {
  width: number;
  height: number;
  boxes: readonly MapBox[];
  lines: readonly MapLine[];
  forks: readonly MapFork[];
  /** Positions of the headings: the middle of a column, or the left edge of a section. */
  terms: readonly { term: number; x: number; y: number }[];
}
