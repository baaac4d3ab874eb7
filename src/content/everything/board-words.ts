import { expandEvents, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { whenFound, whoIsThere, type HelpEvening } from '../../domain/officers/who-helps.ts';
import type { Events } from '../events/schema.ts';
import type { Board } from '../officers/schema.ts';

type Records = Events['events'];

/** A board as those see it who want to ask somebody about a course. */
export const helpersOf = ({ from, to, officers }: Board) => ({
  from,
  to,
  officers: officers.map(({ name, took = [], evenings = [] }) => ({ name, took, evenings })),
});

/** The weekly evenings for help, the latest first. */
export const helpEvenings = (events: Records): HelpEvening[] =>
  events
    .filter(({ help, weekly }) => help && weekly)
    .toSorted((a, b) => b.date.localeCompare(a.date));

/** Every single event in the order of time; one for help ends with who is there. */
export function eventsWithPeople(events: Records, board: Board | undefined): CalendarEvent[] {
  const forHelp = new Set(events.filter(({ help }) => help).map(({ id }) => id));
  return expandEvents(events).map((event) => {
    const isForHelp = forHelp.has(event.series ?? event.id) && event.cancelled === undefined;
    const there = isForHelp && board && whoIsThere(event.date, helpersOf(board));
    return there ? { ...event, description: `${event.description} ${there}` } : event;
  });
}

/** The officers of a board in words: what they took, and where to find them. */
export const officersInWords = ({ officers }: Board, evenings: readonly HelpEvening[]) =>
  officers.map(({ name, role, year, bio, email, ...helps }) => ({
    took: helps.took ?? [],
    found: whenFound(helps.evenings ?? [], evenings),
    name,
    role,
    year,
    bio,
    email,
  }));
