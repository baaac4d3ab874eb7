/** A box on the map: a course in a term, or the empty place it left. */
export interface MapItem {
  /** Unique id. */
  id: string;
  /** Term of the degree: a column of the wide map, a section of the tall one. */
  term: number;
  /** Row to keep when the map is drawn again. */
  row?: number | undefined;
}

/** A line from one box to another. */
export interface MapLink {
  from: string;
  to: string;
  /** True if both can be taken in the same term. */
  isAlongside: boolean;
}

/** Everything the map shows. */
export interface MapPlan {
  items: readonly MapItem[];
  /** Links; those to an earlier term aren't drawn. */
  links: readonly MapLink[];
  /** Ids of the longest chain in order; they share a row. */
  trunk: readonly string[];
}

/** Position of a box, from its upper left corner. */
export interface MapBox {
  id: string;
  /** Row to keep when the map is drawn again. */
  row: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line as corners; neighboring corners differ in x or y only. */
export interface MapLine extends MapLink {
  corners: readonly (readonly [x: number, y: number])[];
}

/** A point where the lines of one box part. */
export interface MapFork {
  from: string;
  x: number;
  y: number;
}

/** A finished layout. */
export interface MapDrawing {
  width: number;
  height: number;
  boxes: readonly MapBox[];
  lines: readonly MapLine[];
  /** Points where the lines of one box part. */
  forks: readonly MapFork[];
  /** Heading positions: the middle of a column, or the left edge of a section. */
  terms: readonly { term: number; x: number; y: number }[];
}
