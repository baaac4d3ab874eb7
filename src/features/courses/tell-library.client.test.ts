// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { CourseList } from './CourseList.tsx';
import { NextLesson } from './NextLesson.tsx';
import { run } from './tell-library.client.ts';

const lesson = (name: string, ...needs: string[]) => ({
  ...{ name, title: `About ${name}`, description: '', page: `/lessons/${name}` },
  ...{ pdf: `/lessons/${name}.pdf`, minutes: 20, needs, problems: 2 },
});
const course = (code: string, usual: number, ...lessons: object[]) => ({
  ...{ code, name: 'A course', page: `/${code}`, usual, lessons, needs: [], alongside: [] },
  ...{ opens: [], problems: [], seeds: new Map(), topics: [], words: '', people: [] },
  ...{ books: [], questions: [] },
});
const planned = { title: 'Not yet', description: '', needs: [], problems: 0 };
const page = { ...planned, title: 'A page', page: '/page' };
const subjects = [
  { name: 'Later', courses: [course('B', 2, lesson('valves', 'pumps'), planned, page)] },
  { name: 'Earlier', courses: [course('A', 1, lesson('units'), lesson('pumps', 'units'))] },
  { name: 'Other', courses: [course('C', 3)] },
] as unknown as Parameters<typeof CourseList>[0]['subjects'];
const first = { ...lesson('units'), code: 'A' };
const words = { noLessons: '', notWritten: 'Planned', placeholder: '', practice: '', formulas: '' };

function visit(): HTMLElement {
  const parts = [
    createElement(NextLesson, { first, total: 3 }),
    createElement(CourseList, { id: 'courses', subjects, first: 'units', ...words }),
  ];
  const html = parts.map((part) => renderToStaticMarkup(part)).join('');
  document.body.innerHTML = `<div>${html}</div><script></script>`;
  const [library, script] = document.body.children as unknown as [HTMLElement, HTMLScriptElement];
  run(script);
  return library;
}

const store = (...read: string[]) => {
  const days = read.map((name) => [name, '2025-10-01']);
  localStorage.setItem('lessons-read', JSON.stringify(Object.fromEntries(days)));
};
const texts = (library: HTMLElement, selector: string) =>
  [...library.querySelectorAll<HTMLElement>(selector)]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
const valves = (library: HTMLElement) =>
  [...library.querySelectorAll<HTMLElement>('.valves i')].map(({ dataset }) => dataset['state']);

beforeEach(() => {
  localStorage.clear();
});

test('a newcomer sees where to start, and how much there is', () => {
  localStorage.setItem('lessons-read', '{"elsewhere":"2025-10-01"');
  localStorage.setItem('reading', '7');
  const library = visit();
  expect(texts(library, '.next-lesson p')).toEqual([
    'New here? Start with',
    'About units',
    '20 min. The first of 3, in A.',
  ]);
  expect(texts(library, '[data-next]')).toEqual(['First About valves', 'First About units']);
  expect(texts(library, '[data-read]')).toEqual([
    ...['1 lesson, 1 planned', '1 lesson, 1 page, 1 planned'],
    ...['2 lessons', '2 lessons', ''],
  ]);
  // A lesson that's on another page has no valve.
  expect(valves(library)).toEqual([undefined, 'planned', 'next', undefined]);
  expect(library.querySelectorAll('li svg')).toHaveLength(4);
});

test('a reader sees what’s read, and what’s next in each course', () => {
  store('units', 'elsewhere');
  localStorage.setItem('reading', '{"valves":{"at":"#a","section":"A"}}');
  const library = visit();
  expect(texts(library, '.next-lesson p')).toEqual([
    'Next, in A',
    'About pumps',
    '20 min. You’ve read 1 of 3.',
  ]);
  expect(
    [...library.querySelectorAll('.next-lesson a')].map((link) => link.getAttribute('href')),
  ).toEqual(['/lessons/pumps', '/lessons/pumps']);
  expect(texts(library, '[data-next]')).toEqual(['First About valves', 'Next About pumps']);
  expect(texts(library, '[data-read]').slice(2)).toEqual(['1 of 2 read', '1 of 2 read', '']);
  expect(valves(library)).toEqual(['begun', 'planned', 'read', 'next']);
  expect(texts(library, 'li p')).toEqual([
    ...['Begun, 20 min, 2 problems', 'Planned', 'Page'],
    ...['Read, 20 min, 2 problems', 'Next, 20 min, 2 problems'],
  ]);
});

test('with everything read, nothing is next until the record is cleared', () => {
  store('units', 'pumps', 'valves');
  const library = visit();
  expect(library.querySelector<HTMLElement>('.next-lesson')?.hidden).toBe(true);
  expect(texts(library, '[data-next]')).toEqual([]);
  expect(library.querySelectorAll('[data-done]')).toHaveLength(2);
  localStorage.clear();
  window.dispatchEvent(new Event('storage'));
  expect(texts(library, '.next-lesson a')).toEqual(['About units', 'Start reading']);
  expect(valves(library)).toEqual([undefined, 'planned', 'next', undefined]);
});
