import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { academicYear } from '../../domain/dates/days.ts';
import { addressFaults } from './check-addresses.ts';
import { reviewFaults } from './check-review.ts';
import { courseFaults } from '../courses/check.ts';
import { dateFaults } from '../registration/check.ts';
import { glossaryFaults } from '../documents/check.ts';
import { weekdayFaults } from '../facts/check.ts';
import { diagramFaults, homeFaults } from '../home/check.ts';
import { helperFaults } from '../officers/check.ts';
import { questionFaults } from '../questions/check.ts';
import { textbookFaults } from '../textbooks/check.ts';
import { foundationFaults } from './foundation.ts';
import {
  fault,
  isMisspelt,
  meantBy,
  oneOf,
  value,
  type Data,
  type Named,
  type Read,
} from './reference-fault.ts';
import { writtenCodeFaults } from '../courses/written-codes.ts';
import { parseMarkdown } from '../read/read-markdown.ts';
import { parseYaml } from '../read/read-yaml.ts';
import { sources } from './sources.ts';

/**
 * Where one file of content/ says something of another that is not so. Files that are wrong by
 * themselves are left out: they have messages of their own.
 */
export function referenceFaults(): Error[] {
  if (foundationFaults().length > 0) return [];
  const boards = readAll(sources.boards);
  const lessons = readAll(sources.lessons);
  const problems = readAll(sources.problems);
  const [courses] = readAll(sources.courses);
  const [practice] = readAll(sources.practice);
  const [textbooks] = readAll(sources.textbooks);
  const named = {
    lessons: namesOf(sources.lessons.files),
    problems: namesOf(sources.problems.files),
    courses: courses?.data.subjects.flatMap(({ classes }) => classes) ?? [],
    classes: practice?.data.classes ?? [],
  };
  const faults = [
    ...boards.flatMap(termFaults),
    ...(courses ? helperFaults(boards, named) : []),
    ...(courses ? courseFaults(courses, named) : []),
    ...(courses ? lessons.flatMap((lesson) => lessonFaults(lesson, named)) : []),
    ...glossaryFaults(lessons),
    ...(practice ? practiceFaults(practice, problems, named, courses !== undefined) : []),
    ...problems.flatMap((problem) => problemFaults(problem, named, practice !== undefined)),
    ...readAll(sources.home).flatMap((home) => [
      ...homeFaults(home, named, textbooks?.data.textbooks),
      ...readAll(sources.look).flatMap((look) => diagramFaults(look, home)),
    ]),
    ...readAll(sources.events).flatMap((events) => [
      ...readAll(sources.registration).flatMap((dates) => dateFaults(dates, events.data)),
      ...readAll(sources.facts).flatMap((facts) => weekdayFaults(facts, events)),
    ]),
    ...(textbooks && courses
      ? textbookFaults(
          textbooks.file,
          textbooks.data.textbooks,
          named.courses.map(({ code }) => code),
        )
      : []),
    ...(courses
      ? readAll(sources.questions).flatMap((questions) => questionFaults(questions, named))
      : []),
    ...issueFaults(readAll(sources.newsletters)),
    ...addressFaults(),
    ...reviewFaults(),
  ];
  const placeOf = ({ message }: Error) => message.split('\n')[0];
  const told = new Set(faults.map(placeOf));
  const codes = named.courses.map(({ code }) => code);
  return [...faults, ...writtenCodeFaults(codes).filter((each) => !told.has(placeOf(each)))];
}

function termFaults({ file, name, text, data: { from, to } }: Read<Data<'boards'>>): Error[] {
  const year = academicYear(from, to).replace('–', '-');
  if (name === year) return [];
  return fault(
    [file, text, /^from:/],
    `the term in ${file} is from ${from} to ${to}: name the file ${year}.yaml, or fix its dates.`,
    'Set "from" and "to" to the first and last day of the new term.',
  );
}

/** A newsletter that was copied from another and kept its date. */
const issueFaults = (issues: readonly Read<Data<'newsletters'>>[]): Error[] =>
  issues.flatMap(({ file, text, data: { date } }, index) => {
    const other = issues.slice(0, index).find((issue) => issue.data.date === date);
    return other
      ? fault(
          [file, text, /^date:/],
          `${other.file} came out on ${date} too.`,
          'Write the day it comes out, and check the title and the summary.',
        )
      : [];
  });

