/** Runs a function after the page has been parsed. A cached script may load before that. */
export function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', run, { once: true });
  } else run();
}
