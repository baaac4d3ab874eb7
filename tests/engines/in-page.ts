// Each of these functions runs on the page, so it may use nothing from outside itself.

/** What a visitor sees of one element. */
export interface Seen {
  text: string;
  /** What a field holds. */
  value: string;
  /** Where a link leads, as it is written. */
  href: string;
  isFocused: boolean;
}

/** The elements that can be seen, of those that match and have the words in their text. */
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

/** Scrolls to such an element, and says where to click it; nothing while something covers it. */
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

/** Selects what a field holds, so that typing replaces it. */
export function selectAll(selector: string): void {
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)?.select();
}

/** Whether the parts of a page that run scripts do so, and the calendar knows its month. */
export function isRunning(): boolean {
  const waiting = document.querySelector('astro-island[ssr]');
  // On a phone it may be folded, and then it is not near anything.
  waiting?.closest('.fold')?.setAttribute('open', '');
  // Some come only when their part comes near the window.
  if (waiting?.matches('[client=near]')) waiting.firstElementChild?.scrollIntoView();
  return (
    document.readyState === 'complete' &&
    waiting === null &&
    document.querySelector('#month')?.textContent !== 'Calendar'
  );
}

/** Takes what the page and those before it have complained about, and forgets what was stored. */
export function takeComplaints(): string {
  const complaints = sessionStorage.getItem('complaints') ?? '';
  sessionStorage.clear();
  localStorage.clear();
  return complaints;
}
