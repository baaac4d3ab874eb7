import { existsSync, readFileSync } from 'node:fs';
import { builtPages as filesOfPages } from '../../tools/routes.ts';

/** A page of dist/ with its path and its source. */
export interface BuiltPage {
  path: string;
  html: string;
}

if (!existsSync('dist/index.html'))
  throw new Error('There is no dist/: run `npm run build` first.');

/** Every page of the built site. */
export const builtPages: BuiltPage[] = filesOfPages().map(({ route, file }) => ({
  path: route,
  html: readFileSync(`dist/${file}`, 'utf8'),
}));

/** The values of an attribute wherever an element of the page has it. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="(?<value>[^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(({ groups }) => groups?.['value'] ?? '');
}
