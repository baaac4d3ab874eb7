const minute = 60_000;

/**
 * Looks at the visitor's clock now, every minute, and whenever the page is seen again: it may have
 * been left open, or come back from yesterday.
 */
export function onTheClock(look: (now: number) => void): void {
  const lookNow = () => {
    look(Date.now());
  };
  lookNow();
  setInterval(lookNow, minute);
  document.addEventListener('visibilitychange', lookNow);
  addEventListener('pageshow', lookNow);
}
