import { globSync } from 'node:fs';

/** An address that does not exist, and so shows the not-found page. */
export const notFoundRoute = '/no-such-page';

/** Every page of the built site by its path; the not-found page by an address that shows it. */
export function builtRoutes(): string[] {
  return globSync('**/*.html', { cwd: 'dist' })
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
    .map((path) => (path === '/404' ? notFoundRoute : path))
    .sort();
}
