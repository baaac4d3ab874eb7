import { waitInWords } from '../../domain/questions.ts';
import { today } from '../../ui/today.ts';

/** Says of every open question on the page how long it has waited on the visitor's day. */
function tellWaiting(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-waits-since]')) {
    place.textContent = waitInWords(place.dataset['waitsSince'] ?? '', today());
  }
}

tellWaiting();
// A page may come back from yesterday.
addEventListener('pageshow', tellWaiting);
