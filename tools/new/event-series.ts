import { readFileSync } from 'node:fs';
import { eventsSchema } from '../../src/content/events/schema.ts';
import { explainIssues } from '../../src/content/explain/explain-issue.ts';
import { readFacts } from '../../src/content/facts/schema.ts';
import { farAhead } from '../../src/content/read/doubtful-dates.ts';
import { parseYaml, readYaml } from '../../src/content/read/read-yaml.ts';
import { sources } from '../../src/content/everything/sources.ts';
import { expandEvents, weeksOf } from '../../src/domain/events/calendar-event.ts';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import { fillFacts } from '../../src/domain/words/facts.ts';
import { slug } from '../../src/domain/words/slug.ts';
import { fieldFault, type Dialog } from './dialog.ts';
import { changedFile, type Drafts } from './new-files.ts';

const record = eventsSchema.shape.events.element;
const { shape } = record;
const weekly = shape.weekly.unwrap().shape;

/** An event, of every week or of one day, at the end of the list of events. */
export async function newEventSeries(dialog: Dialog): Promise<Drafts> {
  const { files: file } = sources.events;
  const source = readFileSync(file, 'utf8');
  const { events, reviewed } = parseYaml(file, source, eventsSchema);
  const { rooms } = readYaml(sources.gettingAround.files, sources.gettingAround.schema);

  const title = await dialog.field(shape, 'title');
  const isOn = (name: string, day: string) =>
    expandEvents(events).some(
      (other) => other.title.toLowerCase() === name.toLowerCase() && other.date === day,
    );
  const often = await dialog.choose({
    words: 'How often does it happen?',
    options: [{ name: 'every week' }, { name: 'once' }],
    usual: 'every week',
  });
  const date = await dialog.field(shape, 'date', {
    fault: (day) => {
      if (isOn(title, day)) return `${title} is already on the calendar that day.`;
      const doubt = farAhead(day, reviewed);
      return doubt && `${doubt.message}.\n  ${doubt.cure}`;
    },
  });
  const time = await dialog.field(shape, 'time');
  const location = await dialog.choose({
    words: `Where is it? These rooms are in ${sources.gettingAround.files}. You can also type another place.`,
    options: rooms.map(({ name, building }) => ({ name, words: building })),
    otherFault: (place) => fieldFault(shape.location, 'location', place),
  });
  const description = await dialog.field(shape, 'description');
  const isTaken = (id: string) =>
    events.some((event) => event.id === id)
      ? `Another event is already called "${id}". Give this one its own id, for example with the month at the end.`
      : undefined;
  const usual = [slug(title), `${slug(title)}-${date.slice(0, 7)}`, `event-${date}`].find(
    (id) => fieldFault(shape.id, 'id', id) === undefined && isTaken(id) === undefined,
  );
  const id = await dialog.field(shape, 'id', { usual, fault: isTaken });
  const once = { id, date, title, location: asFact(location), time, description };
  const event =
    often === 'once' ? once : { ...once, weekly: { until: await lastDay(dialog, once) } };

  const longer = changedFile({ file, source, schema: eventsSchema }, (data) => {
    data.events.push(event);
  });
  return {
    files: [longer],
    toDo: [
      'If a week moves or is canceled, put it under "changes". docs/editing.md says how.',
      `Once you’ve gone through all the events, set "reviewed" at the top of ${file} to today.`,
    ],
  };
}

/** A place by the name of the fact that says it, so that it moves with that. */
function asFact(place: string): string {
  const [name] = [...(readFacts() ?? [])].find(([, says]) => says === place) ?? [];
  return name === undefined ? place : `{${name}}`;
}

/** The last day of a series, which the schema of the whole event judges. */
export async function lastDay(dialog: Dialog, once: { date: string }): Promise<string> {
  const facts = readFacts() ?? new Map<string, string>();
  const filled = Object.fromEntries(
    Object.entries(once).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? fillFacts(value, facts).text : value,
    ]),
  );
  const until = await dialog.field(weekly, 'until', {
    fault: (day) => {
      const data = { ...filled, weekly: { until: day } };
      const { error } = record.safeParse(data, { reportInput: true });
      if (!error) return undefined;
      return explainIssues(error.issues, record, { data, written: () => day })
        .map(({ text, cure }) => `${text}\n  ${cure}`)
        .join('\n  ');
    },
  });
  const weeks = weeksOf(once.date, until);
  dialog.say(
    `That’s ${String(weeks.length)} in all, from ${dayInWords(once.date)} to ${dayInWords(weeks.at(-1) ?? until)}.`,
  );
  return until;
}
