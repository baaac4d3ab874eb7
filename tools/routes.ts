import { globSync } from 'node:fs';

/** An address that does not exist, and so shows the not-found page. */
export const notFoundRoute = '/no-such-page';

/** The path at which a built page answers. */
export const routeOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;

/** Every page of the built site: its path and its file. */
export function builtPages(): { route: string; file: string }[] {
  return globSync('**/*.html', { cwd: 'dist' })
    .sort()
    .map((file) => ({ route: routeOf(file), file }));
}

/** The paths of all pages; the not-found page by an address that shows it. */
export function builtRoutes(): string[] {
  return builtPages()
    .map(({ route }) => (route === '/404' ? notFoundRoute : route))
    .sort();
}
