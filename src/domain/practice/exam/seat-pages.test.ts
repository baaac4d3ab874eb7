import { expect, test } from 'vitest';
import { seatPages } from './seat-pages.ts';

const short = { height: 3, answers: 2 };
const long = { height: 7.5, answers: 5 };

test('each problem has a page, and a long one another for its answers', () => {
  expect(seatPages([short, short])).toEqual([[1], [2]]);
  expect(seatPages([short, long, short])).toEqual([[1], [2, 3], [4]]);
});

test('the first page has less room, for the name and the code are on it', () => {
  const nearly = { height: 7, answers: 2 };
  expect(seatPages([nearly, nearly])).toEqual([[1, 2], [3]]);
});

test('a problem that fits under the name and the code has one page', () => {
  expect(seatPages([{ height: 6.4, answers: 2 }])).toEqual([[1]]);
});
