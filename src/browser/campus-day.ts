/** True if local time differs from campus time at the two midnights given in the page. */
export const isElsewhere = (): boolean =>
  (document.documentElement.dataset['midnights'] ?? '').split(' ').some((minutes) => {
    const date = new Date(Number(minutes) * 60_000);
    return date.getHours() + date.getMinutes() > 0;
  });

/**
 * Returns the date on campus, which events and deadlines use. Visitors in the same zone use their own
 * date, because formatting in another zone takes a slow phone 0.1 s. Swedish dates are ISO dates.
 */
export const campusDay = (now = Date.now()): string =>
  isElsewhere()
    ? new Date(now).toLocaleDateString('sv', { timeZone: document.documentElement.dataset['zone'] })
    : new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
