import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pageOf, pagePaths, withDependents, type PageName } from '../../domain/menu/site-pages.ts';
import type { z } from 'zod';
import { menuSchema } from './schema.ts';
import { readYaml } from '../read/read-yaml.ts';
import { courseAddress } from '../../domain/courses/course-codes.ts';

export interface SitePage {
  path: string;
  title: string;
  label: string;
  isOn: boolean;
}

export interface SiteMenu {
  pages: Record<PageName, SitePage>;
  menu: SitePage[];
  footer: SitePage[];
}

/**
 * Checks whether a file in content/ lists a course. Doesn't parse the file, because this runs for
 * every page.
 */
const namesCourse = (file: string) =>
  existsSync(file) && /^[^#\n]*\bcode:/m.test(readFileSync(file, 'utf8'));

const hasDocument = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.mdx'));

const teachesSubject = () =>
  existsSync('content/courses.yaml') &&
  /^[^#\n]*\bteaches:/m.test(readFileSync('content/courses.yaml', 'utf8'));

/** Lists pages that would be empty, because they show content from files that are missing. */
function pagesWithNothing(): PageName[] {
  const isTaught = teachesSubject();
  return [
    ...(namesCourse('content/courses.yaml') ? [] : (['lessons', 'courseMap'] as const)),
    ...(isTaught || hasDocument('content/lessons') ? [] : (['formulas', 'glossary'] as const)),
    ...(isTaught || namesCourse('content/practice.yaml') ? [] : (['practice'] as const)),
    ...(isTaught || hasDocument('content/problems') ? [] : (['exam', 'tutors'] as const)),
  ];
}

/** Returns every page. Leaves pages that are switched off or empty out of the menus. */
export function siteMenu({ menu, footer, pages }: z.infer<typeof menuSchema>): SiteMenu {
  const names = Object.keys(pagePaths) as PageName[];
  const off = withDependents([...names.filter((name) => pages[name].off), ...pagesWithNothing()]);
  const known = Object.fromEntries(
    names.map((name) => {
      const { title, label = title } = pages[name];
      return [name, { path: pagePaths[name], title, label, isOn: !off.includes(name) }];
    }),
  ) as Record<PageName, SitePage>;
  const links = (listed: readonly PageName[]) =>
    listed.map((name) => known[name]).filter(({ isOn }) => isOn);
  return { pages: known, menu: links(menu), footer: links(footer) };
}

export const isSwitchedOff =
  ({ pages }: Pick<SiteMenu, 'pages'>) =>
  (address: string): boolean => {
    const name = pageOf(address);
    return name !== undefined && !pages[name].isOn;
  };

/** Reads the menu from its file, for code that runs outside Astro. */
export const readMenu = (): SiteMenu => siteMenu(readYaml('content/menu.yaml', menuSchema));

interface Step {
  label: string;
  href: string;
}

type Pages = Readonly<Record<PageName, { path: string; label: string; isOn: boolean }>>;

/**
 * Returns breadcrumb links to the given pages, except pages that are switched off, and to a course
 * if there is one.
 */
export function breadcrumbTo(pages: Pages, names: readonly PageName[], code?: string): Step[] {
  const steps = names
    .map((name) => pages[name])
    .filter(({ isOn }) => isOn)
    .map(({ label, path }) => ({ label, href: path }));
  return code === undefined || !pages.lessons.isOn
    ? steps
    : [...steps, { label: code, href: courseAddress(code) }];
}
