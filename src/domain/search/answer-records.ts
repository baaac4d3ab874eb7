/** MathML as plain data that a script can render. */
export type MathPart =
  string | readonly [name: string, attributes: Readonly<Record<string, string>>, ...MathPart[]];

/** Content of `<math>`, split where a line may break. */
export type MathPieces = readonly (readonly MathPart[])[];

export type MathWords = readonly (string | MathPieces)[];

export interface FormulaRecord {
  /** Text as people would type it: Q = UA F ΔT_lm. */
  line: string;
  pieces: MathPieces;
  /** Indexes in the lesson's list of symbols. */
  symbols: readonly number[];
}

/** Consecutive formulas, with the paragraph that introduces them. */
export interface FormulaRow {
  words: string;
  /** Address of the section that explains them. */
  address: string;
  formulas: readonly FormulaRecord[];
}

export interface LessonFormulas {
  title: string;
  course: string;
  symbols: readonly (readonly [symbols: MathWords, meaning: MathWords])[];
  rows: readonly FormulaRow[];
}

export interface DelayRecord {
  code: string;
  words: string;
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

/** Data for all search answers that don't need a calculation. */
export interface AnswerRecords {
  lessons: readonly LessonFormulas[];
  delays: readonly DelayRecord[];
  /** In chronological order. */
  events: readonly UpcomingEvent[];
  /** Sentence to show if no event is left. */
  noEvents: string;
  /** Name of the campus time zone, for visitors in other zones. */
  zoneName: string;
}

export const answersFile = (version: string): string => `/search/answers-${version}.json`;
