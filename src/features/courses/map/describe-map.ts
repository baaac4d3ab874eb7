import type { CourseMarks } from '../../../domain/courses/course-marks.ts';
import { seasonOf, type Plan } from '../../../domain/courses/course.ts';
import { placeLeftBy } from '../../../domain/courses/map/map-plan.ts';
import { listed } from '../../../domain/courses/reasons.ts';
import { termName, yearOf } from '../../../domain/courses/term-names.ts';
import type { Outcome } from '../../../domain/courses/what-if.ts';
import { opensOf, rowId, type CourseOnMap } from './course-on-map.ts';
import type { MapCourse, MapTerm } from './map-box.ts';

interface Standing {
  courses: readonly CourseOnMap[];
  usual: Plan;
  outcome: Outcome;
  marks: CourseMarks['marks'];
  now: number;
  began: number | undefined;
}

export function describeMap({ courses, usual, outcome, marks, now, began }: Standing): {
  courses: MapCourse[];
  terms: MapTerm[];
} {
  const { before, after, plan, moves } = outcome;
  const moved = new Map(moves.map((move) => [move.code, move]));
  const termOf = (code: string) => plan.get(code) ?? usual.get(code) ?? 1;
  const boxes = courses.map((course): MapCourse => {
    const { code, name, isElective } = course;
    const move = moved.get(code);
    return {
      id: code,
      code,
      name,
      isOwn: !isElective,
      isElective,
      href: `#${rowId(code)}`,
      state: marks[code] === 'done' ? 'done' : move ? 'moved' : 'planned',
      note: move && `was ${shortName(move.from, move.to, began)}`,
      label: labelOf(course, opensOf(code, courses), {
        term: termName(termOf(code), began),
        before: move && termName(move.from, began),
      }),
    };
  });
  const left = courses.flatMap((course): MapCourse[] => {
    const { code, name, isElective } = course;
    const move = moved.get(code);
    if (!move) return [];
    const note = `to ${shortName(move.to, move.from, began)}`;
    const label = `${code} moves to ${termName(move.to, began)}`;
    const id = placeLeftBy(code);
    return [{ id, code, name, isOwn: !isElective, isElective, state: 'ghost', note, label }];
  });
  const last = Math.max(...usual.values(), ...plan.values());
  const terms = Array.from({ length: last }, (_, index): MapTerm => {
    const term = index + 1;
    const isEnd = term === after;
    return {
      term,
      name: termName(term, began),
      isEnd,
      note: isEnd
        ? 'graduation'
        : term === before
          ? 'graduation was here'
          : term === now
            ? 'you’re here'
            : undefined,
    };
  });
  return { courses: [...boxes, ...left], terms };
}

/** Names a term relative to another one. The text has to fit into a box. */
function shortName(term: number, other: number, began: number | undefined): string {
  if (began !== undefined) return termName(term, began);
  return yearOf(term) === yearOf(other) ? seasonOf(term) : `year ${String(yearOf(term))}`;
}

function labelOf(
  { code, name, needs, alongside, isElective }: CourseOnMap,
  opens: readonly string[],
  { term, before }: { term: string; before: string | undefined },
): string {
  return [
    `${code} ${name}`,
    isElective ? 'elective' : '',
    before === undefined ? term : `${term}, moved from ${before}`,
    needs.length > 0 ? `needs ${listed(needs)}` : 'needs nothing',
    alongside.length > 0 ? `with or after ${listed(alongside)}` : '',
    opens.length > 0 ? `unlocks ${listed(opens)}` : 'unlocks nothing',
  ]
    .filter((part) => part !== '')
    .join('; ');
}
