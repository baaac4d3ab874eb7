import { matcher, matchRanges, searchable } from '../../domain/words/match-words.ts';

interface Searched {
  element: HTMLElement;
  label: HTMLElement | null;
  words: string;
}

interface Item extends Searched {
  isReady: boolean;
}

export interface CourseRow extends Searched {
  row: HTMLElement;
  element: HTMLDetailsElement;
  subject: HTMLElement | null;
  items: Item[];
  isFound: boolean;
  own: Item[];
}

export interface Wanted {
  text: string;
  isReadyOnly: boolean;
}

export interface Found {
  courses: number;
  items: number;
  isSearch: boolean;
}

export function readCourses(list: string): CourseRow[] {
  const courses = document.querySelectorAll<HTMLDetailsElement>(`#${list} details`);
  const entries = [...courses].map((element) => {
    const row = element.closest<HTMLElement>('.course-row') ?? element;
    const { label, words } = searched(element, 'h3');
    return {
      element,
      row,
      label,
      words: `${words} ${searchable(row.dataset['words'] ?? '')}`,
      subject: element.closest('section'),
      items: [...element.querySelectorAll('li')].map((item) => ({
        ...searched(item, 'h4'),
        isReady: item.dataset['ready'] !== undefined,
      })),
      isFound: true,
      own: [],
    };
  });
  // Sorts the matches to the top: before a click opens a course, and after a link or find-in-page
  // has opened one.
  for (const entry of entries) {
    for (const event of ['click', 'toggle']) {
      entry.element.addEventListener(event, () => {
        arrange(entry);
      });
    }
  }
  return entries;
}

function searched(element: HTMLElement, heading: string): Searched {
  const label = element.querySelector<HTMLElement>(`${heading}:not(:has(a)), ${heading} a`);
  const more = element.matches('li') ? [...element.querySelectorAll('.searched')] : [];
  const texts = [label, ...more].map((part) => part?.textContent ?? '');
  return {
    element,
    label,
    words: searchable([...texts, element.dataset['words'] ?? ''].join(' ')),
  };
}

/**
 * Applies a filter and counts the matches. Without a filter, everything matches and there's no
 * count.
 */
export function match(
  courses: readonly CourseRow[],
  { text, isReadyOnly }: Wanted,
): Found | undefined {
  const isSearch = searchable(text) !== '';
  const matches = matcher(text);
  const found = { courses: 0, items: 0, isSearch };
  for (const course of courses) {
    const items = isReadyOnly ? course.items.filter(({ isReady }) => isReady) : course.items;
    course.own = isSearch ? items.filter(({ words }) => matches(words)) : [];
    const isMeant = !isSearch || course.own.length > 0 || matches(course.words);
    course.isFound = isMeant && (!isReadyOnly || items.length > 0);
    if (!course.isFound) continue;
    found.courses += 1;
    found.items += isSearch ? course.own.length : items.length;
  }
  return isSearch || isReadyOnly ? found : undefined;
}

const rowsOfOneScreen = 8;

/**
 * Shows the matches. For a new search text, also opens the first course that contains a match.
 * Yields once the screen is full.
 */
export function* show(
  courses: readonly CourseRow[],
  { text, isReadyOnly }: Wanted,
  isNewText: boolean,
): Generator<undefined, void> {
  const marks = startMarking();
  const opened = isNewText
    ? courses.find(({ own }) => own.length > 0)
    : courses.find(({ element, isFound }) => isFound && element.open);
  if (opened) arrange(opened);
  const filled = new Set(courses.filter(({ isFound }) => isFound).map(({ subject }) => subject));
  let rows = 0;
  for (const course of courses) {
    const { element, row, subject, isFound } = course;
    if (row.hidden === isFound) row.hidden = !isFound;
    if (element.open !== (course === opened)) element.open = course === opened;
    if (subject?.hidden === filled.has(subject)) subject.hidden = !subject.hidden;
    for (const item of course.items) {
      const isHidden = isReadyOnly && !item.isReady;
      if (item.element.hidden !== isHidden) item.element.hidden = isHidden;
    }
    if (!isFound) continue;
    mark(marks, [course, ...(course === opened ? course.own : [])], text);
    const before = rows;
    rows += 1 + (course === opened ? course.items.length : 0);
    if (before < rowsOfOneScreen && rows >= rowsOfOneScreen) yield;
  }
}

/** Puts the matches first and keeps the order otherwise. */
function arrange({ element, items, own }: CourseRow) {
  const wanted = [...own, ...items.filter((item) => !own.includes(item))];
  const list = element.querySelector('ul');
  if (wanted.some((item, place) => list?.children[place] !== item.element)) {
    list?.append(...wanted.map((item) => item.element));
  }
}

/** Starts a new set of highlights. Browsers without the Highlight API show plain text. */
function startMarking(): Highlight | undefined {
  if (!('highlights' in CSS)) return undefined;
  const marks = new Highlight();
  CSS.highlights.set('search', marks);
  return marks;
}

function mark(marks: Highlight | undefined, entries: readonly Searched[], text: string) {
  for (const { label } of entries) {
    const node = label?.lastChild;
    if (node?.nodeType !== Node.TEXT_NODE) continue;
    for (const [start, end] of matchRanges(node.nodeValue ?? '', text)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      marks?.add(range);
    }
  }
}
