const minute = 60_000;

/**
 * Calls a function at every full minute, and whenever the page becomes visible, comes back from the
 * back/forward cache, or is shown after prerendering. Returns a function that stops the calls.
 */
export function listenToClock(look: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(next);
    next = setTimeout(lookNow, minute - (Date.now() % minute));
  };
  const lookNow = () => {
    look();
    wait();
  };
  wait();
  const left = new AbortController();
  document.addEventListener('visibilitychange', lookNow, left);
  document.addEventListener('prerenderingchange', lookNow, left);
  addEventListener('pageshow', lookNow, left);
  return () => {
    clearTimeout(next);
    left.abort();
  };
}

/** Calls a function with the current time immediately, and whenever `listenToClock` does. */
export function onTheClock(look: (now: number) => void): void {
  const lookNow = () => {
    look(Date.now());
  };
  lookNow();
  listenToClock(lookNow);
}
