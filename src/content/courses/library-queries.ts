import { getCollection } from 'astro:content';
import { nextLesson } from '../../domain/courses/lesson-order.ts';
import { getContent } from '../everything/queries.ts';
import { listCourses, wordsByCode, type CourseFacts, type CourseLesson } from './queries.ts';

/** A lesson with the names of its prerequisites and its number of problems. */
export interface LibraryLesson extends Omit<CourseLesson, 'needs'> {
  needs: string[];
  problems: number;
}

/** A course with additional search words. */
export interface LibraryCourse extends Omit<CourseFacts, 'lessons'> {
  lessons: LibraryLesson[];
  words: string;
}

export interface Library {
  /** Courses are sorted by the term in which most students take them. */
  subjects: { name: string; courses: LibraryCourse[] }[];
  /** Number of written lessons, and the first one to read. */
  lessons: number;
  first?: (LibraryLesson & { name: string; code: string }) | undefined;
}

export async function getLibrary(): Promise<Library> {
  const { subjects } = await getContent('courses');
  const listed = await listCourses();
  const names = new Map(
    listed.flatMap(({ lessons }) => lessons.map(({ page, name }) => [page, name] as const)),
  );
  const problems = new Set(
    listed.flatMap((course) => course.problems.flatMap(({ written }) => written?.name ?? [])),
  );
  const explained = (await getCollection('problems')).filter(({ id }) => problems.has(id));
  const words = await wordsByCode();
  const courses = listed
    .map(({ lessons, ...course }) => ({
      ...course,
      words: [words.get(course.code), ...(course.usedIn ?? []).map(({ idea }) => idea)].join(', '),
      lessons: lessons.map((lesson) => ({
        ...lesson,
        needs: lesson.needs.flatMap((need) => names.get(need.page) ?? []),
        problems: explained.filter(({ data }) => data.lesson === lesson.name).length,
      })),
    }))
    .toSorted((a, b) => (a.usual ?? Infinity) - (b.usual ?? Infinity) || 0);
  const written = courses.flatMap(({ code, lessons }) =>
    lessons.flatMap(({ name, ...lesson }) =>
      name === undefined ? [] : [{ ...lesson, name, code }],
    ),
  );
  return {
    subjects: subjects.map(({ name, classes }) => ({
      name,
      courses: courses.filter(({ code }) => classes.some((each) => each.code === code)),
    })),
    lessons: written.length,
    first: nextLesson(written, new Set(), new Set()),
  };
}
