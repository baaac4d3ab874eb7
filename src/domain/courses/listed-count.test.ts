import { expect, test } from 'vitest';
import { countListed, listedInWords } from './listed-count.ts';

const lesson = { page: '/resources/study-materials/mixing', pdf: '/lessons/mixing.pdf' };
const page = { page: '/resources/lab-report' };
const pdf = { pdf: '/lessons/titration.pdf' };

test('counts pages, PDFs and planned lessons apart from lessons', () => {
  expect(countListed([lesson, page, pdf, {}, lesson])).toEqual({
    lessons: 2,
    pages: 1,
    pdfs: 1,
    planned: 1,
  });
});

test('mentions only kinds that exist', () => {
  expect(listedInWords([lesson])).toBe('1 lesson');
  expect(listedInWords([lesson, page])).toBe('1 lesson, 1 page');
  expect(listedInWords([lesson, lesson, {}])).toBe('2 lessons, 1 planned');
  expect(listedInWords([pdf, {}])).toBe('1 PDF, 1 planned');
  expect(listedInWords([])).toBe('');
});
