/**
 * Sets the clock and records errors before any other script runs. WebKit's driver can do neither.
 */
function watch(now: number): void {
  const complain = (words: string) => {
    const before = sessionStorage.getItem('complaints');
    sessionStorage.setItem('complaints', `${before ?? ''}${location.pathname}: ${words}\n`);
  };
  // Firefox reports an error if a page is left before its fonts have loaded.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) complain(event.message);
      else if (!isLeft && event.target instanceof Element) {
        complain(`cannot load ${event.target.outerHTML}`);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    complain(String(reason));
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complain(`the policy forbids ${violatedDirective} ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complain(words.map(String).join(' '));
      say(...words);
    };
  }
  globalThis.Date = class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
}

/** Returns the source code of the script, with the clock set to `now`. */
export const watchScript = (now: Date): string => `(${watch.toString()})(${String(now.getTime())})`;
