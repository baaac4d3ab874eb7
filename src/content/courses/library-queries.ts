import { listCourses } from './queries.ts';

/** A course with written lessons, as data for the library drawing. */
export interface LibraryCourse {
  code: string;
  name: string;
  page: string;
  /** The term when most people take it. */
  usual?: number | undefined;
  lessons: { name: string; title: string; page: string; needs: string[] }[];
  /** Names of its problems. */
  problems: string[];
}

/** Lists the courses with written lessons, in the usual order. */
export async function getLibrary(): Promise<LibraryCourse[]> {
  const courses = await listCourses();
  const names = new Map(
    courses.flatMap(({ lessons }) => lessons.map(({ page, name }) => [page, name] as const)),
  );
  return courses
    .map(({ code, name, page, usual, lessons, problems }) => ({
      ...{ code, name, page, usual },
      lessons: lessons.flatMap((lesson) =>
        lesson.name === undefined || lesson.page === undefined
          ? []
          : [
              {
                ...{ name: lesson.name, title: lesson.title, page: lesson.page },
                needs: lesson.needs.flatMap((need) => names.get(need.page) ?? []),
              },
            ],
      ),
      problems: problems.flatMap(({ written }) => written?.name ?? []),
    }))
    .filter(({ lessons }) => lessons.length > 0)
    .toSorted((a, b) => (a.usual ?? Infinity) - (b.usual ?? Infinity) || 0);
}
