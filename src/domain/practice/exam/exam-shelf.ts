import { timeLeft, type Sitting, type Sittings } from './exam-sitting.ts';
import { mostMinutes } from './exam.ts';

export interface Shelved {
  /** The exam as encoded in an address. */
  exam: string;
  /** Length of the exam. Zero means that there's no clock. */
  minutes: number;
  sitting: Sitting;
}

/** Separates exams in progress from finished ones, newest first. */
export function shelve(sittings: Sittings): { begun: Shelved[]; done: Shelved[] } {
  const all = Object.entries(sittings).flatMap(([exam, sitting]) => {
    const [, length] = /^(\d{1,3})(?:_[a-z\d-]+\.\d{1,4})+$/.exec(exam) ?? [];
    if (length === undefined) return [];
    return [{ exam, sitting, minutes: Math.min(Number(length), mostMinutes) }];
  });
  // Reversed, so that the newer of two exams with the same start time comes first.
  all.reverse();
  const byTime = (time: (sitting: Sitting) => number) => (a: Shelved, b: Shelved) =>
    time(b.sitting) - time(a.sitting);
  return {
    begun: all
      .filter(({ sitting }) => sitting.handedIn === undefined)
      .toSorted(byTime(({ began }) => began)),
    done: all
      .filter(({ sitting }) => sitting.handedIn !== undefined)
      .toSorted(byTime(({ handedIn = 0 }) => handedIn)),
  };
}

/** Label of the link to an exam in progress, like "Continue your exam, 31 min left". */
export function continueWords({ sitting, minutes }: Shelved, now: number): string {
  if (minutes === 0) return 'Continue your exam, no clock';
  const { words, isOver, isNearEnd } = timeLeft(sitting.began, minutes, now);
  if (isOver) return 'Finish your exam, time is up';
  // If the student has hidden the clock, other pages hide it, too.
  if (sitting.isClockHidden && !isNearEnd) return 'Continue your exam, clock hidden';
  return `Continue your exam, ${words.replace('The last', 'the last')}`;
}

/** Describes the classes and progress of an exam: "CHE 210 · 4 of 11 answered, 1 not clear yet". */
export function progressWords({ typed, courses = [], asked, answered }: Sitting): string {
  const written = Object.values(typed)
    .flatMap((fields) => Object.values(fields))
    .filter((text) => text.trim() !== '').length;
  // Sittings stored by older versions don't have this count.
  const clear = Math.min(answered ?? written, written);
  const unclear = written - clear;
  return [
    ...(courses.length > 0 ? [courses.join(', ')] : []),
    `${String(clear)}${asked === undefined || asked < written ? '' : ` of ${String(asked)}`} answered${
      unclear > 0 ? `, ${String(unclear)} not clear yet` : ''
    }`,
  ].join(' · ');
}
