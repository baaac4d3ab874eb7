import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { academicYear } from '../../domain/dates/days.ts';
import { addressFaults } from './check-addresses.ts';
import { reviewFaults } from './check-review.ts';
import { courseFaults } from '../courses/check.ts';
import { dateFaults } from '../registration/check.ts';
import { glossaryFaults, turnFaults } from '../documents/check.ts';
import { weekdayFaults } from '../facts/check.ts';
import { diagramFaults, homeFaults } from '../home/check.ts';
import { helperFaults, roleFaults } from '../officers/check.ts';
import { namedOfficers, questionFaults } from '../questions/check.ts';
import { textbookFaults } from '../textbooks/check.ts';
import { foundationFaults } from './foundation.ts';
import {
  fault,
  isMisspelled,
  meantBy,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from './reference-fault.ts';
import { codeSpellingFaults } from '../courses/code-spelling.ts';
import { parseMarkdown } from '../read/read-markdown.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { isLibraryFile, nameOf, sourceFiles } from '../read/source-files.ts';
import { sources } from './sources.ts';
import { readSubjects, withLibraryLessons, withLibraryProblems } from './with-library.ts';

/** Lists contradictions between files in content/. Skips invalid files. */
export function referenceFaults(): Error[] {
  if (foundationFaults().length > 0) return [];
  const subjects = readSubjects();
  const [ownCourses] = readAll(sources.courses);
  const [ownPractice] = readAll(sources.practice);
  const courses = ownCourses && {
    ...ownCourses,
    data: withLibraryLessons(ownCourses.data, subjects),
  };
  const practice =
    ownPractice && courses
      ? { ...ownPractice, data: withLibraryProblems(ownPractice.data, courses.data, subjects) }
      : ownPractice;
  const named = {
    subjects,
    lessons: sourceFiles(sources.lessons.files).map(nameOf),
    problems: sourceFiles(sources.problems.files).map(nameOf),
    courses: courses?.data.subjects.flatMap(({ classes }) => classes) ?? [],
    classes: practice?.data.classes ?? [],
    leaveOut: courses?.data.leaveOut ?? [],
  };
  const faults = [...faultsBetween(named, courses, practice)];
  const placeOf = ({ message }: Error) => message.split('\n')[0];
  const reported = new Set(faults.map(placeOf));
  const codes = named.courses.map(({ code }) => code);
  return [...faults, ...codeSpellingFaults(codes).filter((each) => !reported.has(placeOf(each)))];
}

function* faultsBetween(
  named: Named,
  courses: Read<Data<'courses'>> | undefined,
  practice: Read<Data<'practice'>> | undefined,
): Generator<Error> {
  const boards = readAll(sources.boards);
  const lessons = readAll(sources.lessons);
  const problems = readAll(sources.problems);
  const [textbooks] = readAll(sources.textbooks);
  for (const board of boards) yield* termFaults(board);
  if (courses) {
    yield* helperFaults(boards, named);
    yield* courseFaults(courses, named);
    for (const lesson of lessons.filter(isOwn)) yield* lessonFaults(lesson, named);
  }
  yield* glossaryFaults(lessons);
  for (const lesson of lessons) yield* turnFaults(lesson, named.problems);
  if (practice) yield* practiceFaults(practice, problems, named, courses !== undefined);
  for (const problem of problems.filter(isOwn)) {
    yield* problemFaults(problem, named, practice !== undefined);
  }
  for (const home of readAll(sources.home)) {
    yield* homeFaults(home, textbooks?.data.textbooks);
    for (const look of readAll(sources.look)) yield* diagramFaults(look, home);
  }
  for (const events of readAll(sources.events)) {
    for (const dates of readAll(sources.registration)) yield* dateFaults(dates, events.data);
    for (const facts of readAll(sources.facts)) yield* weekdayFaults(facts, events);
  }
  if (courses) {
    const codes = named.courses.map(({ code }) => code);
    if (textbooks) yield* textbookFaults(textbooks.file, textbooks.data.textbooks, codes);
    for (const questions of readAll(sources.questions)) yield* questionFaults(questions, named);
  }
  for (const questions of readAll(sources.questions)) {
    yield* namedOfficers(
      questions,
      boards.map(({ data }) => data),
    );
  }
  yield* roleFaults();
  yield* issueFaults(readAll(sources.newsletters));
  yield* addressFaults();
  yield* reviewFaults();
}

function* termFaults({
  file,
  name,
  text,
  data: { from, to },
}: Read<Data<'boards'>>): Generator<Error> {
  const year = academicYear(from, to).replace('–', '-');
  if (name === year) return;
  yield* fault(
    [file, text, /^from:/],
    `the term in ${file} is from ${from} to ${to}: name the file ${year}.yaml, or fix its dates.`,
    'Set "from" and "to" to the first and last day of the new term.',
  );
}

/**
 * Reports a newsletter with the same date as another one, probably because the file was copied, or
 * with a date in another month than its name.
 */
function* issueFaults(issues: readonly Read<Data<'newsletters'>>[]): Generator<Error> {
  for (const [index, { file, name, text, data }] of issues.entries()) {
    const other = issues.slice(0, index).find((issue) => issue.data.date === data.date);
    const month = data.date.slice(0, 7);
    if (other) {
      yield* fault(
        [file, text, /^date:/],
        `${other.file} came out on ${data.date} too.`,
        'Write the day it comes out, and check the title and the summary.',
      );
    } else if (!name.startsWith(month)) {
      yield* fault(
        [file, text, /^date:/],
        `"date" is ${data.date}, but the file’s name says ${name.slice(0, 7)}.`,
        `Fix the date. If it’s right and nobody has seen this newsletter yet, name the file ${month}.md.`,
      );
    }
  }
}

function* lessonFaults(
  { file, name, text, data }: Read<Data<'lessons'>>,
  named: Named,
): Generator<Error> {
  const codes = named.courses.map(({ code }) => code);
  const course = named.courses.find(({ code }) => code === data.course);
  const listed = (course?.lessons ?? []).flatMap(({ lesson }) => lesson ?? []);
  if (data.course === undefined) {
    const all = named.courses.flatMap(({ lessons }) =>
      lessons.flatMap(({ lesson }) => lesson ?? []),
    );
    if (!all.includes(name) && !isMisspelled(name, all, named.lessons)) {
      yield* fault(
        [file, text, /^title:/],
        'no course in content/courses.yaml has this lesson.',
        `Add a lesson with the line "lesson: ${name}" to a course there.`,
      );
    }
  } else if (!course) {
    yield* fault(
      [file, text, /^course:/],
      `there’s no course ${data.course} in content/courses.yaml.`,
      oneOf(data.course, codes),
    );
  } else if (!listed.includes(name) && !isMisspelled(name, listed, named.lessons)) {
    yield* fault(
      [file, text, /^course:/],
      `it belongs to ${data.course}, but content/courses.yaml doesn’t list it there.`,
      `Add a lesson with the line "lesson: ${name}" to that course, or fix "course".`,
    );
  }
  for (const need of data.needs.filter((each) => !named.lessons.includes(each))) {
    yield* fault(
      [file, text, /^needs:/],
      `it needs the lesson "${need}", which doesn’t exist.`,
      `Fix the name in "needs", or delete it. ${oneOf(need, named.lessons)}`,
    );
  }
}

function* practiceFaults(
  { file, text, data }: Read<Data<'practice'>>,
  problems: readonly Read<Data<'problems'>>[],
  named: Named,
  knowsCourses: boolean,
): Generator<Error> {
  const codes = named.courses.map((course) => course.code);
  for (const { code, problems: listed } of data.classes) {
    if (knowsCourses && !codes.includes(code)) {
      yield* fault(
        [file, text, value('code', code)],
        `there’s no course ${code} in content/courses.yaml.`,
        `Fix the code, or add the course there. ${oneOf(code, codes)}`,
      );
    }
    for (const name of listed) {
      const line: [string, string, RegExp] = [
        ...([file, text] as const),
        new RegExp(`^\\s*- ['"]?${name}['"]?\\s*$`),
      ];
      const problem = problems.find((each) => each.name === name);
      if (!named.problems.includes(name)) {
        yield* fault(
          line,
          `it lists the problem "${name}", but there’s no content/problems/${name}.mdx.`,
          `Write it, or move it to "planned" with a title and a description.${meantBy(name, named.problems)}`,
        );
        continue;
      }
      const ownClass = problem?.data.class;
      if (ownClass === undefined || ownClass === code) continue;
      if (knowsCourses && ![ownClass, code].every((each) => codes.includes(each))) continue;
      yield* fault(
        line,
        `it lists the problem "${name}" under ${code}, but content/problems/${name}.mdx says "class: ${ownClass}".`,
        'Fix one of the two.',
      );
    }
  }
}

function* problemFaults(
  { file, name, text, data }: Read<Data<'problems'>>,
  named: Named,
  knowsClasses: boolean,
): Generator<Error> {
  const listed = named.classes.flatMap(({ problems }) => problems);
  const codes = named.courses.map(({ code }) => code);
  if (codes.length > 0 && data.class !== undefined && !codes.includes(data.class)) {
    yield* fault(
      [file, text, /^class:/],
      `there’s no course ${data.class} in content/courses.yaml.`,
      `Fix the code, or add the course there. ${oneOf(data.class, codes)}`,
    );
  }
  if (knowsClasses && !listed.includes(name) && !isMisspelled(name, listed, named.problems)) {
    yield* fault(
      [file, text, data.class === undefined ? /^title:/ : /^class:/],
      `it’s not listed in content/practice.yaml.`,
      `Add "${name}" to the problems of ${data.class ?? 'a class'}.`,
    );
  }
  if (data.lesson !== undefined && !named.lessons.includes(data.lesson)) {
    yield* fault(
      [file, text, /^lesson:/],
      `it names the lesson "${data.lesson}", which doesn’t exist.`,
      `Fix "lesson", or delete the line. ${oneOf(data.lesson, named.lessons)}`,
    );
  }
}

/** Recognizes the board's files. tests/library.test.ts checks the library's. */
const isOwn = ({ file }: { file: string }) => !isLibraryFile(file);

function readAll<T extends z.ZodType>(source: { files: string; schema: T }): Read<z.output<T>>[] {
  return sourceFiles(source.files).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    try {
      const data = file.endsWith('.yaml')
        ? parseYaml(file, text, source.schema)
        : parseMarkdown(file, text, source.schema).data;
      return [{ file, name: nameOf(file), text, data }];
    } catch {
      return [];
    }
  });
}

let haveAgreed = false;

/**
 * Stops a build at the first contradiction between files in content/. Not needed in development,
 * where tools/build/show-faults.ts runs after every edit.
 */
export function mustAgree(): void {
  if (!import.meta.env.PROD || haveAgreed) return;
  const [first] = referenceFaults();
  if (first) throw first;
  haveAgreed = true;
}
