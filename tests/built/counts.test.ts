import { expect, test } from 'vitest';
import { attributeValues, readBuiltPages, wordsOf } from '../../tools/check/built-pages.ts';

const pages = readBuiltPages();
const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const courses = pages.filter(({ path }) => /^\/resources\/courses\/[^/]+$/.test(path));

/** Returns the number before a noun in a piece of HTML, or 0 without one. */
const numberOf = (noun: string, html = '') =>
  Number(new RegExp(`([\\d,]+) ${noun}`).exec(wordsOf(html))?.[1]?.replace(',', '') ?? 0);

/** Returns the first element with an attribute, if no element of its kind is inside. */
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

test('the library and the list of courses count the same lessons', () => {
  const html = htmlOf('/resources/studyhome');
  const rows = [...html.matchAll(/<li\b[^>]*class="library-row[^"]*".*?data-count.*?<\/span>/gs)];
  expect(rows.length).toBeGreaterThan(0);
  const list = html.slice(html.indexOf('id="courses"'));
  for (const [row] of rows) {
    const code = wordsOf(/<a\b[^>]*class="code.*?<\/a>/s.exec(row)?.[0] ?? '');
    const entry = list.slice(list.indexOf(`>${code}<`));
    expect(numberOf('lesson', elementWith('data-count', row)), code).toBe(
      numberOf('lesson', entry.slice(0, entry.indexOf('</summary>'))),
    );
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
