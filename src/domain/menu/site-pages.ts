/** Paths of the pages that a board can add to its menu or switch off. */
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

export type PageName = keyof typeof pagePaths;

/** Other paths that belong to these pages. */
const belongings: readonly [string, PageName][] = [
  ['/resources/study-materials/problems', 'practice'],
  ['/resources/study-materials/', 'lessons'],
  ['/resources/courses/', 'lessons'],
  ['/lessons', 'lessons'],
];

const needs: Partial<Record<PageName, PageName>> = {
  formulas: 'lessons',
  glossary: 'lessons',
  exam: 'practice',
  tutors: 'practice',
};

/** Adds the pages that require one of the given pages. */
export const withDependents = (off: readonly PageName[]): PageName[] => {
  const names = Object.keys(pagePaths) as PageName[];
  return names.filter((name) => {
    const needed = needs[name];
    return off.includes(name) || (needed !== undefined && off.includes(needed));
  });
};

/**
 * Returns the page that a path belongs to. For example, /news/2025-09 and /news.xml belong to news.
 */
export function pageOf(address: string): PageName | undefined {
  const path = address.replace(/[?#].*$/, '');
  const owner = belongings.find(([place]) => isAtOrBelow(place, path))?.[1];
  if (owner) return owner;
  const names = Object.keys(pagePaths) as PageName[];
  // The longest match wins, because /resources/exam is also below /resources.
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
