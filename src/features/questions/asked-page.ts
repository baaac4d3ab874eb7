import { waitInWords } from '../../domain/questions/questions.ts';
import { campusDay } from '../../browser/campus-day.ts';
import { onTheClock } from '../../browser/on-the-clock.ts';

// Shows how long open questions have waited, by the campus date.
onTheClock(() => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-waits-since]')) {
    place.textContent = waitInWords(place.dataset['waitsSince'] ?? '', campusDay());
  }
});

// Expands the steps of the question in the address.
const unfold = () => {
  const question = document.getElementById(location.hash.slice(1));
  const way = question?.querySelector<HTMLDetailsElement>('.question-way');
  if (way) way.open = true;
};
addEventListener('hashchange', unfold);
unfold();
