import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { eventsSchema } from '../../src/content/events/schema.ts';
import { fillDocument } from '../../src/content/read/fill-document.ts';
import { registrationSchema } from '../../src/content/registration/schema.ts';
import { expandEvents } from '../../src/domain/events/calendar-event.ts';
import { knownDates } from '../../src/domain/registration/known-dates.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import type { ContentFile, Finding } from './findings.ts';

const file = 'content/pages/registration.yaml';

/** When the dates of registration run out: on the last day of the last of them. */
export function dateFindings(files: readonly ContentFile[], facts: Facts): Finding[] {
  const registration = read(files, file, registrationSchema, facts);
  if (!registration) return [];
  const events = read(files, 'content/events.yaml', eventsSchema, facts)?.data.events ?? [];
  const { dates, owner } = registration.data;
  // The hours do not matter here, and so neither does the zone.
  const [last] = knownDates(dates, expandEvents(events), 'UTC').toSorted((a, b) =>
    b.last.localeCompare(a.last),
  );
  if (!last) return [];
  return [
    {
      kind: 'dated',
      file,
      line: registration.lineOf('dates'),
      due: last.last,
      owner,
      text: `the last registration date is ${last.title} on ${last.last}: add next term’s, and delete the old ones`,
    },
  ];
}

/** A file that is right by itself, and the line of a key. */
function read<T extends z.ZodType>(
  files: readonly ContentFile[],
  name: string,
  schema: T,
  facts: Facts,
) {
  const source = files.find((content) => content.file === name)?.source;
  if (source === undefined) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  fillDocument(document, schema, facts);
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) return undefined;
  const lineOf = (key: string) => {
    const node = document.get(key, true);
    return isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
  };
  return { data: parsed.data, lineOf };
}
