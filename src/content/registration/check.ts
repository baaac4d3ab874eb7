import { expandEvents } from '../../domain/events/calendar-event.ts';
import { knownDates, readDateTime } from '../../domain/registration/known-dates.ts';
import { didYouMean, fault, value, type Data, type Read } from '../everything/reference-fault.ts';

/**
 * Reports registration dates that refer to an unknown event, duplicate an event instead of
 * referring to it, or have a location without being on the calendar.
 */
export function* dateFaults(
  { file, text, data }: Read<Data<'registration'>>,
  { events }: Data<'events'>,
): Generator<Error> {
  const calendar = expandEvents(events);
  const known = calendar.map(({ id }) => id);
  for (const { id, title = '', time = '', location, event } of data.dates) {
    if (event !== undefined && !known.includes(event)) {
      yield* fault(
        [file, text, value('event', event)],
        `under "dates" it names the event "${event}", which isn’t in content/events.yaml.`,
        // A list of all ids in a year would be too long.
        `Add it there, or write "id", "title" and "date" here. ${didYouMean(event, known, 'The id is the end of an event’s address.')}`,
      );
    }
    if (event !== undefined || id === undefined) continue;
    const place: [string, string, RegExp] = [file, text, value('id', id)];
    const alike = events.findLast((other) => other.title.toLowerCase() === title.toLowerCase());
    const hours = readDateTime(time);
    if (known.includes(id)) {
      yield* fault(
        place,
        `a date here and an event in content/events.yaml are both called "${id}".`,
        `If they’re the same, write "event: ${id}" and delete the other lines; if not, give the date another id.`,
      );
    } else if (alike) {
      yield* fault(
        place,
        `"${title}" is also an event in content/events.yaml, on ${alike.date}: visitors could read two different dates.`,
        `Write "event: ${alike.id}" here and delete the other lines. If this one’s new, add it there first, with its own id.`,
      );
    } else if (location !== undefined && typeof hours === 'object' && 'start' in hours) {
      yield* fault(
        place,
        `people go to "${title}", ${time} in ${location}, but it’s not on the calendar.`,
        'Add it to content/events.yaml, and write "event:" with its id here instead of the other lines. If it’s a deadline, write "by" or "until" before the hour.',
      );
    }
  }
  // A note that only mentions earlier years is probably about an earlier term.
  const years = (data.datesNote ?? '').match(/\b20\d\d\b/g) ?? [];
  const [first] = knownDates(data.dates, calendar, 'UTC');
  const newest = years.toSorted().at(-1);
  if (!first || newest === undefined || newest >= first.first.slice(0, 4)) return;
  yield* fault(
    [file, text, /^datesNote:/],
    `"datesNote" says ${newest}, but the first date is ${first.first}.`,
    'Write which term the dates are for now.',
  );
}
