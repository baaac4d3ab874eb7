import { useRef, useState } from 'react';
import { counted } from '../../domain/words/counted.ts';
import { searchable } from '../../domain/words/match-words.ts';
import {
  match,
  readCourses,
  show,
  type CourseRow,
  type Found,
  type Wanted,
} from './course-rows.ts';

export function useCourseSearch(list: string) {
  const entries = useRef<CourseRow[]>(undefined);
  const current = useRef<Generator>(undefined);
  const wanted = useRef<Wanted>({ text: '', isReadyOnly: false });
  const [found, setFound] = useState<Found>();

  const want = (change: Partial<Wanted>) => {
    wanted.current = { ...wanted.current, ...change };
    const { text, isReadyOnly } = wanted.current;
    if (entries.current === undefined && searchable(text) === '' && !isReadyOnly) {
      // The page is already correct as built, with the course in the address open. Reading the list
      // early makes the first keystroke fast.
      setTimeout(() => (entries.current ??= readCourses(list)));
      return;
    }
    entries.current ??= readCourses(list);
    setFound(match(entries.current, wanted.current));
    const showing = show(entries.current, wanted.current, 'text' in change);
    current.current = showing;
    const goOn = () => {
      if (current.current !== showing || showing.next().done) return;
      // Paints the first screen before the rest of a long list changes.
      requestAnimationFrame(() => setTimeout(goOn));
    };
    goOn();
  };
  return { found, want };
}

/** The number of courses, and the singular and plural nouns for courses and their contents. */
export interface CourseWords {
  total: number;
  courses: readonly [one: string, many: string];
  items: readonly [one: string, many: string];
}

/** Describes the result of a search: "2 of 7 classes, 3 matching problems". */
export function foundWords(found: Found, { total, courses, items }: CourseWords): string {
  const some = `${String(found.courses)} of ${counted(total, ...courses)}`;
  const item = items[found.items === 1 ? 0 : 1];
  if (found.items === 0) return some;
  return `${some}, ${String(found.items)} ${found.isSearch ? 'matching ' : ''}${item}`;
}
