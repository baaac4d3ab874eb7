import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { lessonSchema } from '../../src/content/documents/lesson-schema.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { internalLinks } from '../../tools/check/links.ts';
import { readBuiltPages } from '../../tools/check/built-pages.ts';
import { documentFiles } from '../../src/content/read/source-files.ts';

const pages = readBuiltPages();
const lessons = new Map(
  documentFiles('lessons').map((file) => [
    basename(file, '.mdx'),
    parseMarkdown(file, readFileSync(file, 'utf8'), lessonSchema).data,
  ]),
);

function before(name: string, seen = new Set<string>()): Set<string> {
  for (const need of lessons.get(name)?.needs ?? []) {
    if (seen.has(need)) continue;
    seen.add(need);
    before(need, seen);
  }
  return seen;
}

/** Returns the lessons that explain the terms that a lesson links to. */
const explainers = (name: string): string[] =>
  internalLinks(pages.find(({ path }) => path.endsWith(`/study-materials/${name}`))?.html ?? '')
    .map((href) => /\/([^/]+)#term-/.exec(href)?.[1] ?? '')
    .filter((other) => other !== '');

test('no lesson links to a term of a later lesson', () => {
  const all = [...lessons.keys()].flatMap((name) =>
    explainers(name).map((other) => ({ name, other, isAhead: before(other).has(name) })),
  );
  const terms = [...lessons.values()].flatMap(({ terms: own = {} }) => Object.keys(own));
  console.info(`${String(terms.length)} terms, ${String(all.length)} links to them`);
  expect(all.filter(({ isAhead }) => isAhead)).toEqual([]);
});

test('the glossary links every term to its explanation', () => {
  const html = pages.find(({ path }) => path === '/resources/glossary')?.html ?? '';
  const listed = internalLinks(html).filter((href) => href.includes('#term-'));
  const terms = [...lessons.values()].flatMap(({ terms: own = {} }) => Object.keys(own));
  expect(listed).toHaveLength(terms.length);
  expect(html.match(/ id="term-/g)).toHaveLength(terms.length);
});
