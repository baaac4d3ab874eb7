import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { routeOf } from '../build/routes.ts';

/** An address without a page, and the page it redirects to. */
export interface Redirect {
  from: string;
  to: string;
}

/** Exceptions: redirect targets that aren't the nearest page above. */
const better: Record<string, string> = { '/lessons': '/resources/studyhome' };

/**
 * Redirects each address that has pages below it, but no page of its own, to the nearest page
 * above.
 */
export function parentRedirects(dist: string): Redirect[] {
  const files = globSync('**/*.*', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map(routeOf));
  const pageFor = (path: string): string =>
    [path, better[path] ?? ''].find((each) => pages.has(each)) ?? pageFor(dirname(path));
  // Names that start with an underscore come from the build, and nobody types them.
  const folders = files
    .filter((file) => !file.startsWith('_'))
    .flatMap((file) => above(`/${file}`));
  return [...new Set(folders)]
    .filter((from) => !pages.has(from))
    .sort()
    .map((from) => ({ from, to: pageFor(from) }));
}

/** Lists the addresses above a path, except the home page. */
function above(path: string): string[] {
  const parent = dirname(path);
  return parent === '/' ? [] : [parent, ...above(parent)];
}

export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((way) => `${way} ${to} 307\n`))
    .join('');
