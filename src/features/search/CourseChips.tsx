import type { CourseChip } from '../../content/courses/course-chips.ts';
import { TextLink } from '../../ui/TextLink.tsx';

interface CourseChipsProps {
  courses: readonly CourseChip[];
  /** Address of the page with all courses, unless that page is turned off. */
  all: string | undefined;
}

export function CourseChips({ courses, all }: CourseChipsProps) {
  if (courses.length === 0) return null;
  return (
    <ul
      aria-label="Courses"
      className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 md:flex md:flex-wrap md:items-center md:gap-2"
    >
      {courses.map(({ code, short, page }) => (
        <li key={code}>
          <a
            href={page}
            className="flex min-h-11 items-center justify-center gap-1.5 rounded-control border border-hair bg-sheet px-1 text-small font-strong whitespace-nowrap hover:border-accent hover:text-accent md:px-3"
          >
            {code.replace(' ', '\u00a0')}
            {short !== undefined && (
              <span className="font-normal text-soft max-md:sr-only">{short}</span>
            )}
          </a>
        </li>
      ))}
      {all !== undefined && (
        <li className="col-span-2 flex min-h-11 items-center px-2">
          <TextLink href={all}>All courses</TextLink>
        </li>
      )}
    </ul>
  );
}
