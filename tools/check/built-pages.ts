import { existsSync, readFileSync } from 'node:fs';
import { builtPages } from '../build/routes.ts';

export interface BuiltPage {
  path: string;
  html: string;
}

export function readBuiltPages(folder = '.'): BuiltPage[] {
  if (!existsSync(`${folder}/dist/index.html`)) {
    throw new Error('There’s no dist/ yet. Run `npm run build` first.');
  }
  return builtPages(`${folder}/dist`).map(({ route, file }) => ({
    path: route,
    html: readFileSync(`${folder}/dist/${file}`, 'utf8'),
  }));
}

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

export const decoded = (html: string) =>
  html.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '?');

export const wordsOf = (html: string) => decoded(html.replace(/<[^>]+>/g, ''));

const neverClosed = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Removes scripts, and elements whose opening tag matches a pattern, with their content. */
export function withoutElements(source: string, pattern: RegExp): string {
  // A script may contain text that looks like tags.
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
