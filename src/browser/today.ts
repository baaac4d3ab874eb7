/**
 * Returns the visitor's local date, such as 2026-11-15. Use it for personal data, such as practice.
 */
export const today = (now = Date.now()): string =>
  new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
