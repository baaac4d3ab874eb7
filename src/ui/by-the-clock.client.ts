import { keepLooking } from './keep-looking.ts';

/**
 * Shows elements that are valid from or until a given minute, and hides the others, by the
 * visitor's clock.
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
