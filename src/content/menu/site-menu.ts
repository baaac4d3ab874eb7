import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pageOf, pagePaths, withDependents, type PageName } from '../../domain/menu/site-pages.ts';
import type { z } from 'zod';
import { menuSchema } from './schema.ts';
import { readYaml } from '../read/read-yaml.ts';
import { courseAddress } from '../../domain/courses/course-address.ts';

/** A page as the rest of the site knows it. */
export interface SitePage {
  path: string;
  title: string;
  /** The shorter word, for menus. */
  label: string;
  isOn: boolean;
}

/** The pages of the site by their names, and the links of menu and footer, as content/menu.yaml has them. */
export interface SiteMenu {
  pages: Record<PageName, SitePage>;
  menu: SitePage[];
  footer: SitePage[];
}

/** Whether a list of content/ names a course or a class. Asked for every page, so it is not parsed. */
const namesCourse = (file: string) =>
  existsSync(file) && /^[^#\n]*\bcode:/m.test(readFileSync(file, 'utf8'));

const hasDocument = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.mdx'));

/** Pages that only show or use what other files have: while there is none of it, there is no page. */
function pagesWithNothing(): PageName[] {
  return [
    ...(namesCourse('content/courses.yaml') ? [] : (['lessons', 'courseMap'] as const)),
    ...(hasDocument('content/lessons') ? [] : (['formulas', 'glossary'] as const)),
    ...(namesCourse('content/practice.yaml') ? [] : (['practice'] as const)),
    ...(hasDocument('content/problems') ? [] : (['exam', 'tutors'] as const)),
  ];
}

/** Every page with its path, and the menus without what is switched off or has nothing to show. */
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

/** Whether an address belongs to a page that is not there. */
export const isSwitchedOff =
  ({ pages }: Pick<SiteMenu, 'pages'>) =>
  (address: string): boolean => {
    const name = pageOf(address);
    return name !== undefined && !pages[name].isOn;
  };

/** The same for what runs outside the framework, from the file itself. */
export const readMenu = (): SiteMenu => siteMenu(readYaml('content/menu.yaml', menuSchema));

/** A step of the way down to a page: what it is called, and where it is. */
interface Step {
  label: string;
  href: string;
}

type Pages = Readonly<Record<PageName, { path: string; label: string; isOn: boolean }>>;

/** The way down through some pages, as far as they are there, to a page or a course with a code. */
export function breadcrumbTo(pages: Pages, names: readonly PageName[], code?: string): Step[] {
  const steps = names
    .map((name) => pages[name])
    .filter(({ isOn }) => isOn)
    .map(({ label, path }) => ({ label, href: path }));
  return code === undefined || !pages.lessons.isOn
    ? steps
    : [...steps, { label: code, href: courseAddress(code) }];
}
