import { expect, test } from 'vitest';
import { matchPage } from './match-pages.ts';

const page = (title: string, ...phrases: string[]) => ({ title, phrases, text: '', to: '/' });
const pages = [page('Exams', 'exam', 'old exam'), page('Labs', 'exam lab report', 'lab report')];

test.each([
  ['a phrase', 'old exams', 'Exams'],
  ['a phrase between words that say little', 'where are the old exams', 'Exams'],
  ['the longer of two phrases', 'exam for lab report', 'Labs'],
  ['a phrase that is half of the words', 'chemistry exam', 'Exams'],
])('finds the page for %s', (_, query, title) => {
  expect(matchPage(query, pages)?.title).toBe(title);
});

test.each([
  ['less than half of the words', 'exam on heat exchangers'],
  ['part of a phrase', 'report'],
])('finds no page for %s', (_, query) => {
  expect(matchPage(query, pages)).toBeUndefined();
});
