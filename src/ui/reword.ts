/** Puts other words into a place of the page, and its own back when there are none. */
export function reword(place: HTMLElement | null, words: string | undefined): void {
  if (!place) return;
  place.dataset['own'] ??= place.textContent;
  place.textContent = words ?? place.dataset['own'];
}
