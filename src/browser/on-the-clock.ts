const minute = 60_000;

/**
 * Calls at every full minute and whenever the page is seen anew, which may have been left open, come
 * back from yesterday, or have been prepared before anybody asked for it. Returns how to stop it.
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

/** Looks at the visitor's clock now, and again whenever what it shows may be another thing. */
export function onTheClock(look: (now: number) => void): void {
  const lookNow = () => {
    look(Date.now());
  };
  lookNow();
  listenToClock(lookNow);
}
