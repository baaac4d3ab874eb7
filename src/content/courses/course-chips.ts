import { listCourses } from './queries.ts';

/** A link to a course below the search field of the home page. */
export interface CourseChip {
  code: string;
  short?: string | undefined;
  page: string;
}

const mostChips = 6;

/** Selects the courses with the most lessons. Keeps the order of the course list. */
export async function listChips(): Promise<CourseChip[]> {
  const courses = (await listCourses()).map(({ code, short, page, lessons }) => ({
    chip: { code, short, page },
    written: lessons.filter(({ name }) => name !== undefined).length,
  }));
  const most = courses
    .filter(({ written }) => written > 0)
    .toSorted((a, b) => b.written - a.written)
    .slice(0, mostChips);
  return courses.filter((course) => most.includes(course)).map(({ chip }) => chip);
}
