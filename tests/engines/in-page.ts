// These functions are sent to the page as source code, so they can't refer to anything outside of
// themselves.

export interface Seen {
  text: string;
  value: string;
  href: string;
  isFocused: boolean;
}

/** Returns the visible elements that match a selector and contain the text. */
export function look(selector: string, words: string): Seen[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({
      text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
      value: 'value' in element ? String(element.value) : '',
      href: element.getAttribute('href') ?? '',
      isFocused: element === document.activeElement,
    }))
    .filter(({ text }) => text.includes(words));
}

/**
 * Scrolls to the first matching element and returns the point to click. Returns null if something
 * covers it.
 */
export function aim(selector: string, words: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.textContent.replaceAll(/\s+/g, ' ').includes(words),
  );
  const place = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getClientRects()[0] ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element?.contains(hit) === true;
  };
  if (!isHit(place())) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isHit(place()) ? place() : null;
}

export function selectAll(selector: string): void {
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.select();
}

/** Returns true once all islands run and the calendar shows its month. */
export function isRunning(): boolean {
  const waiting = document.querySelector('astro-island[ssr]');
  // On a phone, the island may be inside a closed `.fold`.
  waiting?.closest('.fold')?.setAttribute('open', '');
  // Some islands load only when they're near the window.
  if (waiting?.matches('[client=near]')) waiting.firstElementChild?.scrollIntoView();
  return (
    document.readyState === 'complete' &&
    waiting === null &&
    document.querySelector('#month')?.textContent !== 'Calendar'
  );
}

/** Returns the errors of this page and the pages before it, and clears the storage. */
export function takeComplaints(): string {
  const complaints = sessionStorage.getItem('complaints') ?? '';
  sessionStorage.clear();
  localStorage.clear();
  return complaints;
}
