import { waitInWords } from '../../domain/questions/questions.ts';
import { campusDay } from '../../browser/campus-day.ts';
import { onTheClock } from '../../browser/on-the-clock.ts';

// Of every open question on the page: how long it has waited by the days on campus.
onTheClock(() => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-waits-since]')) {
    place.textContent = waitInWords(place.dataset['waitsSince'] ?? '', campusDay());
  }
});
