/**
 * True if local time differs from campus time at either of the two midnights listed in the page.
 */
export const isElsewhere = (): boolean =>
  (document.documentElement.dataset['midnights'] ?? '').split(' ').some((minutes) => {
    const date = new Date(Number(minutes) * 60_000);
    return date.getHours() + date.getMinutes() > 0;
  });

/**
 * Returns the date on campus, which events and deadlines use. Visitors in the same zone get their
 * local date, because formatting for another zone takes 0.1 s on a slow phone. The Swedish locale
 * formats dates as YYYY-MM-DD.
 */
export const campusDay = (now = Date.now()): string =>
  isElsewhere()
    ? new Date(now).toLocaleDateString('sv', { timeZone: document.documentElement.dataset['zone'] })
    : new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