function lessonFaults({ file, name, text, data }: Read<Data<'lessons'>>, named: Named): Error[] {
  const course = named.courses.find(({ code }) => code === data.course);
  const listed = (course?.lessons ?? []).flatMap(({ lesson }) => lesson ?? []);
  const isListed = listed.includes(name) || isMisspelt(name, listed, named.lessons);
  return [
    ...(course
      ? []
      : fault(
          [file, text, /^course:/],
          `there’s no course ${data.course} in content/courses.yaml.`,
          oneOf(
            data.course,
            named.courses.map(({ code }) => code),
          ),
        )),
    ...(!course || isListed
      ? []
      : fault(
          [file, text, /^course:/],
          `it belongs to ${data.course}, but content/courses.yaml doesn’t list it there.`,
          `Add a lesson with the line "lesson: ${name}" to that course, or fix "course".`,
        )),
    ...data.needs
      .filter((need) => !named.lessons.includes(need))
      .flatMap((need) =>
        fault(
          [file, text, /^needs:/],
          `it needs the lesson "${need}", which doesn’t exist.`,
          `Fix the name in "needs", or delete it. ${oneOf(need, named.lessons)}`,
        ),
      ),
  ];
}

function practiceFaults(
  { file, text, data }: Read<Data<'practice'>>,
  problems: readonly Read<Data<'problems'>>[],
  named: Named,
  knowsCourses: boolean,
): Error[] {
  const codes = named.courses.map((course) => course.code);
  return data.classes.flatMap(({ code, problems: listed }) => [
    ...(!knowsCourses || codes.includes(code)
      ? []
      : fault(
          [file, text, value('code', code)],
          `there’s no course ${code} in content/courses.yaml.`,
          `Fix the code, or add the course there. ${oneOf(code, codes)}`,
        )),
    ...listed.flatMap((name) => {
      const stands = problems.find((problem) => problem.name === name);
      if (!named.problems.includes(name)) {
        return fault(
          [file, text, new RegExp(`^\\s*- ['"]?${name}['"]?\\s*$`)],
          `it lists the problem "${name}", but there’s no content/problems/${name}.mdx.`,
          `Write it, or move it to "planned" with a title and a description.${meantBy(name, named.problems)}`,
        );
      }
      const areCourses = [stands?.data.class, code].every((known) => codes.includes(known ?? ''));
      return !stands || stands.data.class === code || (knowsCourses && !areCourses)
        ? []
        : fault(
            [file, text, new RegExp(`^\\s*- ['"]?${name}['"]?\\s*$`)],
            `it lists the problem "${name}" under ${code}, but content/problems/${name}.mdx says "class: ${stands.data.class}".`,
            'Fix one of the two.',
          );
    }),
  ]);
}

function problemFaults(
  { file, name, text, data }: Read<Data<'problems'>>,
  named: Named,
  knowsClasses: boolean,
): Error[] {
  const listed = named.classes.flatMap(({ problems }) => problems);
  const isListed = listed.includes(name) || isMisspelt(name, listed, named.problems);
  const codes = named.courses.map(({ code }) => code);
  return [
    ...(codes.length === 0 || codes.includes(data.class)
      ? []
      : fault(
          [file, text, /^class:/],
          `there’s no course ${data.class} in content/courses.yaml.`,
          `Fix the code, or add the course there. ${oneOf(data.class, codes)}`,
        )),
    ...(isListed || !knowsClasses
      ? []
      : fault(
          [file, text, /^class:/],
          `it’s not listed in content/practice.yaml.`,
          `Add "${name}" to the problems of ${data.class}.`,
        )),
    ...(data.lesson === undefined || named.lessons.includes(data.lesson)
      ? []
      : fault(
          [file, text, /^lesson:/],
          `it names the lesson "${data.lesson}", which doesn’t exist.`,
          `Fix "lesson", or delete the line. ${oneOf(data.lesson, named.lessons)}`,
        )),
  ];
}

const namesOf = (files: string) =>
  globSync(files).map((file) => basename(file).replace(/\.\w+$/, ''));

/** The files of a source that are right by themselves. */
function readAll<T extends z.ZodType>(source: { files: string; schema: T }): Read<z.output<T>>[] {
  return globSync(source.files)
    .sort()
    .flatMap((path) => {
      const file = path.replaceAll('\\', '/');
      const text = readFileSync(path, 'utf8');
      const name = basename(file).replace(/\.\w+$/, '');
      try {
        const data = file.endsWith('.yaml')
          ? parseYaml(file, text, source.schema)
          : parseMarkdown(file, text, source.schema).data;
        return [{ file, name, text, data }];
      } catch {
        return [];
      }
    });
}

let haveAgreed = false;

/**
 * Stops a build at the first place where one file of content/ contradicts another. The development
 * server doesn't need this: tools/build/show-faults.ts checks after every edit.
 */
export function mustAgree(): void {
  if (!import.meta.env.PROD || haveAgreed) return;
  const [first] = referenceFaults();
  if (first) throw first;
  haveAgreed = true;
}
