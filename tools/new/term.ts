import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sources } from '../../src/content/everything/sources.ts';
import { eventsSchema, type Events } from '../../src/content/events/schema.ts';
import { explainIssues } from '../../src/content/explain/explain-issue.ts';
import { farAhead } from '../../src/content/read/doubtful-dates.ts';
import { belongs } from '../../src/content/facts/check.ts';
import { factsSchema, readFacts } from '../../src/content/facts/schema.ts';
import { parseYaml, readYaml } from '../../src/content/read/read-yaml.ts';
import { dayInWords, weekdayOf, weekdays } from '../../src/domain/dates/day-words.ts';
import { addDays } from '../../src/domain/dates/days.ts';
import { expandEvents, weeksOf } from '../../src/domain/events/calendar-event.ts';
import { fillFacts } from '../../src/domain/words/facts.ts';
import { slug } from '../../src/domain/words/slug.ts';
import type { Dialog } from './dialog.ts';
import { changedFile, type Draft, type Drafts } from './new-files.ts';
import { newRegistrationDates } from './registration-dates.ts';

type Event = Events['events'][number];

const { files: file } = sources.events;
const record = eventsSchema.shape.events.element;
const weekly = record.shape.weekly.unwrap().shape;
const change = weekly.changes.unwrap().element;

/** Adds a weekly event for the next term, and the registration dates of that term. */
export async function newTerm(dialog: Dialog, today: string): Promise<Drafts> {
  const source = readFileSync(file, 'utf8');
  const { events } = parseYaml(file, source, eventsSchema);
  // Copy the data as written, so that names of facts stay in the text.
  const written = (parse(source) as Events).events;
  const before = await lastTerm(dialog, events);
  const own = written[events.indexOf(before)] ?? before;

  const weekday = await dialog.choose({
    words: 'Which weekday is it on?',
    options: weekdays.map((name) => ({ name })),
    usual: weekdayOf(before.date),
  });
  const date = await dialog.field(record.shape, 'date', {
    fault: (day) => firstDayFault(day, { weekday, before, today }),
  });
  const time = await dialog.field(record.shape, 'time', { usual: own.time });
  const id = await dialog.field(record.shape, 'id', {
    usual: `${slug(before.title)}-${termOf(date)}`,
    fault: (typed) =>
      events.some((event) => event.id === typed)
        ? `Another event is already called "${typed}". Give this one its own id.`
        : undefined,
  });
  const { weekly: _weekly, sample: _sample, canceled: _canceled, ...kept } = own;
  const once = { ...kept, id, date, time };
  const until = await lastDay(dialog, once);
  const changes = await weeksOff(dialog, weeksOf(date, until));
  const series = { ...once, weekly: { until, ...(changes.length > 0 && { changes }) } };
  const registration = await newRegistrationDates(dialog, {
    term: termOf(date),
    today,
    calendar: expandEvents(events),
  });

  const longer = changedFile({ file, source, schema: eventsSchema }, (data) => {
    data.reviewed = today;
    data.events.push(series);
  });
  // Update facts that state the weekday, unless the previous term is still in progress.
  const was = weekdayOf(before.date);
  const isOver = (before.weekly?.until ?? before.date) < today;
  const about = readYaml(sources.facts.files, factsSchema).facts.filter(
    ({ name, says }) => says === was && belongs(name, own),
  );
  const names = about.map(({ name }) => name);
  const facts =
    isOver && weekday !== was && about.length > 0 ? [sayWeekday(names, weekday, today)] : [];
  return {
    files: relinked([longer, ...registration, ...facts], before.id, id),
    toDo: [
      ...(weekday === was || isOver
        ? []
        : about.map(
            ({ name }) =>
              `"${name}" in ${sources.facts.files} says ${was}. Write ${weekday} there when the term starts.`,
          )),
      `We set "reviewed" in ${file} to today, so look through the other events too.`,
      'Ask every officer again which courses they passed, "took", and when they’re there, "evenings", in the newest file in content/officers/.',
      ...(registration.length > 0
        ? [
            `Read "datesNote" and the tips in ${sources.registration.files} again, and set "reviewed" there.`,
          ]
        : [`When the registrar has the dates, put them in ${sources.registration.files}.`]),
      'Add next term’s other events, like general meetings, in the editor.',
    ],
  };
}

