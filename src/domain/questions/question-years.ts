import { monthInWords } from '../dates/day-words.ts';
import { academicYear, type IsoDay } from '../dates/days.ts';
import {
  answeredOn,
  daysBetween,
  daysToAnswer,
  heardOn,
  isOpen,
  latestStep,
  stateOf,
  type AskedQuestion,
  type QuestionState,
} from './questions.ts';

type Steps = Pick<AskedQuestion, 'steps'>;

/** Academic year of a month or day. It starts in August. */
export function yearOf(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month >= 8 ? year : year - 1;
  return academicYear(String(first), String(first + 1));
}

/** Returns the open questions, oldest first, and the others by academic year. */
export function questionsByYear<T extends Steps & { asked: string }>(
  questions: readonly T[],
): { open: T[]; years: { year: string; questions: T[] }[] } {
  const settled = questions
    .filter((question) => !isOpen(question))
    .toSorted(
      (a, b) => b.asked.localeCompare(a.asked) || latestStep(b).localeCompare(latestStep(a)),
    );
  return {
    open: questions.filter(isOpen).toSorted((a, b) => heardOn(a).localeCompare(heardOn(b))),
    years: [...Map.groupBy(settled, ({ asked }) => yearOf(asked))].map(([year, all]) => ({
      year,
      questions: all,
    })),
  };
}

export interface QuestionNumbers {
  asked: number;
  /** Includes refusals. */
  answered: number;
  changed: number;
  refused: number;
  open: number;
  /** Median number of days until an answer. Undefined if there are no answers. */
  medianDays?: number | undefined;
}

export function numbersOf(questions: readonly Steps[]): QuestionNumbers {
  const count = (state: QuestionState) =>
    questions.filter((each) => stateOf(each) === state).length;
  const open = questions.filter(isOpen).length;
  return {
    asked: questions.length,
    answered: questions.length - open,
    changed: count('changed'),
    refused: count('refused'),
    open,
    medianDays: median(questions.flatMap((question) => daysToAnswer(question) ?? [])),
  };
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2);
}

/** Counts the questions of each academic year by the month they were asked. Newest year first. */
export const numbersByYear = (
  questions: readonly AskedQuestion[],
): (QuestionNumbers & { year: string })[] =>
  [...Map.groupBy(questions, ({ asked }) => yearOf(asked))]
    .map(([year, all]) => ({ year, ...numbersOf(all) }))
    .toSorted((a, b) => b.year.localeCompare(a.year));

/** A line in the chart. Its ends are fractions of the chart's width. */
export interface QuestionLine {
  state: QuestionState;
  from: number;
  to: number;
  days?: number | undefined;
}

/** A chart of twelve months of questions, up to the last review. */
export interface QuestionChart {
  /** Abbreviated month names, with the position at which each month starts. */
  months: { name: string; at: number }[];
  until: IsoDay;
  /** Position of the last review. */
  now: number;
  lines: QuestionLine[];
  numbers: QuestionNumbers;
}

/** Builds the chart for twelve months, the last of which contains the given day. */
export function chartOf(questions: readonly AskedQuestion[], until: IsoDay): QuestionChart {
  const starts = Array.from({ length: 13 }, (_, place) => firstOfMonth(until, place - 11));
  const [first = until, last = until] = [starts[0], starts[12]];
  const at = (day: IsoDay) =>
    Math.min(Math.max(daysBetween(first, day) / daysBetween(first, last), 0), 1);
  const shown = questions
    .filter((question) => heardOn(question) >= first && heardOn(question) < last)
    .toSorted((a, b) => heardOn(a).localeCompare(heardOn(b)));
  return {
    months: starts
      .slice(0, 12)
      .map((day) => ({ name: monthInWords(day).slice(0, 3), at: at(day) })),
    until,
    now: at(until),
    lines: shown.map((question) => ({
      state: stateOf(question),
      from: at(heardOn(question)),
      to: at(answeredOn(question) ?? until),
      days: daysToAnswer(question),
    })),
    numbers: numbersOf(shown),
  };
}

/** First day of the month that comes `later` months after a day. */
function firstOfMonth(day: IsoDay, later: number): IsoDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + later;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}
