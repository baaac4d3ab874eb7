import { listCourses } from './queries.ts';

/** A course below the search field of the home page. */
export interface CourseChip {
  code: string;
  short?: string | undefined;
  page: string;
}

/** Number of courses below the search field. */
const mostChips = 6;

/** Returns the courses with the most lessons, in the order of the courses. */
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
