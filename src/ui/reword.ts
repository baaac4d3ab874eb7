/** Replaces the text of an element, or restores the original text if `words` is undefined. */
export function reword(place: HTMLElement | null, words: string | undefined): void {
  if (!place) return;
  place.dataset['own'] ??= place.textContent;
  place.textContent = words ?? place.dataset['own'];
}
