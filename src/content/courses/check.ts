import { circleOfNeeds } from '../../domain/courses/course-order.ts';
import {
  didYouMean,
  fault,
  meantBy,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from '../everything/reference-fault.ts';

type File = Pick<Read<Data<'courses'>>, 'file' | 'text'>;

/** Reports unknown lesson names and course codes, and cycles of prerequisites. */
export function* courseFaults({ file, text }: File, named: Named): Generator<Error> {
  const codes = named.courses.map(({ code }) => code);
  for (const { code, lessons, usedIn = [], needs = [], alongside = [] } of named.courses) {
    for (const { lesson } of lessons) {
      if (lesson === undefined || named.lessons.includes(lesson)) continue;
      yield* fault(
        [file, text, value('lesson', lesson)],
        `it lists the lesson "${lesson}", but there’s no content/lessons/${lesson}.mdx.`,
        `Write it, or delete the line "lesson: ${lesson}".${meantBy(lesson, named.lessons)}`,
      );
    }
    for (const { idea, lessons: names } of usedIn) {
      for (const name of names.filter((each) => !named.lessons.includes(each))) {
        yield* fault(
          [file, text, lineWith('lessons', name)],
          `it says that the lesson "${name}" uses "${idea}", but there’s no content/lessons/${name}.mdx.`,
          `Fix the name, or delete it.${meantBy(name, named.lessons)}`,
        );
      }
    }
    for (const [key, others, said] of [
      ['needs', needs, 'needs'],
      ['alongside', alongside, 'is taken alongside'],
    ] as const) {
      for (const other of others.filter((each) => !codes.includes(each))) {
        yield* fault(
          [file, text, lineWith(key, other)],
          `${code} ${said} ${other}, but there’s no such course in this file.`,
          `Fix the code in "${key}", or delete it. ${oneOf(other, codes)}`,
        );
      }
    }
  }
  yield* libraryFaults({ file, text }, named);
  yield* cycleFaults({ file, text }, named.courses);
}

/** Reports unknown subjects and documents, and subjects that two courses teach. */
function* libraryFaults({ file, text }: File, { courses, subjects, leaveOut }: Named) {
  const ids = subjects.map(({ id }) => id);
  const documents = subjects.flatMap(({ lessons, problems }) => [
    ...lessons.map(({ lesson }) => lesson),
    ...problems,
  ]);
  const taught = new Map<string, string>();
  // The hosted editor of a board doesn't have the library.
  if (subjects.length === 0) return;
  for (const { code, teaches = [] } of courses) {
    for (const id of teaches) {
      const other = taught.get(id);
      taught.set(id, code);
      if (!ids.includes(id)) {
        yield* fault(
          [file, text, lineWith('teaches', id)],
          `${code} teaches "${id}", but the library has no such subject.`,
          oneOf(id, ids),
        );
      } else if (other !== undefined) {
        yield* fault(
          [file, text, lineWith('teaches', id)],
          `${other} and ${code} both teach "${id}".`,
          'Keep it in one of them: a lesson belongs to one course.',
        );
      }
    }
  }
  for (const name of leaveOut.filter((each) => !documents.includes(each))) {
    yield* fault(
      [file, text, lineWith('leaveOut', name)],
      `it leaves out "${name}", but the library has no such lesson or problem.`,
      didYouMean(name, documents, 'Delete it.'),
    );
  }
}

function cycleFaults({ file, text }: File, courses: Named['courses']): Error[] {
  const circle = circleOfNeeds(courses) ?? [];
  const [first] = circle;
  if (first === undefined) return [];
  const steps = circle.map((code, place) => {
    const next = circle[place + 1] ?? first;
    const isNeed = courses.find((course) => course.code === code)?.needs?.includes(next) ?? false;
    return { next, isNeed };
  });
  const links = steps.map(
    ({ next, isNeed }) => `${isNeed ? 'needs' : 'is taken alongside'} ${next}`,
  );
  return steps.some(({ isNeed }) => isNeed)
    ? fault(
        [file, text, value('code', first)],
        `nobody could ever take ${first}: ${first} ${links.join(', which ')}.`,
        steps.every(({ isNeed }) => isNeed)
          ? 'In one of these courses, delete the next code from "needs".'
          : 'In one of these courses, delete the next code from "needs" or "alongside".',
      )
    : fault(
        [file, text, value('code', first)],
        `${first} depends on itself: ${first} ${links.join(', which ')}.`,
        'Name the other course in just one of them, the way a lab names its lecture, and delete the rest.',
      );
}

const lineWith = (key: string, code: string) => {
  const word = code.replace(/[^\w -]/g, '.');
  return new RegExp(`^\\s*(?:${key}:.*[[,] *['"]?${word}['"]? *[\\],]|- ['"]?${word}['"]?\\s*$)`);
};
