/** The dates that tests use: one with events, today, and one long after the last event. */
export const clocks = ['2025-10-06', 'today', '2031-01-15'] as const;

/** One of these dates. */
export type Clock = (typeof clocks)[number];

/** The time zone of the campus and, by default, of visitors. */
export const visitorZone = 'America/Chicago';

// Computed once, so that a test doesn't see two dates at midnight.
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: visitorZone }).format();

/** The date of a clock, as `YYYY-MM-DD`. */
export const dayOf = (clock: Clock) => (clock === 'today' ? today : clock);

/** Noon of that date on campus in winter, 1 PM in summer. */
export const noonOf = (clock: Clock) => new Date(`${dayOf(clock)}T12:00:00-06:00`);
