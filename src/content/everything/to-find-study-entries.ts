import { listedInWords } from '../../domain/courses/listed-count.ts';
import { courseAddress } from '../../domain/courses/course-codes.ts';
import {
  substancePage,
  type HandbookSubstance,
} from '../../domain/handbook/substances/handbook-substance.ts';
import {
  capitalizedName,
  formulaText,
  substanceLead,
} from '../../domain/handbook/substances/substance-names.ts';
import type { UnitSystem } from '../../domain/quantities/unit-system.ts';
import type { SearchEntry } from '../../domain/search/search-entry.ts';
import type { SectionText } from '../../documents/document/section-texts.ts';
import type { Course, Subject } from '../courses/schema.ts';
import type { GlossaryTerm } from '../documents/queries.ts';

type Named = (code: string) => string;

interface SearchedLesson {
  title: string;
  description: string;
  course: string;
  page: string;
  sections: readonly SectionText[];
  formulas?: { page: string; text: string } | undefined;
}

/** Search entries for the lessons, their sections and their formula sheets. */
export const lessonEntries = (
  lessons: readonly SearchedLesson[],
  courseName: Named,
): SearchEntry[] =>
  lessons.flatMap(({ title, description, course, page, sections, formulas }): SearchEntry[] => {
    const names = `lesson ${course} ${courseName(course)}`;
    const part = (heading: string, address: string, text: string): SearchEntry => ({
      kind: 'lesson',
      title: heading,
      address,
      detail: '',
      names: '',
      of: `${title} ${course}`,
      text,
    });
    return [
      { kind: 'lesson', title, address: page, detail: course, names, text: description },
      ...sections.map(({ id, title: heading, text }) => part(heading, `${page}#${id}`, text)),
      ...(formulas ? [part('Formula sheet', formulas.page, formulas.text)] : []),
    ];
  });

export const termEntries = (terms: readonly GlossaryTerm[]): SearchEntry[] =>
  terms.map(({ term, means, lesson }) => ({
    kind: 'term',
    title: term,
    address: lesson.href,
    detail: lesson.title,
    names: '',
    text: means,
  }));

interface SearchedProblem {
  title: string;
  description: string;
  class: string;
  size: string;
  minutes: number;
  page: string;
  statement: string;
}

/** Search entries for the problems, without text that reveals a solution. */
export const problemEntries = (
  problems: readonly SearchedProblem[],
  courseName: Named,
): SearchEntry[] =>
  problems.map((problem) => ({
    kind: 'problem',
    title: problem.title,
    address: problem.page,
    detail: `${problem.class}, ${String(problem.minutes)} min`,
    names: `practice problem ${problem.size} ${courseName(problem.class)}`,
    text: `${problem.description} ${problem.statement}`,
  }));

/** Search entries for the courses and all their lessons, including planned ones. */
export const courseEntries = (subjects: readonly Subject[]): SearchEntry[] =>
  subjects.flatMap((subject) =>
    subject.classes.map((course) => ({
      kind: 'course',
      title: course.name,
      address: courseAddress(course.code),
      detail: course.code,
      names: `course class ${subject.name}`,
      text: [needsOf(course), lessonsOf(course), ideasOf(course)].filter(Boolean).join(' '),
    })),
  );

const needsOf = ({ needs = [] }: Course) =>
  needs.length > 0 ? `Prerequisites: ${needs.join(', ')}.` : '';

function lessonsOf({ lessons }: Course): string {
  const isThere = (lesson: Course['lessons'][number]) => (lesson.page ?? lesson.pdf) !== undefined;
  const written = lessons.filter(isThere);
  const planned = lessons.filter((lesson) => !isThere(lesson)).map(({ title }) => title);
  return [
    ...(written.length > 0
      ? [`${listedInWords(written)}: ${written.map(({ title }) => title).join('; ')}.`]
      : []),
    ...(planned.length > 0 ? [`Planned: ${planned.join('; ')}.`] : []),
  ].join(' ');
}

const ideasOf = ({ usedIn = [] }: Course) =>
  usedIn.length > 0 ? `Our lessons use: ${usedIn.map(({ idea }) => idea).join('; ')}.` : '';

/** Search entries for the cost of failing each course, from the course map. */
export const delayEntries = (
  courses: readonly {
    code: string;
    name: string;
    delay?: { words: string; map: string } | undefined;
  }[],
  map: string,
): SearchEntry[] =>
  courses.flatMap(({ code, name, delay }): SearchEntry[] =>
    delay
      ? [
          {
            kind: 'page',
            title: `What if you drop ${code}?`,
            address: delay.map,
            detail: '',
            names: `fail ${name}`,
            of: map,
            text: delay.words,
          },
        ]
      : [],
  );

export const substanceEntries = (
  substances: readonly HandbookSubstance[],
  units: UnitSystem,
): SearchEntry[] =>
  substances.map((substance) => ({
    kind: 'page',
    title: capitalizedName(substance.name),
    address: substancePage(substance.name),
    detail: formulaText(substance.formula),
    names: `substance ${substance.formula} ${substance.alsoCalled.join(' ')}`.trim(),
    text: [
      substanceLead(substance, units),
      ...(substance.alsoCalled.length > 0 ? [`Also ${substance.alsoCalled.join(', ')}.`] : []),
      ...(substance.vaporPressure ? ['Vapor pressure.'] : []),
      ...((substance.gasHeatCapacity ?? substance.liquidHeatCapacity) ? ['Heat capacity.'] : []),
    ].join(' '),
  }));
