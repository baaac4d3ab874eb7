import { circleOfNeeds } from '../../domain/courses/course-order.ts';
import {
  fault,
  meantBy,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from '../everything/reference-fault.ts';

type File = Pick<Read<Data<'courses'>>, 'file' | 'text'>;

/** Courses that name lessons nobody has written, or wait for what nobody teaches or for themselves. */
export function courseFaults({ file, text }: File, named: Named): Error[] {
  const lessons = named.courses
    .flatMap((course) => course.lessons)
    .flatMap(({ lesson }) =>
      lesson === undefined || named.lessons.includes(lesson)
        ? []
        : fault(
            [file, text, value('lesson', lesson)],
            `it lists the lesson "${lesson}", but there’s no content/lessons/${lesson}.mdx.`,
            `Write it, or delete the line "lesson: ${lesson}".${meantBy(lesson, named.lessons)}`,
          ),
    );
  const users = named.courses
    .flatMap((course) => course.usedIn ?? [])
    .flatMap(({ idea, lessons: names }) =>
      names
        .filter((name) => !named.lessons.includes(name))
        .flatMap((name) =>
          fault(
            [file, text, lineWith('lessons', name)],
            `it says that the lesson "${name}" uses "${idea}", but there’s no content/lessons/${name}.mdx.`,
            `Fix the name, or delete it.${meantBy(name, named.lessons)}`,
          ),
        ),
    );
  return [
    ...lessons,
    ...users,
    ...strangerFaults({ file, text }, named.courses),
    ...circleFaults({ file, text }, named.courses),
  ];
}

/** Codes of courses that are not in the file. */
function strangerFaults({ file, text }: File, courses: Named['courses']): Error[] {
  const codes = courses.map(({ code }) => code);
  const known = new Set(codes);
  return courses.flatMap(({ code, needs = [], alongside = [] }) =>
    [
      { key: 'needs', others: needs, said: `${code} needs` },
      { key: 'alongside', others: alongside, said: `${code} is taken alongside` },
    ].flatMap(({ key, others, said }) =>
      others
        .filter((other) => !known.has(other))
        .flatMap((other) =>
          fault(
            [file, text, lineWith(key, other)],
            `${said} ${other}, but there’s no such course in this file.`,
            `Fix the code in "${key}", or delete it. ${oneOf(other, codes)}`,
          ),
        ),
    ),
  );
}

/** Courses of which each waits for the next and the last for the first. */
function circleFaults({ file, text }: File, courses: Named['courses']): Error[] {
  const circle = circleOfNeeds(courses) ?? [];
  const [first] = circle;
  if (first === undefined) return [];
  const steps = circle.map((code, place) => {
    const next = circle[place + 1] ?? first;
    const isNeed = courses.find((course) => course.code === code)?.needs?.includes(next) ?? false;
    return { next, isNeed };
  });
  const way = steps.map(({ next, isNeed }) => `${isNeed ? 'needs' : 'is taken alongside'} ${next}`);
  return steps.some(({ isNeed }) => isNeed)
    ? fault(
        [file, text, value('code', first)],
        `nobody could ever take ${first}: ${first} ${way.join(', which ')}.`,
        steps.every(({ isNeed }) => isNeed)
          ? 'In one of these courses, delete the next code from "needs".'
          : 'In one of these courses, delete the next code from "needs" or "alongside".',
      )
    : fault(
        [file, text, value('code', first)],
        `${first} depends on itself: ${first} ${way.join(', which ')}.`,
        'Name the other course in just one of them, the way a lab names its lecture, and delete the rest.',
      );
}

/** A line that names a course or a lesson in a list of others. */
const lineWith = (key: string, code: string) => {
  const word = code.replace(/[^\w -]/g, '.');
  return new RegExp(`^\\s*(?:${key}:.*[[,] *['"]?${word}['"]? *[\\],]|- ['"]?${word}['"]?\\s*$)`);
};
