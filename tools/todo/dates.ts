import { sources } from '../../src/content/everything/sources.ts';
import { expandEvents } from '../../src/domain/events/calendar-event.ts';
import { knownDates } from '../../src/domain/registration/known-dates.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import type { ContentFile, Finding } from './findings.ts';
import { readSource } from './read-source.ts';

export function dateFindings(files: readonly ContentFile[], facts: Facts): Finding[] {
  const registration = readSource(files, sources.registration, facts);
  if (!registration) return [];
  const events = readSource(files, sources.events, facts)?.data.events ?? [];
  const { dates, owner } = registration.data;
  // Any time zone will do, because the time of day isn't used.
  const [last] = knownDates(dates, expandEvents(events), 'UTC').toSorted((a, b) =>
    b.last.localeCompare(a.last),
  );
  if (!last) return [];
  return [
    {
      kind: 'dated',
      file: sources.registration.files,
      line: registration.lineOf('dates'),
      due: last.last,
      owner,
      text: `the last registration date is ${last.title} on ${last.last}: add next term’s, and delete the old ones`,
    },
  ];
}
