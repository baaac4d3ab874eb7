/** A box to be drawn on the map: a course in a term, or the empty place that it has left. */
export interface MapItem {
  /** Different for every box. */
  id: string;
  /** The term of the degree: the column of the wide map, the stretch of the tall one. */
  term: number;
  /** The row in which it stood before something moved, if it should stay there. */
  row?: number | undefined;
}

/** A line from one box to another. */
export interface MapLink {
  from: string;
  to: string;
  /** Whether the first may be taken in the same term. */
  isAlongside: boolean;
}

/** What a map is made of. */
export interface MapPlan {
  items: readonly MapItem[];
  /** Lines lead to a later term or stay within one; what leads back is not drawn. */
  links: readonly MapLink[];
  /** The boxes of the longest chain, from its first: they stand on one row. */
  trunk: readonly string[];
}

/** Where a box stands on the drawing, from its upper left corner. */
export interface MapBox {
  id: string;
  /** Its row, to keep it when the map is drawn anew. */
  row: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line that is laid: a row of corners, in which two neighbors differ in x or in y alone. */
export interface MapLine extends MapLink {
  corners: readonly (readonly [x: number, y: number])[];
}

/** A point at which the lines of one box part. */
export interface MapFork {
  from: string;
  x: number;
  y: number;
}

/** A map that is laid out. */
export interface MapDrawing {
  width: number;
  height: number;
  boxes: readonly MapBox[];
  lines: readonly MapLine[];
  /** Where the lines of one box part. */
  forks: readonly MapFork[];
  /** Where each term has its name: the middle of its column, or the left edge of its stretch. */
  terms: readonly { term: number; x: number; y: number }[];
}
