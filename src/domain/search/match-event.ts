import type { SoughtEvent } from './answer-records.ts';
import { dateWords } from './asks.ts';
import { termsOf } from './terms.ts';

/** Words that any event has. */
const ofAnyEvent = new Set([
  'event',
  'upcoming',
  'tonight',
  'board',
  'day',
  'date',
  'time',
  'happening',
]);

/** The next event that somebody asks for by its title, or the next of all; nothing if none is ahead. */
export function matchEvent(
  text: string,
  events: readonly SoughtEvent[],
  now: number,
): SoughtEvent | undefined {
  if (!dateWords.test(text)) return undefined;
  const terms = termsOf(text);
  const asked = terms.filter((term) => !ofAnyEvent.has(term));
  if (asked.length === 0 && !terms.includes('event')) return undefined;
  const ahead = events.filter(({ ends }) => ends * 60_000 > now);
  return ahead.find(({ title }) => {
    const words = termsOf(title);
    return asked.every((term) => words.includes(term));
  });
}
