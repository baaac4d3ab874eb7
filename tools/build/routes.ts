import { globSync } from 'node:fs';

/** An address that does not exist, and so shows the not-found page. */
export const notFoundRoute = '/no-such-page';

/** The path at which a built page answers. */
export const routeOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;

/** Every page of the built site: its path and its file. */
export function builtPages(dist = 'dist'): { route: string; file: string }[] {
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => ({ route: routeOf(file), file }));
}

/** The paths of all pages; the not-found page by an address that shows it. */
export function builtRoutes(): string[] {
  return builtPages()
    .map(({ route }) => (route === '/404' ? notFoundRoute : route))
    .sort();
}

/** Where many pages are made from one template: what is before and after the name of each. */
const kinds =
  /^(\/(?:news|events|resources\/(?:courses|exam|handbook\/substances|study-materials(?:\/problems)?))\/)[^/]+((?:\/(?:formulas|packet))?)$/;

/** Of pages that are made from one template only the first, of all others each. */
export function onePageOfEachKind<T>(pages: readonly T[], routeOfPage: (page: T) => string): T[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const [, ...kind] = kinds.exec(routeOfPage(page)) ?? [];
    if (kind.length === 0) return true;
    const isFirst = !seen.has(kind.join());
    seen.add(kind.join());
    return isFirst;
  });
}
