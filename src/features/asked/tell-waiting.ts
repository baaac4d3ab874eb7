import { waitInWords } from '../../domain/questions.ts';
import { onTheClock } from '../../ui/on-the-clock.ts';
import { today } from '../../ui/today.ts';

// Of every open question on the page: how long it has waited on the visitor's day.
onTheClock(() => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-waits-since]')) {
    place.textContent = waitInWords(place.dataset['waitsSince'] ?? '', today());
  }
});
