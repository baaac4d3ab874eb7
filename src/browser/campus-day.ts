/** Compares the visitor's time zone with the campus, using the two campus midnights in the page. */
export const isElsewhere = (): boolean =>
  (document.documentElement.dataset['midnights'] ?? '').split(' ').some((minutes) => {
    const date = new Date(Number(minutes) * 60_000);
    return date.getHours() + date.getMinutes() > 0;
  });

/**
 * Returns the current date on campus, which events and deadlines use. Visitors in the same zone get
 * their local date, because formatting for another zone takes 0.1 s on a slow phone. The Swedish
 * locale formats dates as YYYY-MM-DD.
 */
export const campusDay = (now = Date.now()): string =>
  isElsewhere()
    ? new Date(now).toLocaleDateString('sv', { timeZone: document.documentElement.dataset['zone'] })
    : new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
