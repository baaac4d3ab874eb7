import { existsSync, readFileSync } from 'node:fs';
import { builtPages } from '../build/routes.ts';

/** A page of dist/ with its path and its source. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Every page of the built site in a project's folder. */
export function readBuiltPages(folder = '.'): BuiltPage[] {
  if (!existsSync(`${folder}/dist/index.html`)) {
    throw new Error('There’s no dist/ yet. Run `npm run build` first.');
  }
  return builtPages(`${folder}/dist`).map(({ route, file }) => ({
    path: route,
    html: readFileSync(`${folder}/dist/${file}`, 'utf8'),
  }));
}

/** The values of an attribute wherever an element of the page has it. */
export function attributeValues(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="(?<value>[^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(({ groups }) => groups?.['value'] ?? '');
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/** Text as it is read, without the entities of HTML. */
export const decoded = (html: string) =>
  html.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '?');

/** The words of a piece of HTML. */
export const wordsOf = (html: string) => decoded(html.replace(/<[^>]+>/g, ''));

const neverClosed = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * A piece of HTML without its scripts, and without the elements whose first tag a pattern knows, each
 * with all that is in it.
 */
export function withoutElements(source: string, pattern: RegExp): string {
  // A script may hold what looks like tags.
  const html = source.replace(/<script\b.*?<\/script>/gs, '\n');
  let [kept, from, depth] = ['', 0, 0];
  for (const { 0: tag, 1: end = '', 2: name = '', index } of html.matchAll(
    /<(\/?)([a-z][\w-]*)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g,
  )) {
    const isAlone = tag.endsWith('/>') || neverClosed.has(name);
    if (depth === 0) {
      if (end !== '' || !pattern.test(tag)) continue;
      kept += `${html.slice(from, index)}\n`;
      from = index + tag.length;
      if (!isAlone) depth = 1;
    } else if (!isAlone) {
      depth += end === '' ? 1 : -1;
      from = index + tag.length;
    }
  }
  return kept + html.slice(from);
}
