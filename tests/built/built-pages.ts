import { existsSync, globSync, readFileSync } from 'node:fs';
import { routeOf } from '../../tools/routes.ts';

/** A page of dist/ with its path and its source. */
export interface BuiltPage {
  path: string;
  html: string;
}

if (!existsSync('dist/index.html'))
  throw new Error('There is no dist/: run `npm run build` first.');

/** Every page of the built site. */
export const builtPages: BuiltPage[] = globSync('**/*.html', { cwd: 'dist' })
  .sort()
  .map((file) => ({
    path: routeOf(file),
    html: readFileSync(`dist/${file}`, 'utf8'),
  }));

/** The values of an attribute wherever an element of the page has it. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="(?<value>[^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(({ groups }) => groups?.['value'] ?? '');
}
