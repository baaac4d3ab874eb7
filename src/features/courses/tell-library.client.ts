import { nextLesson } from '../../domain/courses/lesson-order.ts';
import { readKept, recordKeys } from '../../domain/practice/kept-record.ts';
import { progressOf } from '../../domain/practice/course-topics.ts';
import {
  lessonPlacesKey,
  readFinishedLessons,
  finishedLessonsKey,
  readPlaces,
} from '../../domain/practice/lesson-progress.ts';
import { keepLooking } from '../../ui/keep-looking.ts';

/**
 * Fills in the library with what this browser has read and solved, says what's next, and shows what
 * a lesson needs when the pointer is over it.
 */
export function run(script: HTMLScriptElement): void {
  const library = script.previousElementSibling;
  const next = library?.querySelector('[data-next]');
  const caption = library?.querySelector('[data-caption]');
  if (!library || !next || !caption) return;
  const links = [...library.querySelectorAll<HTMLAnchorElement>('[data-lesson]')];
  const lessons = links.map((link) => ({
    link,
    name: link.dataset['lesson'] ?? '',
    needs: list(link.dataset['needs']),
  }));
  keepLooking(() => {
    const read = readFinishedLessons(text(finishedLessonsKey));
    const places = readPlaces(text(lessonPlacesKey));
    const [now, second, first] = recordKeys;
    const record = { practice: readKept(text(now), text(second), text(first)), read, places };
    const found = nextLesson(lessons, read, new Set(places.keys()));
    for (const { link, name } of lessons) {
      const isNext = name === found?.name;
      const state = read.has(name) ? 'read' : isNext ? 'next' : places.has(name) ? 'begun' : '';
      link.dataset['state'] = state;
      link.ariaDescription = state === '' ? null : state;
    }
    for (const row of library.querySelectorAll<HTMLElement>('[data-problems]')) tell(row, record);
    const before = next.querySelector('span');
    const link = next.querySelector('a');
    next.toggleAttribute('hidden', !found);
    if (!found || !link || !before) return;
    link.href = found.link.href;
    link.textContent = found.link.title;
    before.textContent = read.size + places.size > 0 ? 'Next for you: ' : 'Start with ';
  });
  const point = (to: EventTarget | null) => {
    const lesson = lessons.find(({ link }) => link === to);
    const needed = lessons.filter(({ name }) => lesson?.needs.includes(name));
    for (const { link } of lessons) {
      link.toggleAttribute(
        'data-needed',
        needed.some((each) => each.link === link),
      );
    }
    const titles = needed.map(({ link }) => link.title);
    caption.textContent = lesson
      ? lesson.link.title + (titles.length > 0 ? `, which builds on ${titles.join(' and ')}` : '')
      : '';
  };
  for (const [event, isLeft] of [
    ['focusin', false],
    ['focusout', true],
    ['pointerover', false],
    ['pointerout', true],
  ] as const) {
    library.addEventListener(event, ({ target }) => {
      point(isLeft ? null : target);
    });
  }
}

/** Counts the lessons and problems of a course that are done, if any. */
function tell(row: HTMLElement, record: Parameters<typeof progressOf>[1]): void {
  const count = row.querySelector<HTMLElement>('[data-count]');
  if (!count) return;
  const lessons = [...row.querySelectorAll<HTMLElement>('[data-lesson]')].map(
    ({ dataset }) => dataset['lesson'] ?? '',
  );
  const { read, solved } = progressOf({ lessons, problems: list(row.dataset['problems']) }, record);
  count.dataset['stated'] ??= count.textContent;
  count.textContent =
    read + solved === 0
      ? count.dataset['stated']
      : `${String(read)} read, ${String(solved)} solved`;
}

const list = (names = '') => names.split(' ').filter((name) => name !== '');

/** Reads this browser's storage, which may be blocked. */
function text(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
