import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CourseAside } from './CourseAside.tsx';

const course = {
  code: 'GEN 100',
  name: 'Everything',
  page: '/resources/courses/gen-100',
  needs: [],
  alongside: [],
  opens: [],
  lessons: [],
  problems: [],
  seeds: new Map(),
  topics: [],
  people: [],
  books: [],
  questions: [],
};
const words = {
  ask: { text: 'Come to Room 1.', links: [{ title: 'The evenings', to: '/events' }], chat: 'Chat' },
  mail: { subject: 'Book', body: 'Please' },
  email: 'board@example.edu',
  chat: 'https://chat.example.org/',
  asked: 'Asked about it',
};

const draw = (...[more, ask]: [object?, object?]) =>
  renderToStaticMarkup(
    createElement(CourseAside, {
      course: { ...course, ...more },
      words: { ...words, ask: { ...words.ask, ...ask } },
    }),
  );

test('a course without anything else says where to ask', () => {
  const html = draw();
  expect(html).toContain('Come to Room 1.');
  expect(html).not.toContain('On our shelf');
  expect(html).not.toContain('On other sites');
  expect(html).not.toContain('Asked about it');
});

test('lists the questions about a course with their outcome', () => {
  const html = draw({
    questions: [
      {
        question: 'Why is it cold?',
        page: '/asked#cold',
        state: 'answered',
        status: 'Answered after 3 days',
      },
    ],
  });
  expect(html).toContain('Asked about it');
  expect(html).toContain('href="/asked#cold" class="text-link">Why is it cold?');
  expect(html).toContain('Answered after 3 days');
});

test('names the officers who took it, with their hours', () => {
  const helper = { took: ['GEN 100'], evenings: ['Tuesday'] };
  const html = draw({
    people: [
      { ...helper, name: 'Robin', found: 'Study night on Tuesdays', page: '/officers#robin' },
      { ...helper, name: 'Kim' },
    ],
  });
  expect(html).toMatch(/Took it.*href="\/officers#robin".*Robin.*Study night on Tuesdays.*Kim/);
  expect(draw()).not.toContain('Took it');
});
