import { sources } from '../../src/content/everything/sources.ts';
import { expandEvents } from '../../src/domain/events/calendar-event.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import type { ContentFile, Finding } from './findings.ts';
import { readSource } from './read-source.ts';

const { files: file } = sources.events;

/**
 * Finds when the calendar runs out: the last event, and the last date of each series without a
 * successor. Skips series that have ended.
 */
export function calendarFindings(
  files: readonly ContentFile[],
  today: IsoDay,
  facts: Facts,
): Finding[] {
  const read = readSource(files, sources.events, facts);
  if (!read) return [];
  const { lineOf } = read;
  const { events, owner } = read.data;

  const series = events.flatMap(({ title, weekly }, index): Finding[] => {
    if (!weekly || weekly.until < today) return [];
    const follows = events.some((other) => other.title === title && other.date > weekly.until);
    if (follows) return [];
    const text = `the weekly ${title} ends on ${weekly.until}: add the next term’s series`;
    const line = lineOf('events', index, 'weekly', 'until');
    return [{ kind: 'dated', file, line, due: weekly.until, owner, text }];
  });
  const last = expandEvents(events).at(-1);
  return [
    ...series,
    last
      ? {
          kind: 'dated',
          file,
          line: lineOf('events'),
          due: last.date,
          owner,
          text: `the last event on the calendar is ${last.title} on ${last.date}: add the next ones`,
        }
      : {
          kind: 'nobody',
          file,
          line: lineOf('events'),
          owner,
          text: 'there are no events on the calendar',
        },
  ];
}
