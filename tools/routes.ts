import { globSync } from 'node:fs';

/** An address that does not exist, and so shows the not-found page. */
export const notFoundRoute = '/no-such-page';

/** The path at which a built page answers. */
export const routeOf = (file: string) => `/${file.replace(/(index)?\.html$/, '')}`;

/** Every page of the built site by its path; the not-found page by an address that shows it. */
export function builtRoutes(): string[] {
  return globSync('**/*.html', { cwd: 'dist' })
    .map(routeOf)
    .map((path) => (path === '/404' ? notFoundRoute : path))
    .sort();
}
