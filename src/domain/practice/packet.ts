import { counted } from '../words/counted.ts';

/** Maximum number of pages: as many sheets as a stapler can hold, printed on both sides. */
export const mostPages = 20;

interface SheetOwner {
  name: string;
  course: string;
}

/** A lesson whose formula sheet is in the packet. */
export type InPacket<T> = T & {
  /** Position in the order of removal if the packet is too long, starting with 1. */
  leaves: number;
};

/**
 * Selects the formula sheets for a course packet: those of its own lessons, then those of other
 * lessons in its exam. Also sets the order of removal if the packet is too long: from the end, with
 * sheets for exam topics last.
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

/** Describes the contents of a packet for its cover. */
export function packetWords(
  hasSheets: boolean,
  exam: { problems: number; minutes: number } | undefined,
): string {
  if (!exam) return 'Formula sheets for this course, one after another.';
  const size = `mock exam: ${counted(exam.problems, 'problem')} in ${counted(exam.minutes, 'minute')}`;
  return `${hasSheets ? 'Formula sheets, then a' : 'A'} ${size}. The key comes last, on its own pages, so take it off before you start.`;
}
