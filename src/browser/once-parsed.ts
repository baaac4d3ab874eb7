/** Runs what reads the page once all of it has come: a script that was kept may be there before. */
export function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', run, { once: true });
  } else run();
}
