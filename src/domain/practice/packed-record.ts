import { addDays, type IsoDay } from '../dates/days.ts';
import { readWork, type NumberSet, type PracticeRecord, type Work } from './record.ts';

/**
 * A record as a short text for a link: eight columns, one to a line, with a word for each problem.
 * What somebody typed stays behind; states, days, seeds and the answers that were right come along.
 */
export function packRecord(record: PracticeRecord): string {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const column = (cell: (work: Work) => string) => entries.map(([, work]) => cell(work)).join(' ');
  return [
    entries.map(([name]) => wordOf(name)).join(' '),
    column(({ since }) => number(dayNumber(since))),
    column(({ since, last }) => daysAfter(since, last)),
    column(({ since, solved }) => daysAfter(since, solved)),
    column(({ since, mastered }) => daysAfter(since, mastered)),
    column(({ rung }) => number(rung)),
    column((work) => answersOf(work).map(wordOf).join(',')),
    column((work) => work.sets.map((set) => packSet(set, answersOf(work))).join(',')),
  ].join('\n');
}

/** Reads such a text; an entry that makes no sense is left out. */
export function unpackRecord(text: string): PracticeRecord {
  const [names = [], ...columns] = text.split('\n').map((line) => line.split(' '));
  return Object.fromEntries(
    names.flatMap((name, place) => {
      const work = unpackWork(columns.map((column) => column[place] ?? ''));
      return name !== '' && work ? [[nameOf(name), work]] : [];
    }),
  );
}

function unpackWork(cells: readonly string[]): Work | undefined {
  const [since = '', last = '', solved = '', mastered = '', rung = '', answers = '', sets = ''] =
    cells;
  const first = valueOf(since);
  const names = answers === '' ? [] : answers.split(',').map(nameOf);
  const day = (cell: string) => (cell === '' ? undefined : dayOf(first + valueOf(cell)));
  return readWork({
    since: dayOf(first),
    last: day(last),
    solved: day(solved),
    mastered: day(mastered),
    rung: valueOf(rung),
    sets: sets === '' ? [] : sets.split(',').map((set) => unpackSet(set, names)),
  });
}

/** All answers of a problem that were ever right. */
const answersOf = ({ sets }: Work) => [...new Set(sets.flatMap(({ right }) => right))];

const helps = [undefined, 'hint', 'solution'] as const;

function packSet({ seed, right, helped, isDone }: NumberSet, answers: readonly string[]): string {
  const code = number((seed * 2 + (isDone ? 1 : 0)) * helps.length + helps.indexOf(helped));
  // Of what is done, usually everything is right; of what is not, often nothing yet.
  return right.length === (isDone ? answers.length : 0)
    ? code
    : `${code}.${right.map((name) => number(answers.indexOf(name))).join('.')}`;
}

function unpackSet(text: string, answers: readonly string[]) {
  const [code = '', ...places] = text.split('.');
  const seedAndDone = Math.floor(valueOf(code) / helps.length);
  const isDone = seedAndDone % 2 === 1;
  return {
    seed: Math.floor(seedAndDone / 2),
    typed: {},
    // A done set of which nothing was right has an empty place.
    right:
      places.length > 0 ? places.map((place) => answers[valueOf(place)]) : isDone ? answers : [],
    helped: helps[valueOf(code) % helps.length],
    isDone,
  };
}

const number = (value: number) => value.toString(36);
const valueOf = (text: string) => Number.parseInt(text, 36);

const firstDay = '2020-01-01';
const dayNumber = (day: IsoDay) =>
  Math.round((Date.parse(day) - Date.parse(firstDay)) / 86_400_000);
const daysAfter = (since: IsoDay, day: IsoDay | undefined) =>
  day === undefined ? '' : number(dayNumber(day) - dayNumber(since));
const dayOf = (count: number) =>
  Math.abs(count) < mostDays ? addDays(firstDay, count) : undefined;
/** Beyond these a date has no four digits for its year. */
const mostDays = 700_000;

const wordOf = (name: string) => encodeURIComponent(name.toWellFormed()).replaceAll('%2F', '/');

function nameOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
