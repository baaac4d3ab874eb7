import { addDays, type IsoDay } from '../dates/days.ts';
import { readWork, type NumberSet, type PracticeRecord, type Work } from './record.ts';

/**
 * Packs a record into a short string for a link: eight lines, with one word per problem in each.
 * Includes states, days, seeds and which answers were right, but not the entries.
 */
export function packRecord(record: PracticeRecord): string {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const column = (cell: (work: Work) => string) => entries.map(([, work]) => cell(work)).join(' ');
  return [
    entries.map(([name]) => wordOf(name)).join(' '),
    column(({ since }) => number(dayNumber(since))),
    column(({ since, last }) => daysAfter(since, last)),
    column(({ since, solved }) => daysAfter(since, solved)),
    column(({ since, clean = [] }) => clean.map((day) => daysAfter(since, day)).join(',')),
    column(({ rung }) => number(rung)),
    column((work) => answersOf(work).map(wordOf).join(',')),
    column((work) => work.sets.map((set) => packSet(set, answersOf(work), work.since)).join(',')),
  ].join('\n');
}

/**
 * Unpacks a record. Ignores invalid entries. An older version stored the day of mastery in place of
 * the days without help; it counts as one such day.
 */
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
  const [since = '', last = '', solved = '', clean = '', rung = '', answers = '', sets = ''] =
    cells;
  const first = valueOf(since);
  const names = answers === '' ? [] : answers.split(',').map(nameOf);
  const day = (cell: string) => (cell === '' ? undefined : dayOf(first + valueOf(cell)));
  return readWork({
    since: dayOf(first),
    last: day(last),
    solved: day(solved),
    clean: clean.split(',').map(day),
    rung: valueOf(rung),
    sets: sets === '' ? [] : sets.split(',').map((set) => unpackSet(set, names, day)),
  });
}

/** Every answer that has been marked right or wrong. */
const answersOf = ({ sets }: Work) => [
  ...new Set(sets.flatMap(({ right, misses = {} }) => [...right, ...Object.keys(misses)])),
];

const helps = [undefined, 'hint', 'solution'] as const;

/**
 * Packs a set as its code, the right answers, "~" with the day it was missed, and "!" with the
 * wrong tries.
 */
function packSet(set: NumberSet, answers: readonly string[], since: IsoDay): string {
  const { seed, right, helped, misses, missed, isDone } = set;
  const code = number((seed * 2 + (isDone ? 1 : 0)) * helps.length + helps.indexOf(helped));
  // Saves space in the usual cases: all answers right in a finished set, or none in an unfinished
  // set.
  const places =
    right.length === (isDone ? answers.length : 0)
      ? ''
      : `.${right.map((name) => number(answers.indexOf(name))).join('.')}`;
  const tries =
    misses &&
    Object.entries(misses).map(
      ([name, count]) => `${number(answers.indexOf(name))}.${number(count)}`,
    );
  return `${code}${places}${missed ? `~${daysAfter(since, missed)}` : ''}${tries ? `!${tries.join('!')}` : ''}`;
}

function unpackSet(
  text: string,
  answers: readonly string[],
  day: (cell: string) => string | undefined,
) {
  const [about = '', ...tries] = text.split('!');
  const [facts = '', missed = ''] = about.split('~');
  const [code = '', ...places] = facts.split('.');
  const seedAndDone = Math.floor(valueOf(code) / helps.length);
  const isDone = seedAndDone % 2 === 1;
  return {
    seed: Math.floor(seedAndDone / 2),
    typed: {},
    // A finished set without a list of right answers has only right answers.
    right:
      places.length > 0 ? places.map((place) => answers[valueOf(place)]) : isDone ? answers : [],
    helped: helps[valueOf(code) % helps.length],
    misses:
      tries.length === 0
        ? undefined
        : Object.fromEntries(
            tries.map((each) => {
              const [place = '', count = ''] = each.split('.');
              return [answers[valueOf(place)] ?? '', valueOf(count)];
            }),
          ),
    missed: day(missed),
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
/** From this number of days on, years have more than four digits. */
const mostDays = 700_000;

const wordOf = (name: string) => encodeURIComponent(name.toWellFormed()).replaceAll('%2F', '/');

function nameOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
