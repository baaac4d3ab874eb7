/** The pages that a board may name, put into its menu or switch off, and where they are. */
export const pagePaths = {
  home: '/',
  about: '/about',
  asked: '/asked',
  officers: '/officers',
  resources: '/resources',
  news: '/news',
  contact: '/contact',
  join: '/join',
  events: '/events',
  lessons: '/resources/studyhome',
  formulas: '/resources/formulas',
  glossary: '/resources/glossary',
  labReport: '/resources/lab-report',
  handbook: '/resources/handbook',
  practice: '/resources/study-materials',
  exam: '/resources/exam',
  tutors: '/resources/tutors',
  registration: '/resources/registration',
  courseMap: '/resources/courses',
  gettingAround: '/resources/getting-around',
  textbooks: '/resources/textbooks',
  search: '/search',
} as const;

/** The name of such a page. */
export type PageName = keyof typeof pagePaths;

/** What stands or falls with a page besides what is at or below its own path. */
const belongings: readonly [string, PageName][] = [
  ['/resources/study-materials/problems', 'practice'],
  ['/resources/study-materials/', 'lessons'],
  ['/resources/courses/', 'lessons'],
  ['/lessons', 'lessons'],
];

/** Pages that have nothing to say where another is switched off. */
const needs: Partial<Record<PageName, PageName>> = {
  formulas: 'lessons',
  glossary: 'lessons',
  exam: 'practice',
  tutors: 'practice',
};

/** Every page that is not there if some are switched off. */
export const withDependents = (off: readonly PageName[]): PageName[] => {
  const names = Object.keys(pagePaths) as PageName[];
  return names.filter((name) => {
    const needed = needs[name];
    return off.includes(name) || (needed !== undefined && off.includes(needed));
  });
};

/** The page to which an address on this site belongs: /news/2025-09 and /news.xml to the news. */
export function pageOf(address: string): PageName | undefined {
  const path = address.replace(/[?#].*$/, '');
  const owner = belongings.find(([place]) => isAtOrBelow(place, path))?.[1];
  if (owner) return owner;
  const names = Object.keys(pagePaths) as PageName[];
  // The longest path that fits: /resources/exam lies below /resources too.
  return names
    .filter((name) => isAtOrBelow(pagePaths[name], path))
    .toSorted((a, b) => pagePaths[b].length - pagePaths[a].length)[0];
}

const isAtOrBelow = (place: string, path: string) =>
  path === place ||
  (place !== '/' &&
    (place.endsWith('/') ? path.startsWith(place) : /^[/.]/.test(rest(place, path))));

const rest = (place: string, path: string) =>
  path.startsWith(place) ? path.slice(place.length) : '';
