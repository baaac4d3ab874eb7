import { LineCounter, parseDocument, isNode } from 'yaml';
import { eventsSchema } from '../../src/content/events/schema.ts';
import { expandEvents } from '../../src/domain/events/calendar-event.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import { fillDocument } from '../../src/content/read/fill-document.ts';
import type { ContentFile, Finding } from './findings.ts';

const file = 'content/events.yaml';

/**
 * When the calendar runs out: the last day of every series that nothing follows, and the last event of
 * all. A series that is over is a record, and the events after it speak for themselves.
 */
export function calendarFindings(
  files: readonly ContentFile[],
  today: IsoDay,
  facts: Facts,
): Finding[] {
  const source = files.find((content) => content.file === file)?.source;
  if (source === undefined) return [];
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  fillDocument(document, eventsSchema, facts);
  const read = eventsSchema.safeParse(document.toJS());
  if (!read.success) return [];
  const { events, owner } = read.data;
  const lineOf = (...path: (string | number)[]) => {
    const node = document.getIn(path, true);
    return isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
  };

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
