import type { NextRow } from '../../domain/events/next-rows.ts';
import { isElsewhere } from '../../browser/campus-day.ts';
import { keepLooking } from '../../ui/keep-looking.ts';

/**
 * Fills the element before the script with the next event by the visitor's clock, and with the
 * first event of the other kind (weekly or one-time). If no event is coming up, says so. If the
 * page has only the last of many events and all of them are in the future, the next event is
 * unknown, so the text stays as built. A room without a path has no directions on the site.
 */
export function run(script: HTMLScriptElement): void {
  const next = script.previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  const { rows, isWhole } = JSON.parse(next.dataset['known'] ?? '') as {
    rows: NextRow[];
    isWhole: boolean;
  };
  const [always, dated, between] = next.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const [title, place, add, laterTitle] = linksIn(dated);
  const zone = dated.querySelector('.zone-name');
  const later = dated.querySelector('.then');
  zone?.toggleAttribute('hidden', !isElsewhere());
  keepLooking(() => {
    const now = Date.now() / 60_000;
    const ahead = rows.filter(([, ends]) => ends > now);
    const [row] = ahead;
    const isToday = row !== undefined && row[0] <= now;
    const isKnown = isWhole || isToday || row !== rows[0];
    always.hidden = isKnown;
    dated.hidden = !isKnown || !row;
    between.hidden = !isKnown || !dated.hidden;
    if (!row || dated.hidden) return;
    const [, , isWeekly, id, room, ...texts] = row;
    write(dated, 'word', texts, isToday);
    dated.classList.toggle('is-today', isToday);
    title.href = `/events#${id}`;
    add.href = `/events/${id}.ics`;
    if (room === '') place.removeAttribute('href');
    else place.href = room;
    const other = ahead.find((each) => each[2] !== isWeekly);
    later?.toggleAttribute('hidden', !other);
    if (!other) return;
    const [begins, , , otherId, , month, day, onTheDay, name, weekday, ...facts] = other;
    const dayName = begins <= now ? onTheDay : `${weekday.slice(0, 3)}, ${month} ${day}`;
    laterTitle.href = `/events#${otherId}`;
    write(dated, 'then', [name, dayName, ...facts], isToday);
  });
}

type Links = [HTMLAnchorElement, HTMLAnchorElement, HTMLAnchorElement, HTMLAnchorElement];

/**
 * Returns the links to the event, its room, its calendar file and the event of the other kind.
 * NextEvent.tsx renders them in this order.
 */
const linksIn = (dated: Element) => [...dated.querySelectorAll('a')] as unknown as Links;

/**
 * Sets the text of each placeholder in order. A placeholder with data-ahead shows that text until
 * the day of the event.
 */
function write(
  dated: Element,
  kind: 'word' | 'then',
  texts: readonly string[],
  isToday: boolean,
): void {
  dated.querySelectorAll<HTMLElement>(`[data-${kind}]`).forEach((word, at) => {
    const beforehand = isToday ? undefined : word.dataset['ahead'];
    word.textContent = beforehand ?? texts[at] ?? '';
  });
}
