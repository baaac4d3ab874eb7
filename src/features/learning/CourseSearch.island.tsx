import { useRef, useState } from 'react';
import { counted } from '../../domain/counted.ts';
import { matcher, matchRanges, searchable } from '../../domain/search.ts';
import { ResultCount } from '../../ui/ResultCount.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { island } from '../../ui/Island.tsx';

interface CourseSearchProps {
  /** The id of the list of courses, which is part of the page whether this runs or not. */
  list: string;
  label: string;
  /** How many courses there are, and what they are called here, one and many. */
  total: number;
  courses: readonly [one: string, many: string];
  /** What is listed in them, one and many, where the search looks for those too. */
  items?: readonly [one: string, many: string];
  /** What the list holds before anybody searches. */
  summary: string;
  /** What to say, and what to do, when nothing is found. */
  nothing: string;
  advice: string;
}

interface Found {
  courses: number;
  items: number;
}

/** Narrows the courses down while somebody types, and opens the first with what they want in it. */
export const CourseSearch = island(function CourseSearch(props: CourseSearchProps) {
  const { list, label, total, courses, items, summary, nothing, advice } = props;
  const entries = useRef<CourseEntry[]>(undefined);
  const current = useRef<Generator>(undefined);
  const [found, setFound] = useState<Found>();

  const search = (text: string) => {
    if (entries.current === undefined && searchable(text) === '') {
      // The page is as it should be, with the course open that its address names; only the list is
      // read, so that the first key need not wait for it.
      setTimeout(() => (entries.current ??= readCourses(list, items !== undefined)));
      return;
    }
    entries.current ??= readCourses(list, items !== undefined);
    setFound(match(entries.current, text));
    const showing = show(entries.current, text);
    current.current = showing;
    const goOn = () => {
      if (current.current !== showing || showing.next().done) return;
      // The first screenful is painted before the rest of a long list is touched.
      requestAnimationFrame(() => setTimeout(goOn));
    };
    goOn();
  };
  const isEmpty = found?.courses === 0;
  const counts = (result: Found) => {
    const some = `${String(result.courses)} of ${counted(total, ...courses)}`;
    if (!items) return some;
    const item = items[result.items === 1 ? 0 : 1];
    return `${some}, ${String(result.items)} matching ${item}`;
  };
  return (
    <>
      <SearchField label={label} controls={list} onSearch={search} />
      <ResultCount
        empty={isEmpty}
        text={found === undefined ? summary : isEmpty ? nothing : counts(found)}
      />
      {isEmpty && <p className="mt-2 max-w-[60ch] text-soft">{advice}</p>}
    </>
  );
});

interface Searched {
  element: HTMLElement;
  /** What is searched and marked. */
  label: HTMLElement | null;
  words: string;
}

interface CourseEntry extends Searched {
  element: HTMLDetailsElement;
  subject: HTMLElement | null;
  items: Searched[];
  /** Whether the search, if there is one, finds the course, and what in it. */
  isFound: boolean;
  own: Searched[];
}

function readCourses(list: string, withItems: boolean): CourseEntry[] {
  const courses = document.querySelectorAll<HTMLDetailsElement>(`#${list} details`);
  const entries = [...courses].map((element) => ({
    ...searched(element, 'h3'),
    element,
    subject: element.closest('section'),
    items: withItems ? [...element.querySelectorAll('li')].map((item) => searched(item, 'h4')) : [],
    isFound: true,
    own: [],
  }));
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

function searched(element: HTMLElement, heading: string): Searched {
  const label = element.querySelector<HTMLElement>(heading);
  return { element, label, words: searchable(label?.textContent ?? '') };
}

/** Decides what a search finds and counts it; everything, and no count, without a text. */
function match(courses: readonly CourseEntry[], text: string): Found | undefined {
  const isSearch = searchable(text) !== '';
  const matches = matcher(text);
  const found = { courses: 0, items: 0 };
  for (const course of courses) {
    course.own = isSearch ? course.items.filter(({ words }) => matches(words)) : [];
    course.isFound = !isSearch || course.own.length > 0 || matches(course.words);
    if (course.isFound) found.courses += 1;
    found.items += course.own.length;
  }
  return isSearch ? found : undefined;
}

const rowsOfOneScreen = 8;

/** Shows what was found and opens the first course with a match in it; pauses once a screen is full. */
function* show(courses: readonly CourseEntry[], text: string): Generator<undefined, void> {
  const marks = startMarking();
  const opened = courses.find(({ own }) => own.length > 0);
  if (opened) arrange(opened);
  const filled = new Set(courses.filter(({ isFound }) => isFound).map(({ subject }) => subject));
  let rows = 0;
  for (const course of courses) {
    const { element, subject, isFound } = course;
    if (element.hidden === isFound) element.hidden = !isFound;
    if (element.open !== (course === opened)) element.open = course === opened;
    if (subject?.hidden === filled.has(subject)) subject.hidden = !subject.hidden;
    if (!isFound) continue;
    mark(marks, [course, ...(course === opened ? course.own : [])], text);
    const before = rows;
    rows += 1 + (course === opened ? course.items.length : 0);
    if (before < rowsOfOneScreen && rows >= rowsOfOneScreen) yield;
  }
}

/** Puts what matches first, the others after it in their old order. */
function arrange({ element, items, own }: CourseEntry) {
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
