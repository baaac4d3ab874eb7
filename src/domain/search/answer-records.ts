/** MathML as plain data, which a script can draw. */
export type MathPart =
  string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...MathPart[]];

/** What stands in `<math>`, piece by piece: between two of them a line may break. */
export type MathPieces = readonly (readonly MathPart[])[];

/** Words with mathematics between them. */
export type MathWords = readonly (string | MathPieces)[];

/** A formula of a lesson. */
export interface SoughtFormula {
  /** As somebody would type it: Q = UA F ΔT_lm. */
  line: string;
  pieces: MathPieces;
  /** The places of its symbols in the list of the lesson. */
  symbols: readonly number[];
}

/** Formulas in a row, with the paragraph that leads to them. */
export interface FormulaRow {
  words: string;
  /** Where the lesson explains them. */
  address: string;
  formulas: readonly SoughtFormula[];
}

/** The formulas of a lesson, and what their symbols mean. */
export interface LessonFormulas {
  title: string;
  course: string;
  symbols: readonly (readonly [symbols: MathWords, meaning: MathWords])[];
  rows: readonly FormulaRow[];
}

/** What it costs if a course slips. */
export interface SoughtSlip {
  code: string;
  words: string;
  /** Where the map of courses shows it. */
  map: string;
}

/** An event that takes place, with the moment in which it is over, in minutes since 1970. */
export interface SoughtEvent {
  id: string;
  title: string;
  date: string;
  time: string;
  location: string;
  ends: number;
}

/** Everything that answers a search besides numbers. */
export interface AnswerRecords {
  lessons: readonly LessonFormulas[];
  slips: readonly SoughtSlip[];
  /** In the order of time. */
  events: readonly SoughtEvent[];
  /** What the clocks on campus are called, for those who are elsewhere. */
  zoneName: string;
}

/** Where the file with these records is, under a name that changes with them. */
export const answersFile = (version: string): string => `/search/answers-${version}.json`;
