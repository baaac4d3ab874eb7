import { expandEvents } from '../../domain/events/calendar-event.ts';
import { closestWord } from '../../domain/words/closest-word.ts';
import { fault, value, type Data, type Read } from '../everything/reference-fault.ts';

/** Dates of registration that name an event which is none, or are called like one that they do not name. */
export function dateFaults(
  { file, text, data }: Read<Data<'registration'>>,
  { events }: Data<'events'>,
): Error[] {
  const known = expandEvents(events).map(({ id }) => id);
  return data.dates.flatMap(({ id, event }) => {
    if (event !== undefined && !known.includes(event)) {
      return fault(
        [file, text, value('event', event)],
        `under "dates" it names the event "${event}", which isn’t in content/events.yaml.`,
        `Add it there, or write "id", "title" and "date" here. ${meant(event, known)}`,
      );
    }
    return event === undefined && id !== undefined && known.includes(id)
      ? fault(
          [file, text, value('id', id)],
          `a date here and an event in content/events.yaml are both called "${id}".`,
          `If they’re the same, write "event: ${id}" and delete the other lines; if not, give the date another id.`,
        )
      : [];
  });
}

/** What was probably meant; a year of events is too long a list. */
function meant(event: string, known: readonly string[]): string {
  const closest = closestWord(event, known);
  return closest === undefined
    ? 'The id is the end of an event’s address.'
    : `Did you mean "${closest}"?`;
}
