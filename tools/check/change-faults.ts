import { isDeepStrictEqual } from 'node:util';
import { sources } from '../../src/content/everything/sources.ts';
import { dayInWords } from '../../src/domain/dates/day-words.ts';
import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import { expandEvents } from '../../src/domain/events/calendar-event.ts';
import { contentError, type ContentError } from '../../src/domain/words/content-error.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import { counted } from '../../src/domain/words/counted.ts';
import type { ContentFile } from '../todo/findings.ts';
import { readSource } from '../todo/read-source.ts';
import type { Change } from './committed.ts';
import { factsIn, shownBoard } from './what-changed.ts';

/** A record with its first and last day, and its place. */
interface Dated {
  kind: 'event' | 'date' | 'book';
  name: string;
  title: string;
  first: IsoDay;
  last: IsoDay;
  file: string;
  line: number;
}

/** Reports mistakes that only the change shows, because every file would be valid at another time. */
export function changeFaults({ before, after, day }: Change): ContentError[] {
  if (isDeepStrictEqual(before, after)) return [];
  const old = datedIn(before);
  return [
    ...datedIn(after).flatMap((record) => dayFaults(record, old, { after, day })),
    ...movedFaults(before, after, day),
    ...goneFaults(before, after, day),
  ];
}

function datedIn(files: readonly ContentFile[]): Dated[] {
  const facts = factsIn(files) ?? new Map<string, string>();
  const events = readSource(files, sources.events, facts);
  const registration = readSource(files, sources.registration, facts);
  const books = readSource(files, sources.textbooks, facts);
  return [
    ...(events?.data.events ?? []).map(({ id, title, date, weekly }, index) => ({
      ...{ kind: 'event' as const, name: id, title, first: date, last: weekly?.until ?? date },
      ...{ file: sources.events.files, line: events?.lineOf('events', index, 'date') ?? 1 },
    })),
    ...(registration?.data.dates ?? []).flatMap(({ id = '', title = id, date, until }, index) =>
      date === undefined
        ? []
        : {
            ...{ kind: 'date' as const, name: id, title, first: date, last: until ?? date },
            file: sources.registration.files,
            line: registration?.lineOf('dates', index, 'date') ?? 1,
          },
    ),
    ...(books?.data.textbooks ?? []).flatMap(({ title, edition, until }, index) =>
      until === undefined
        ? []
        : {
            ...{ kind: 'book' as const, name: title + edition, title, first: until, last: until },
            file: sources.textbooks.files,
            line: books?.lineOf('textbooks', index, 'until') ?? 1,
          },
    ),
  ];
}

/** After so many days, an event with the same id is another event. */
const postponed = 30;

/** Reports new records that are over, and old ids for new dates. */
function dayFaults(
  record: Dated,
  old: readonly Dated[],
  { after, day }: Omit<Change, 'before'>,
): ContentError[] {
  const { kind, name, title, first, last, file, line } = record;
  // It may still be yesterday on campus.
  const isOver = (date: IsoDay) => date < addDays(day, -1);
  const namesakes = old.filter((other) => other.kind === kind && other.name === name);
  const [before] = kind === 'book' ? namesakes.filter((book) => book.last === last) : namesakes;
  const written = after.find((one) => one.file === file)?.source.split('\n')[line - 1] ?? '';
  const isMeant = /# over\b/.test(written);
  if (!before && isOver(last) && !isMeant) {
    const [text, cure] =
      kind === 'book'
        ? [`"${title}" would be due back`, 'If it’s overdue, delete this line.']
        : [
            `"${title}" is new, but it would be`,
            'If it’s for the record, write "# over" after it.',
          ];
    return [
      contentError(file, [
        {
          line,
          text: `${text} on ${dayInWords(last)}, and that’s over.`,
          cure: `Fix the day, most likely its year. ${cure}`,
        },
      ]),
    ];
  }
  if (!before || kind === 'book' || !isOver(before.last)) return [];
  if (first <= addDays(before.last, postponed)) return [];
  return [
    contentError(file, [
      {
        line,
        text: `"${name}" was on ${dayInWords(before.last)}, so it would move in people’s calendars, to ${dayInWords(first)}.`,
        cure: 'Give the new one its own id, for example with the year at its end.',
      },
    ]),
  ];
}

/** Reports facts that would change past events, unless someone said until when they were true. */
function movedFaults(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  day: IsoDay,
): ContentError[] {
  const [old, now] = [factsIn(before), factsIn(after)];
  const source = now && readSource(after, sources.facts, now);
  if (!old || !source) return [];
  return source.data.facts.flatMap(({ name, says }, index) => {
    const said = old.get(name);
    const isTold = !isDeepStrictEqual(old.earlier?.get(name), now.earlier?.get(name));
    if (said === undefined || said === says || isTold) return [];
    const same: Facts = Object.assign(new Map([...now, [name, said]]), { earlier: now.earlier });
    const [was, is] = [same, now].map((facts) =>
      expandEvents(readSource(after, sources.events, facts)?.data.events ?? []),
    );
    const moved = (was ?? []).filter((event, place) => {
      const { location, time } = is?.[place] ?? event;
      return event.date < day && (event.location !== location || event.time !== time);
    });
    const [one] = moved;
    if (!one) return [];
    return contentError(sources.facts.files, [
      {
        line: source.lineOf('facts', index, 'says'),
        text: `${counted(moved.length, 'past event')}, like ${one.title} on ${dayInWords(one.date)}, would say ${says} instead of ${said}.`,
        cure: `Add what it said before, with the last day that was true. If it was never true, write "earlier: []".\n    earlier:\n      - until: ${addDays(day, -1)}\n        said: ${said}`,
      },
    ]);
  });
}

/** Reports texts that still name someone who isn't on the board anymore. */
function goneFaults(
  before: readonly ContentFile[],
  after: readonly ContentFile[],
  day: IsoDay,
): ContentError[] {
  const [was, is] = [shownBoard(before), shownBoard(after)];
  const here = is?.officers.map(({ name }) => name) ?? [];
  const gone = (was?.officers ?? []).map(({ name }) => name).filter((name) => !here.includes(name));
  if (gone.length === 0) return [];
  const events = readSource(after, sources.events, factsIn(after) ?? new Map());
  const coming = (events?.data.events ?? []).flatMap((event, index) => {
    const name = gone.find((each) => JSON.stringify(event).includes(each));
    const isComing = (event.weekly?.until ?? event.date) >= day;
    const line = events?.lineOf('events', index) ?? 1;
    return name !== undefined && isComing ? [{ file: sources.events.files, line, name }] : [];
  });
  const onPages = after.filter(isAboutNow).flatMap(({ file, source }) =>
    source.split('\n').flatMap((text, index) => {
      const name = gone.find((each) => text.includes(each));
      return name === undefined ? [] : [{ file, line: index + 1, name }];
    }),
  );
  return [...coming, ...onPages].map(({ file, line, name }) =>
    contentError(file, [
      {
        line,
        text: `it names ${name}, who isn’t an officer anymore.`,
        cure: 'Name someone else or, better, the role.',
      },
    ]),
  );
}

/** Recognizes files that say nothing about earlier boards. */
const isAboutNow = ({ file }: ContentFile) =>
  /^content\/(?:pages\/(?!about)|facts|site|accounts|menu|courses)/.test(file);
