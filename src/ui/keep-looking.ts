/**
 * Looks now, and again whenever a page is seen anew that came back from yesterday or was prepared
 * before anybody asked for it, and when another page has kept something in this browser.
 */
export function keepLooking(look: () => void): void {
  look();
  document.addEventListener('visibilitychange', look);
  document.addEventListener('prerenderingchange', look);
  addEventListener('pageshow', look);
  addEventListener('storage', look);
}
