import { parse } from 'yaml';
import { dayInWords, weekdayOf, weekdays } from '../../domain/dates/day-words.ts';
import { slug } from '../../domain/words/slug.ts';
import { fault, value, type Data, type Read } from '../everything/reference-fault.ts';

/**
 * Reports facts with the wrong weekday: "studyNight: Thursday" while Study night is on Wednesdays.
 * Skips series that ended before the last review, because the fact may be about a later series.
 */
export function weekdayFaults(
  { file, text, data }: Read<Data<'facts'>>,
  events: Read<Data<'events'>>,
): Error[] {
  const series = seriesOf(events);
  return data.facts.flatMap(({ name, says }) => {
    const said = weekdays.filter((weekday) => says.includes(weekday));
    const own = series.filter((one) => belongs(name, one));
    const latest = own.toSorted((a, b) => a.until.localeCompare(b.until)).at(-1);
    const current = own.filter(({ until }) => until >= events.data.reviewed);
    const held = current.length > 0 ? current : own.filter((one) => one === latest);
    const days = held.map(({ date }) => weekdayOf(date));
    if (said.length === 0 || !latest || said.some((weekday) => days.includes(weekday))) return [];
    return fault(
      [file, text, value('name', name)],
      `"${name}" says ${says}, but in ${events.file} ${latest.title} is on ${weekdayOf(latest.date)}s, from ${dayInWords(latest.date)} on.`,
      `Write "says: ${weekdayOf(latest.date)}" below it, or fix "date" and "until" of the series.`,
    );
  });
}

interface Series {
  title: string;
  date: string;
  until: string;
  /** Hours as written, possibly a fact in braces. */
  time: string;
}

function seriesOf({ text, data }: Read<Data<'events'>>): Series[] {
  const written = parse(text) as { events: { time: string }[] };
  return data.events.flatMap(({ title, date, weekly }, index) =>
    weekly ? [{ title, date, until: weekly.until, time: written.events[index]?.time ?? '' }] : [],
  );
}

/**
 * Checks whether a fact belongs to a series: its name matches the title of the series, or the fact
 * that states the hours of the series.
 */
export function belongs(fact: string, { title, time }: Pick<Series, 'title' | 'time'>): boolean {
  const named = /^\{(\w+)\}$/.exec(time)?.[1];
  return (
    slug(fact.replace(/[A-Z]/g, ' $&')) === slug(title) ||
    (named !== undefined && subjectOf(named) === subjectOf(fact))
  );
}

/** Removes the suffix of a fact, so that studyNight matches studyNightTime. */
const subjectOf = (fact: string) => fact.replace(/(?:Day|Weekday|Times?|Hours)$/, '').toLowerCase();
