import { expandEvents } from '../../domain/events/calendar-event.ts';
import { knownDates, readDateTime, type KnownDate } from '../../domain/registration/known-dates.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { fault, value, type Data, type Read } from '../everything/reference-fault.ts';

/**
 * Dates of registration that name an event which is none, are called like one that they do not name, or
 * are a place to go to that the calendar does not have.
 */
export function dateFaults(
  { file, text, data }: Read<Data<'registration'>>,
  { events }: Data<'events'>,
): Error[] {
  const calendar = expandEvents(events);
  const known = calendar.map(({ id }) => id);
  const faults = data.dates.flatMap(({ id, title = '', time = '', location, event }) => {
    if (event !== undefined && !known.includes(event)) {
      return fault(
        [file, text, value('event', event)],
        `under "dates" it names the event "${event}", which isn’t in content/events.yaml.`,
        `Add it there, or write "id", "title" and "date" here. ${meant(event, known)}`,
      );
    }
    if (event !== undefined || id === undefined) return [];
    const place: [string, string, RegExp] = [file, text, value('id', id)];
    if (known.includes(id)) {
      return fault(
        place,
        `a date here and an event in content/events.yaml are both called "${id}".`,
        `If they’re the same, write "event: ${id}" and delete the other lines; if not, give the date another id.`,
      );
    }
    const alike = events.findLast((other) => other.title.toLowerCase() === title.toLowerCase());
    if (alike) {
      return fault(
        place,
        `"${title}" is also an event in content/events.yaml, on ${alike.date}: visitors could read two different dates.`,
        `Write "event: ${alike.id}" here and delete the other lines. If this one’s new, add it there first, with its own id.`,
      );
    }
    const hours = readDateTime(time);
    return location !== undefined && typeof hours === 'object' && 'start' in hours
      ? fault(
          place,
          `people go to "${title}", ${time} in ${location}, but it’s not on the calendar.`,
          'Add it to content/events.yaml, and write "event:" with its id here instead of the other lines. If it’s a deadline, write "by" or "until" before the hour.',
        )
      : [];
  });
  return [...faults, ...noteFaults({ file, text, data }, knownDates(data.dates, calendar, 'UTC'))];
}

/** A note above the dates that names only years before all of them: it's about an earlier term. */
function noteFaults(
  { file, text, data: { datesNote = '' } }: Omit<Read<Data<'registration'>>, 'name'>,
  dates: readonly KnownDate[],
): Error[] {
  const years = datesNote.match(/\b20\d\d\b/g) ?? [];
  const [first] = dates;
  const newest = years.toSorted().at(-1);
  if (!first || newest === undefined || newest >= first.first.slice(0, 4)) return [];
  return fault(
    [file, text, /^datesNote:/],
    `"datesNote" says ${newest}, but the first date is ${first.first}.`,
    'Write which term the dates are for now.',
  );
}

/** What was probably meant; a year of events is too long a list. */
function meant(event: string, known: readonly string[]): string {
  const closest = closestWord(event, known);
  return closest === undefined
    ? 'The id is the end of an event’s address.'
    : `Did you mean "${closest}"?`;
}
