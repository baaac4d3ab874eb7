import { matcher, matchRanges, searchable } from '../../domain/words/match-words.ts';

interface Searched {
  element: HTMLElement;
  /** What is marked. */
  label: HTMLElement | null;
  /** What is searched. */
  words: string;
}

interface Item extends Searched {
  /** Whether it is written, and not only planned. */
  isReady: boolean;
}

/** A course of the list, with what is listed in it. */
export interface CourseRow extends Searched {
  row: HTMLElement;
  element: HTMLDetailsElement;
  subject: HTMLElement | null;
  items: Item[];
  /** Whether the search, if there is one, finds the course, and what in it. */
  isFound: boolean;
  own: Item[];
}

/** What somebody wants to see. */
export interface Wanted {
  text: string;
  /** Only what is written. */
  isReadyOnly: boolean;
}

/** How many courses there are to see, and how many things in them are meant. */
export interface Found {
  courses: number;
  items: number;
  /** Whether somebody searched for them. */
  isSearch: boolean;
}

/** Reads the courses from the page. */
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
  // A course that somebody opens shows what matches first, as the one opened for them does: before a
  // click opens it, and as soon as the browser's own search or a link has.
  for (const entry of entries) {
    for (const event of ['click', 'toggle']) {
      entry.element.addEventListener(event, () => {
        arrange(entry);
      });
    }
  }
  return entries;
}

/** The heading of an entry, and the words in which to search: the heading and what is marked so. */
function searched(element: HTMLElement, heading: string): Searched {
  const label = element.querySelector<HTMLElement>(heading);
  const more = element.matches('li') ? [...element.querySelectorAll('.searched')] : [];
  const texts = [label, ...more].map((part) => part?.textContent ?? '');
  return {
    element,
    label,
    words: searchable([...texts, element.dataset['words'] ?? ''].join(' ')),
  };
}

/** Decides what is wanted and counts it; everything, and no count, where nothing is asked for. */
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
 * Shows what was found and, for a new text, opens the first course with a match in it; pauses once
 * a screen is full.
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

/** Puts what matches first, the others after it in their old order. */
function arrange({ element, items, own }: CourseRow) {
  const wanted = [...own, ...items.filter((item) => !own.includes(item))];
  const list = element.querySelector('ul');
  if (wanted.some((item, place) => list?.children[place] !== item.element)) {
    list?.append(...wanted.map((item) => item.element));
  }
}

/** A new set of marks in the place of the last; browsers that cannot mark show the text alone. */
function startMarking(): Highlight | undefined {
  if (!('highlights' in CSS)) return undefined;
  const marks = new Highlight();
  CSS.highlights.set('search', marks);
  return marks;
}

/** Marks what matches, without touching the text itself. */
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
