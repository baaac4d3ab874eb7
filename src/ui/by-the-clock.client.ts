import { keepLooking } from './keep-looking.ts';

/**
 * Shows and hides by the visitor's clock what is true until a minute, or since one. The build knows no
 * clock: it prints what is true on any day, and hides what is true later.
 */
export function run(): void {
  keepLooking(() => {
    const now = Date.now() / 60_000;
    for (const place of document.querySelectorAll<HTMLElement>('[data-until],[data-since]')) {
      const { until = Infinity, since = 0 } = place.dataset;
      place.hidden = now >= Number(until) || now < Number(since);
    }
  });
}
