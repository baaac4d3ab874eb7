// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { board, courses, textbooks } from '../fixture-content.ts';
import { pageAt, texts } from './fixture-pages.ts';

test('without a script the search lists every book, course and officer by name', () => {
  expect(texts(pageAt('/search'), 'main a')).toEqual(
    expect.arrayContaining([
      ...textbooks.textbooks.map(({ title }) => title),
      ...courses.subjects.flatMap(({ classes }) => classes.map(({ name }) => name)),
      ...board.officers.map(({ name }) => name),
    ]),
  );
});
