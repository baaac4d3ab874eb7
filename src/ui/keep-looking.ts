/**
 * Calls a function immediately, when the page is shown again (from the back/forward cache or after
 * prerendering), and when another page changes this browser's storage.
 */
export function keepLooking(look: () => void): void {
  look();
  document.addEventListener('visibilitychange', look);
  document.addEventListener('prerenderingchange', look);
  addEventListener('pageshow', look);
  addEventListener('storage', look);
}
