import { courseAddress } from '../domain/course-address.ts';
import { getCurriculum } from './course-queries.ts';
import { getMenu } from './queries.ts';

/** Every course of the map, with what waits for it and its page, if the site has one. */
export async function getCourseMap() {
  const courses = await getCurriculum();
  const { lessons } = (await getMenu()).pages;
  return courses.map((course) => ({
    ...course,
    opens: courses
      .filter(({ needs, alongside }) => [...needs, ...alongside].includes(course.code))
      .map(({ code }) => code),
    page: lessons.isOn ? courseAddress(course.code) : undefined,
  }));
}
