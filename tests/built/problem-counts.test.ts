import { expect, test } from 'vitest';
import { attributeValues, readBuiltPages } from '../../tools/check/built-pages.ts';

const pages = readBuiltPages();
const listedOn = (start: string) =>
  pages
    .filter(({ path }) => path.startsWith(start))
    .flatMap(({ html }) => attributeValues(html, 'li', 'data-problem'))
    .sort();
const solvable = pages
  .flatMap(({ path }) => /^\/resources\/study-materials\/problems\/(.+)$/.exec(path)?.[1] ?? [])
  .sort();

test('the list of classes, the pages of courses and the problems themselves are equally many', () => {
  expect(listedOn('/resources/study-materials')).toEqual(solvable);
  expect(listedOn('/resources/courses/')).toEqual(solvable);
});

test('every count of problems on the practice page is that of the problems', () => {
  const html = pages.find(({ path }) => path === '/resources/study-materials')?.html ?? '';
  expect(html).toContain(`${String(solvable.length)} problem`);
});
