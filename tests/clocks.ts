/** The days on which the browser tests visit the site: with events, today, and long after all. */
export const clocks = ['2025-10-06', 'today', '2031-01-15'] as const;

/** One of these days. */
export type Clock = (typeof clocks)[number];

/** The zone of the campus and of every visitor who does not say otherwise. */
export const visitorZone = 'America/Chicago';

// Once for all tests of a file, so that none has two todays at midnight.
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: visitorZone }).format();

/** The day that a clock shows, as `YYYY-MM-DD`. */
export const dayOf = (clock: Clock) => (clock === 'today' ? today : clock);

/** The middle of that day: noon on campus in winter, one o'clock in summer. */
export const noonOf = (clock: Clock) => new Date(`${dayOf(clock)}T12:00:00-06:00`);
