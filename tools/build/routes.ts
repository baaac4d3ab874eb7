import { globSync } from 'node:fs';

/** An unknown address, which shows the not-found page. */
export const notFoundRoute = '/no-such-page';

export const routeOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;

export function builtPages(dist = 'dist'): { route: string; file: string }[] {
  return globSync('**/*.html', { cwd: dist })
    .sort()
    .map((file) => ({ route: routeOf(file), file }));
}

/** Lists all paths, with an unknown address for the not-found page. */
export function builtRoutes(): string[] {
  return builtPages()
    .map(({ route }) => (route === '/404' ? notFoundRoute : route))
    .sort();
}

/** Matches the paths of pages that share a template. */
const kinds =
  /^(\/(?:news|events|resources\/(?:courses|exam|handbook\/substances|study-materials(?:\/problems)?))\/)[^/]+((?:\/(?:formulas|packet))?)$/;

/** Keeps only the first page of each template. */
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
