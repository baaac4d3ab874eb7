// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { board, courses, textbooks } from '../fixture-content.ts';
import { pageAt, texts } from './fixture-pages.ts';

test('without scripts the search page lists every book, course and officer', () => {
  expect(texts(pageAt('/search'), 'main a')).toEqual(
    expect.arrayContaining([
      ...textbooks.textbooks.map(({ title }) => title),
      ...courses.subjects.flatMap(({ classes }) => classes.map(({ name }) => name)),
      ...board.officers.map(({ name }) => name),
    ]),
  );
});
