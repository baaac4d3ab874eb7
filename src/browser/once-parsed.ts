/** Runs a function once the page is parsed; a cached script can arrive before that. */
export function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', run, { once: true });
  } else run();
}
