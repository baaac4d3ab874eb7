import { courseAddress } from '../domain/course-address.ts';
import type { PageName } from '../domain/site-pages.ts';

/** A step of the way down to a page: what it is called, and where it is. */
interface Step {
  label: string;
  href: string;
}

type Pages = Readonly<Record<PageName, { path: string; label: string; isOn: boolean }>>;

/** The way down through some pages, as far as they are there, to a page or a course with a code. */
export function wayDown(pages: Pages, names: readonly PageName[], code?: string): Step[] {
  const steps = names
    .map((name) => pages[name])
    .filter(({ isOn }) => isOn)
    .map(({ label, path }) => ({ label, href: path }));
  return code === undefined || !pages.lessons.isOn
    ? steps
    : [...steps, { label: code, href: courseAddress(code) }];
}
