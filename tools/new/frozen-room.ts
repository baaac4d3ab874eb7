import type { Events } from '../../src/content/events/schema.ts';
import { weeksOf } from '../../src/domain/events/calendar-event.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';

/** A room that moves: the fact that says it, what it said, and the first day in the new room. */
export interface Move {
  fact: string;
  old: string;
  from: IsoDay;
}

type EventAsWritten = Events['events'][number];
type Change = NonNullable<NonNullable<EventAsWritten['weekly']>['changes']>[number];

const kept = ['location', 'description', 'cancelled'] as const;

/**
 * An event, as it is written, whose dates before the move stay in the old room. In a series each of
 * those weeks says so: cut in two it would lose the addresses of its evenings, which calendars and
 * links know.
 */
export function frozenEvent(event: EventAsWritten, move: Move): EventAsWritten {
  if (event.weekly === undefined) return event.date < move.from ? frozenTexts(event, move) : event;
  const { until, changes = [] } = event.weekly;
  const weeks = weeksOf(event.date, until).map((week): Change => {
    const change = changes.find((one) => one.week === week) ?? { week };
    return (change.date ?? week) < move.from
      ? frozenTexts(inheriting(event, change), move)
      : change;
  });
  // Where every week is over, the series says it once.
  const isOver = weeks.every(({ week, date = week }) => date < move.from);
  if (isOver) {
    const own = changes.map((change) => frozenTexts(change, move));
    const weekly = changes.length === 0 ? event.weekly : { ...event.weekly, changes: own };
    return { ...frozenTexts(event, move), weekly };
  }
  const different = weeks.filter((change) => Object.keys(change).length > 1);
  return {
    ...event,
    weekly: { ...event.weekly, ...(different.length > 0 && { changes: different }) },
  };

  /** A week that says itself what the series says by the fact. */
  function inheriting(series: EventAsWritten, change: Change): Change {
    const said = kept
      .filter((key) => change[key] === undefined && names(series[key], move))
      .map((key) => [key, series[key]]);
    return { ...change, ...(Object.fromEntries(said) as Partial<Change>) };
  }
}

/** A record, as it is written, in whose texts the old room stands instead of the fact. */
export function frozenTexts<T extends object>(record: T, move: Move): T {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? frozenText(value, move) : value,
    ]),
  ) as T;
}

/** A text with the old room in it; a link to where the fact leads would now lead to the new one. */
export function frozenText(text: string, { fact, old }: Move): string {
  return text
    .replace(new RegExp(`\\[([^\\]]*)\\]\\([^)]*#\\{${fact}\\}\\)`, 'gi'), '$1')
    .replace(new RegExp(`\\{${fact}\\}`, 'gi'), () => old);
}

const names = (text: string | undefined, { fact }: Move) =>
  text?.toLowerCase().includes(`{${fact.toLowerCase()}}`) ?? false;
