import { standing } from '../../domain/dates/days-away.ts';
import { campusDay, isElsewhere } from '../../browser/campus-day.ts';
import { onTheClock } from '../../browser/on-the-clock.ts';

/**
 * Shows how far away each date is by the campus date, marks the next date and past ones, and
 * summarizes them above the list. RegistrationDates.tsx renders the elements.
 */
export function datesOnTheClock(dates: HTMLElement): void {
  const [said, over] = dates.querySelectorAll('.dates-next > span');
  const items = [...dates.querySelectorAll<HTMLElement>('[data-ends]')];
  for (const zone of dates.querySelectorAll('.zone-name')) {
    zone.toggleAttribute('hidden', !isElsewhere());
  }
  onTheClock((now) => {
    const today = campusDay(now);
    const isOver = (item: HTMLElement) => Number(item.dataset['ends']) <= now / 60_000;
    const next = items.find((item) => !isOver(item));
    let news = '';
    for (const item of items) {
      const { first = '', last = '', closes } = item.dataset;
      const words = standing({ first, last, closes }, today, isOver(item));
      item.classList.toggle('is-over', isOver(item));
      item.classList.toggle('is-next', item === next);
      const isAhead = item === next && first > today;
      write(item.querySelector('.days-away'), isAhead ? `Next: ${words}` : words);
      if (item !== next) continue;
      const title = item.querySelector('h3')?.textContent ?? '';
      news = isAhead ? `Next: ${title}, ${words}` : `${title}: ${words}`;
    }
    write(said, news);
    over?.toggleAttribute('hidden', next !== undefined);
  });
}

/**
 * Sets a text only if it changes, so that selections aren't lost and announcements aren't repeated.
 */
function write(place: Element | null | undefined, words: string): void {
  if (place && place.textContent !== words) place.textContent = words;
}
