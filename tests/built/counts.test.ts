import { expect, test } from 'vitest';
import { attributeValues, readBuiltPages, wordsOf } from '../../tools/check/built-pages.ts';

const pages = readBuiltPages();
const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const courses = pages.filter(({ path }) => /^\/resources\/courses\/[^/]+$/.test(path));

/** Returns the number before a noun in the text of some HTML, or 0 if there is none. */
const numberOf = (noun: string, html = '') =>
  Number(new RegExp(`([\\d,]+) ${noun}`).exec(wordsOf(html))?.[1]?.replace(',', '') ?? 0);

/**
 * Returns the first element with an attribute. The element can't contain another one with the same
 * tag name.
 */
const elementWith = (attribute: string, html: string) =>
  new RegExp(`<(\\w+)\\b[^>]*\\s${attribute}\\b[^>]*>.*?</\\1>`, 's').exec(html)?.[0];

test.each(courses)('all counts of lessons and problems on $path agree', ({ html }) => {
  const names = (attribute: string) =>
    attributeValues(html, 'li', attribute).flatMap((list) => list.split(' ').filter(Boolean));
  for (const kind of ['lesson', 'problem']) {
    const listed = names(`data-${kind}`);
    expect(names(`data-${kind}s`).toSorted()).toEqual(listed.toSorted());
    expect(numberOf(kind, elementWith(`data-all=.${kind}s`, html))).toBe(listed.length);
  }
});

test('each course and subject of the library counts the lessons below it', () => {
  const html = htmlOf('/resources/studyhome');
  const list = html.slice(html.indexOf('id="courses"'));
  for (const [tag, opening] of [
    ['details', /(?=<details\b)/],
    ['section', /(?=<section\b)/],
  ] as const) {
    const parts = list.split(opening).slice(1);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      const own = part.slice(0, part.indexOf(`</${tag}>`));
      const valves = attributeValues(own, 'i', 'data-lesson');
      expect(attributeValues(own, 'li', 'data-lesson')).toEqual(valves);
      expect(numberOf('lessons?', elementWith('data-read', own))).toBe(valves.length);
    }
  }
});

test('the practice page and the courses list every problem once', () => {
  const listedOn = (start: string) =>
    pages
      .filter(({ path }) => path.startsWith(start))
      .flatMap(({ html }) => attributeValues(html, 'li', 'data-problem'))
      .toSorted();
  const solvable = pages
    .flatMap(({ path }) => /^\/resources\/study-materials\/problems\/(.+)$/.exec(path)?.[1] ?? [])
    .toSorted();
  expect(listedOn('/resources/study-materials')).toEqual(solvable);
  expect(listedOn('/resources/courses/')).toEqual(solvable);
  expect(htmlOf('/resources/study-materials')).toContain(`${String(solvable.length)} problem`);
});
