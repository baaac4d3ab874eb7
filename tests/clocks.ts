/** Dates on which tests run: during a term with events, today, and long after the last event. */
export const clocks = ['2025-10-06', 'today', '2031-01-15'] as const;

export type Clock = (typeof clocks)[number];

/** The time zone of the campus. Visitors are in this zone unless a test sets another. */
export const visitorZone = 'America/Chicago';

// Computed once, so that a test doesn't see two dates at midnight.
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: visitorZone }).format();

/** Returns the date as `YYYY-MM-DD`. */
export const dayOf = (clock: Clock) => (clock === 'today' ? today : clock);

/** Returns 18:00 UTC, which is noon on campus in winter and 1 PM in summer. */
export const noonOf = (clock: Clock) => new Date(`${dayOf(clock)}T12:00:00-06:00`);
