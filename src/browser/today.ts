/**
 * The visitor's own day, such as 2026-11-15, for what is theirs alone, such as practice. Never for what
 * the build prints, which knows no clock.
 */
export const today = (now = Date.now()): string =>
  new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