/**
 * Redirects links from the previous series to the new one, because only the latest series with a
 * title has an anchor.
 */
function relinked(drafts: readonly Draft[], old: string, id: string): Draft[] {
  const link = new RegExp(`(/events#)${old}(?![\\w-])`, 'g');
  const others = globSync('content/**/*.{yaml,md}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((each) => !drafts.some((draft) => draft.file === each))
    .map((each) => ({ file: each, text: readFileSync(each, 'utf8'), isThere: true }))
    .filter(({ text }) => text.search(link) >= 0);
  return [...drafts, ...others].map((draft) => ({
    ...draft,
    text: draft.text.replace(link, (_, page: string) => page + id),
  }));
}

/** Changes the weekday in facts. */
const sayWeekday = (names: readonly string[], weekday: string, today: string): Draft => {
  const { files } = sources.facts;
  const source = readFileSync(files, 'utf8');
  return changedFile({ file: files, source, schema: factsSchema }, ({ facts }) => {
    for (const fact of facts.filter(({ name }) => names.includes(name))) {
      Object.assign(fact, { says: weekday }, fact.reviewed !== undefined && { reviewed: today });
    }
  });
};

/** Asks which weekly event continues. Offers only the latest series with each title. */
async function lastTerm(dialog: Dialog, events: readonly Event[]): Promise<Event> {
  const series = events
    .filter((event) => event.weekly)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at);
  const titles = series.map(({ title }) => title);
  const title =
    titles.length > 1
      ? await dialog.choose({
          words: 'Which weekly event goes on next term?',
          options: titles.map((name) => ({ name })),
          usual: titles[0],
        })
      : titles[0];
  const chosen = series.find((event) => event.title === title);
  if (!chosen)
    throw new Error(
      `There’s no weekly event in ${file} to carry on. Add one there or in the editor.`,
    );
  dialog.say(
    `${chosen.title} was last on from ${dayInWords(chosen.date)} to ${dayInWords(chosen.weekly?.until ?? chosen.date)}.`,
  );
  return chosen;
}

function firstDayFault(
  day: string,
  { weekday, before, today }: { weekday: string; before: Event; today: string },
): string | undefined {
  const last = before.weekly?.until ?? before.date;
  if (day <= last) return `Last term goes on until ${last}. Type a later day.`;
  if (weekdayOf(day) !== weekday) return `${day} is a ${weekdayOf(day)}, and you said ${weekday}.`;
  return farAhead(day, today) && `${day} is more than 18 months away. Fix the year.`;
}

/** Asks for the last day of a series. The schema of events validates the day. */
async function lastDay(dialog: Dialog, once: { date: string }): Promise<string> {
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

/** Returns the term of a day as the end of an address, like spring-2027. */
function termOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${month < 6 ? 'spring' : month < 8 ? 'summer' : 'fall'}-${day.slice(0, 4)}`;
}

type Change = NonNullable<NonNullable<Event['weekly']>['changes']>[number];

/** Asks for weeks that are canceled or moved. */
async function weeksOff(dialog: Dialog, weeks: readonly string[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (;;) {
    const week = await dialog.ask({
      words: 'A week it’s off or moved, like spring break. Press Enter if that’s all',
      example: weeks.at(Math.floor(weeks.length / 2)),
      usual: '',
      fault: (day) => {
        if (!weeks.includes(day)) return `It isn’t on ${day}. Its days are ${weeks.join(', ')}.`;
        return changes.some((one) => one.week === day) ? `You already said ${day}.` : undefined;
      },
    });
    if (week === '') return changes.toSorted((a, b) => a.week.localeCompare(b.week));
    const what = await dialog.choose({
      words: 'What happens that week?',
      options: [{ name: 'canceled' }, { name: 'moved' }],
      usual: 'canceled',
    });
    if (what === 'canceled') {
      const canceled = await dialog.field(change.shape, 'canceled', {
        usual: 'Canceled: break.',
      });
      changes.push({ week, canceled });
    } else {
      const date = await dialog.field(change.shape, 'date', {
        fault: (day) =>
          day >= addDays(week, -6) && day <= addDays(week, 6) && day !== week
            ? undefined
            : `Type a day within six days of ${week}. If it moves farther, cancel this week and add an event.`,
      });
      changes.push({ week, date });
    }
  }
}
