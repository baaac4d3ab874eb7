import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../domain/questions/questions.ts';
import { QuestionList } from './QuestionList.tsx';

/** Ten years with thirty questions each. */
const questions = Array.from({ length: 300 }, (_, place): AskedQuestion => {
  const year = 2016 + Math.floor(place / 30);
  const day = (later: number) => `${String(year)}-09-${String(1 + later).padStart(2, '0')}`;
  return {
    id: `question-${String(place)}`,
    question: `Why ${String(place)}?`,
    asked: day(0).slice(0, 7),
    topic: 'Anything',
    steps: [
      { what: 'heard', date: day(0) },
      { what: 'taken', date: day(7), to: 'the department chair' },
      { what: 'answered', date: day(place % 28) },
    ],
    answer: 'Because.',
  };
});

const draw = (hasCourses: boolean, some: readonly AskedQuestion[] = questions) =>
  renderToStaticMarkup(
    createElement(QuestionList, {
      questions: some,
      words: { open: 'Waiting', nothingOpen: 'Nothing waits.' },
      hasCourses,
    }),
  );

test('shows all questions of ten years, and folds all but two years', () => {
  const html = draw(true);
  expect(html.match(/<article/g)).toHaveLength(300);
  expect(html.match(/<details class="border-t/g)).toHaveLength(8);
  expect(html.match(/<details[^>]* open/g)).toBeNull();
  expect(html).toContain('Nothing waits.');
});

test('folds the steps only if there’s an answer', () => {
  const summaries = (change: Partial<AskedQuestion>) =>
    draw(
      true,
      questions.slice(0, 1).map((question) => ({ ...question, ...change })),
    ).match(/<details class="question-way group[^"]*"><summary[^>]*>[^<]+/g);
  const heard = { what: 'heard', date: '2026-09-01' } as const;
  const refused = { what: 'refused', date: '2026-09-02', text: 'No room.' } as const;
  expect(summaries({})).toEqual([expect.stringMatching(/>How it got there: 3 steps$/)]);
  expect(summaries({ steps: [heard], answer: undefined })).toBeNull();
  expect(summaries({ steps: [heard, refused], answer: undefined })).toBeNull();
});

test('doesn’t link a course without a page', () => {
  const about = questions.slice(0, 1).map((question) => ({ ...question, course: 'GEN 1' }));
  expect(draw(true, about)).toMatch(/<a [^>]*href="\/resources\/courses\/gen-1">GEN 1<\/a>/);
  expect(draw(false, about)).not.toContain('/resources/courses/');
  expect(draw(false, about)).toContain('GEN 1');
});
