import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { isSwitchedOff, readMenu } from '../menu/site-menu.ts';
import { librarySchema, type LibrarySubjects } from '../library/schema.ts';
import { parseMarkdown } from '../read/read-markdown.ts';
import { isLibraryFile, nameOf, sourceFiles } from '../read/source-files.ts';
import { readYaml } from '../read/read-yaml.ts';
import { taughtLessonSchema } from '../documents/lesson-schema.ts';
import { taughtProblemSchema } from '../practice/schema.ts';
import type { Data } from './reference-fault.ts';
import { sources } from './sources.ts';

type Courses = Data<'courses'>;
type Practice = Data<'practice'>;
type Course = Courses['subjects'][number]['classes'][number];

export const librarySubjectsFile = 'library/subjects.yaml';

const readLibrary = () =>
  existsSync(librarySubjectsFile) ? readYaml(librarySubjectsFile, librarySchema) : undefined;

/** Returns the subjects of the library. Empty if there's no library. */
export const readSubjects = (): LibrarySubjects => readLibrary()?.subjects ?? [];

/** Returns the address for reporting mistakes in a file: the library's or the board's. */
export const mistakesTo = (file: string, email: string): string =>
  (isLibraryFile(file) ? readLibrary()?.mistakesTo : undefined) ?? email;

/**
 * Adds the library's lessons to each course that teaches their subject, before the course's own
 * lessons.
 */
export function withLibraryLessons(courses: Courses, subjects: LibrarySubjects): Courses {
  const leftOut = new Set(courses.leaveOut);
  const lessonsOf = ({ teaches = [], lessons }: Course) => [
    ...teaches
      .flatMap((id) => subjects.find((subject) => subject.id === id)?.lessons ?? [])
      .filter(({ lesson }) => !leftOut.has(lesson)),
    ...lessons,
  ];
  return {
    ...courses,
    subjects: courses.subjects.map((subject) => ({
      ...subject,
      classes: subject.classes.map((course) => ({ ...course, lessons: lessonsOf(course) })),
    })),
  };
}

/**
 * Adds the library's problems to the class of each course that teaches their subject. Creates a
 * class if there is none.
 */
export function withLibraryProblems(
  practice: Practice,
  courses: Courses,
  subjects: LibrarySubjects,
): Practice {
  const leftOut = new Set(courses.leaveOut);
  const taught = courses.subjects
    .flatMap(({ classes }) => classes)
    .flatMap(({ code, name, teaches = [] }) => {
      const problems = teaches
        .flatMap((id) => subjects.find((subject) => subject.id === id)?.problems ?? [])
        .filter((problem) => !leftOut.has(problem));
      const own = practice.classes.find((each) => each.code === code);
      return problems.length === 0
        ? []
        : [{ name, ...own, code, problems: [...problems, ...(own?.problems ?? [])] }];
    });
  const codes = new Set(taught.map(({ code }) => code));
  return {
    ...practice,
    classes: [...taught, ...practice.classes.filter(({ code }) => !codes.has(code))],
  };
}

interface Lists {
  courses: Courses;
  practice: Practice;
}

export function readLists(): Lists {
  const subjects = readSubjects();
  const courses = readYaml(sources.courses.files, sources.courses.schema);
  const practice = readYaml(sources.practice.files, sources.practice.schema);
  return {
    courses: withLibraryLessons(courses, subjects),
    practice: withLibraryProblems(practice, courses, subjects),
  };
}

/** Maps the name of each listed lesson to a course code. */
const coursesOfLessons = ({ subjects }: Pick<Courses, 'subjects'>): Map<string, string> =>
  new Map(
    subjects
      .flatMap(({ classes }) => classes)
      .flatMap(({ code, lessons }) => lessons.map(({ lesson = '' }) => [lesson, code] as const)),
  );

/** Maps the name of each listed problem to a class code. */
export const classesOfProblems = ({ classes }: Pick<Practice, 'classes'>): Map<string, string> =>
  new Map(classes.flatMap(({ code, problems }) => problems.map((name) => [name, code] as const)));

interface ReadRecord {
  file: string;
  data: Record<string, unknown>;
}

type Complete = (record: ReadRecord) => Record<string, unknown> | undefined;

/**
 * Returns a function that adds the library's data to a record. The function returns undefined for a
 * library document that no course teaches.
 */
export function withLibrary(source: string): Complete {
  switch (source) {
    case 'courses':
      return ({ data }) => withLibraryLessons(data as Courses, readSubjects());
    case 'practice':
      return ({ data }) =>
        withLibraryProblems(
          data as Practice,
          readYaml(sources.courses.files, sources.courses.schema),
          readSubjects(),
        );
    case 'lessons':
      return placedBy('course', coursesOfLessons(readLists().courses));
    case 'problems':
      return placedBy('class', classesOfProblems(readLists().practice));
    default:
      return ({ data }) => data;
  }
}

/** Adds the course or class to the front matter, unless the document has its own. */
function placedBy(key: 'course' | 'class', places: ReadonlyMap<string, string>): Complete {
  return ({ file, data }) => {
    const listed = places.get(nameOf(file));
    return listed === undefined && isLibraryFile(file)
      ? undefined
      : { ...data, [key]: data[key] ?? listed };
  };
}

/** A lesson or problem that this site has a page for. */
type TaughtDocument<Schema extends z.ZodType> = { file: string; name: string } & z.output<Schema>;

function taughtDocuments<Schema extends z.ZodType<Record<string, unknown>>>(
  source: 'lessons' | 'problems',
  schema: Schema,
): TaughtDocument<Schema>[] {
  const { files, schema: written } = sources[source];
  const complete = withLibrary(source);
  return sourceFiles(files).flatMap((file) => {
    const { data } = parseMarkdown(file, readFileSync(file, 'utf8'), written);
    const facts = complete({ file, data });
    return facts ? [{ file, name: nameOf(file), ...schema.parse(facts) }] : [];
  });
}

/** Lists the lessons that this site has pages for. */
export const taughtLessons = () => taughtDocuments('lessons', taughtLessonSchema);

/** Lists the problems that this site has pages for. */
export const taughtProblems = () => taughtDocuments('problems', taughtProblemSchema);

/**
 * Lists the files of this site's lessons or problems. Lists all files if the course list is
 * invalid.
 */
export function taughtFiles(kind: 'lessons' | 'problems'): string[] {
  const files = sourceFiles(sources[kind].files);
  try {
    const { courses, practice } = readLists();
    const places = kind === 'lessons' ? coursesOfLessons(courses) : classesOfProblems(practice);
    return files.filter((file) => !isLibraryFile(file) || places.has(nameOf(file)));
  } catch {
    return files;
  }
}

/**
 * Returns a function that recognizes addresses without a page: pages that are switched off, and
 * library documents that no course teaches.
 */
export function isOffPage(): (address: string) => boolean {
  const isOff = isSwitchedOff(readMenu());
  const names = (kind: 'lessons' | 'problems') => {
    const here = new Set(taughtFiles(kind));
    const all = sourceFiles(sources[kind].files);
    return new Set(all.filter((file) => !here.has(file)).map(nameOf));
  };
  const [lessons, problems] = [names('lessons'), names('problems')];
  return (address) => {
    const [, problem = ''] =
      /^\/resources\/study-materials\/problems\/([a-z0-9-]+)/.exec(address) ?? [];
    const [, lesson = ''] =
      /^\/(?:resources\/study-materials|lessons(?:\/formulas)?)\/([a-z0-9-]+)/.exec(address) ?? [];
    return isOff(address) || problems.has(problem) || lessons.has(lesson);
  };
}
