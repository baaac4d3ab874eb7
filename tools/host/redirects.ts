import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { routeOf } from '../build/routes.ts';

/** An address that has no page of its own, and the page to which it leads. */
export interface Redirect {
  from: string;
  to: string;
}

/** Redirect targets for addresses that are cut off here. */
const better: Record<string, string> = { '/lessons': '/resources/studyhome' };

/** Leads every address that others continue, and that is no page, to the nearest page above it. */
export function parentRedirects(dist: string): Redirect[] {
  const files = globSync('**/*.*', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map(routeOf));
  const pageFor = (path: string): string =>
    [path, better[path] ?? ''].find((each) => pages.has(each)) ?? pageFor(dirname(path));
  // Names with an underscore belong to the builder; no one types them.
  const folders = files
    .filter((file) => !file.startsWith('_'))
    .flatMap((file) => above(`/${file}`));
  return [...new Set(folders)]
    .filter((from) => !pages.has(from))
    .sort()
    .map((from) => ({ from, to: pageFor(from) }));
}

/** The addresses above one, without the first page. */
function above(path: string): string[] {
  const parent = dirname(path);
  return parent === '/' ? [] : [parent, ...above(parent)];
}

/** The redirects as hosts want them that read a `_redirects` file. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((way) => `${way} ${to} 307\n`))
    .join('');
