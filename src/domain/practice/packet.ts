import { counted } from '../words/counted.ts';

/** As many pages as one sits down with and a stapler holds, printed on both sides. */
export const mostPages = 20;

/** What a packet needs to know of a lesson. */
interface SheetOwner {
  name: string;
  course: string;
}

/** A lesson whose formula sheet is in a packet. */
export type InPacket<T> = T & {
  /** When its sheet is left out if the packet gets too long: 1 goes first. */
  leaves: number;
};

/**
 * The lessons whose formula sheets are in the packet of a course: its own, then those of other
 * courses that its exam asks about. If there are too many, those that the exam does not ask about go
 * first, the last of them before the others.
 */
export function packetSheets<T extends SheetOwner>(
  code: string,
  lessons: readonly T[],
  examined: ReadonlySet<string>,
): InPacket<T>[] {
  const own = lessons.filter(({ course }) => course === code);
  const others = lessons.filter(({ course, name }) => course !== code && examined.has(name));
  const sheets = [...own, ...others];
  const goingLast = (lesson: T) => (examined.has(lesson.name) ? 1 : 0);
  const leaving = sheets.toReversed().toSorted((a, b) => goingLast(a) - goingLast(b));
  return sheets.map((lesson) => ({ ...lesson, leaves: leaving.indexOf(lesson) + 1 }));
}

/** What the cover says is inside. */
export function packetWords(
  hasSheets: boolean,
  exam: { problems: number; minutes: number } | undefined,
): string {
  if (!exam) return 'Formula sheets for this course, one after another.';
  const size = `mock exam: ${counted(exam.problems, 'problem')} in ${counted(exam.minutes, 'minute')}`;
  return `${hasSheets ? 'Formula sheets, then a' : 'A'} ${size}. The key comes last, on its own pages, so take it off before you start.`;
}
