import { nextLesson } from '../../domain/courses/lesson-order.ts';
import {
  lessonPlacesKey,
  readFinishedLessons,
  finishedLessonsKey,
  readPlaces,
} from '../../domain/practice/lesson-progress.ts';
import { keepLooking } from '../../ui/keep-looking.ts';
import { reword } from '../../ui/reword.ts';

/** A lesson in the list. Lessons are in the order of the degree. */
interface Lesson {
  name: string;
  needs: string[];
  item: HTMLElement;
}

/** Adds what the visitor has read to the list of courses, and updates the next lesson. */
export function run(script: HTMLScriptElement): void {
  const library = script.previousElementSibling;
  const courses = [...(library?.querySelectorAll<HTMLElement>('.course-row') ?? [])]
    .map((row) => ({ row, lessons: lessonsIn(row) }))
    .filter(({ lessons }) => lessons.length > 0)
    .toSorted((a, b) => usual(a.row) - usual(b.row) || 0);
  const lessons = courses.flatMap((course) => course.lessons);
  keepLooking(() => {
    const read = readFinishedLessons(stored(finishedLessonsKey));
    const begun = new Set(readPlaces(stored(lessonPlacesKey)).keys());
    const next = nextLesson(lessons, read, begun);
    const isNew = !lessons.some(({ name }) => read.has(name) || begun.has(name));
    for (const course of courses) tellCourse(course, read, begun, next);
    for (const section of library?.querySelectorAll<HTMLElement>('section') ?? []) {
      tellCount(section, lessonsIn(section), read);
    }
    const offer = library?.querySelector<HTMLElement>('.next-lesson');
    if (offer) tellNext(offer, next, isNew ? undefined : readOf(lessons, read));
  });
  document.documentElement.classList.remove('record-pending');
}

const lessonsIn = (part: HTMLElement): Lesson[] =>
  [...part.querySelectorAll<HTMLElement>('li[data-lesson]')].map((item) => ({
    name: item.dataset['lesson'] ?? '',
    needs: item.dataset['needs']?.split(' ') ?? [],
    item,
  }));

const usual = ({ dataset }: HTMLElement) => Number(dataset['usual'] ?? Infinity);

/** Returns the number of lessons that were read, such as "4 of 11". */
const readOf = (lessons: readonly Lesson[], read: ReadonlySet<string>) =>
  `${String(lessons.filter(({ name }) => read.has(name)).length)} of ${String(lessons.length)}`;

function tellCount(part: HTMLElement, lessons: readonly Lesson[], read: ReadonlySet<string>): void {
  const hasRead = lessons.some(({ name }) => read.has(name));
  reword(part.querySelector('[data-read]'), hasRead ? `${readOf(lessons, read)} read` : undefined);
}

function tellCourse(
  { row, lessons }: { row: HTMLElement; lessons: readonly Lesson[] },
  read: ReadonlySet<string>,
  begun: ReadonlySet<string>,
  next: Lesson | undefined,
): void {
  const hasRead = lessons.some(({ name }) => read.has(name));
  const isHere = next !== undefined && lessons.includes(next);
  const own = isHere ? next : nextLesson(lessons, read, new Set());
  const word = hasRead ? 'Next' : 'First';
  row.toggleAttribute('data-begun', hasRead);
  row.toggleAttribute('data-done', !own);
  tellCount(row, lessons, read);
  for (const part of row.querySelectorAll<HTMLElement>('[data-lesson]')) {
    const { lesson = '' } = part.dataset;
    const isNext = lesson === own?.name && (hasRead || isHere);
    const state = read.has(lesson) ? 'read' : isNext ? 'next' : begun.has(lesson) ? 'begun' : '';
    if (state === '') delete part.dataset['state'];
    else part.dataset['state'] = state;
    const told = { read: 'Read, ', next: `${word}, `, begun: 'Begun, ', '': '' }[state];
    const place = part.querySelector('[data-told]');
    if (place) place.textContent = told;
  }
  const line = row.querySelector<HTMLElement>('[data-next]');
  const [label, title] = line?.children ?? [];
  line?.toggleAttribute('hidden', !own);
  if (!own || !label || !title) return;
  label.textContent = word;
  title.textContent = titleOf(own);
}

const titleOf = ({ item }: Lesson) => item.querySelector('a')?.textContent ?? '';

/** Recommends the next lesson to a returning reader, or the first lesson to a new one. */
function tellNext(offer: HTMLElement, next: Lesson | undefined, read: string | undefined): void {
  offer.hidden = !next;
  if (!next) return;
  const isNew = read === undefined;
  const [title, button] = offer.querySelectorAll('a');
  const row = next.item.closest('.course-row');
  const takes = next.item.querySelector('[data-takes]')?.textContent.split(',')[0] ?? '';
  for (const link of [title, button]) {
    link?.setAttribute('href', next.item.querySelector('a')?.getAttribute('href') ?? '');
  }
  const code = row?.querySelector('.code-tag')?.textContent ?? '';
  reword(offer.querySelector('[data-where]'), isNew ? undefined : `Next, in ${code}`);
  if (title) title.textContent = titleOf(next);
  reword(offer.querySelector('[data-note]'), isNew ? undefined : `${takes}. You’ve read ${read}.`);
  reword(button ?? null, isNew ? undefined : 'Read it');
}

/** Returns a stored text, or an empty string if storage is blocked. */
function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
