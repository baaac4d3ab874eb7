/** MathML as plain data, which a script can draw. */
export type MathPart =
  string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...MathPart[]];

/** Content of `<math>` in pieces; lines can break between them. */
export type MathPieces = readonly (readonly MathPart[])[];

/** Words with mathematics between them. */
export type MathWords = readonly (string | MathPieces)[];

/** A formula of a lesson. */
export interface FormulaRecord {
  /** As people would type it: Q = UA F ΔT_lm. */
  line: string;
  pieces: MathPieces;
  /** Indexes of its symbols in the lesson's list. */
  symbols: readonly number[];
}

/** Consecutive formulas, with the paragraph that introduces them. */
export interface FormulaRow {
  words: string;
  /** Address of the section that explains them. */
  address: string;
  formulas: readonly FormulaRecord[];
}

/** The formulas of a lesson, and what their symbols mean. */
export interface LessonFormulas {
  title: string;
  course: string;
  symbols: readonly (readonly [symbols: MathWords, meaning: MathWords])[];
  rows: readonly FormulaRow[];
}

/** Cost of failing a course. */
export interface DelayRecord {
  code: string;
  words: string;
  /** Address of the course map that shows it. */
  map: string;
}

/** An event that isn't canceled, with its end in minutes since 1970. */
export interface UpcomingEvent {
  id: string;
  title: string;
  date: string;
  time: string;
  location: string;
  ends: number;
}

/** The data of all answers in the search, except numbers. */
export interface AnswerRecords {
  lessons: readonly LessonFormulas[];
  delays: readonly DelayRecord[];
  /** Sorted by time. */
  events: readonly UpcomingEvent[];
  /** Sentence for the time when none of them is ahead. */
  noEvents: string;
  /** Name of the campus time zone, for visitors in other zones. */
  zoneName: string;
}

/** Path of the file with these records. */
export const answersFile = (version: string): string => `/search/answers-${version}.json`;
