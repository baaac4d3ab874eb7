// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { CourseHead } from './CourseHead.tsx';
import { CourseLessons } from './CourseLessons.tsx';
import { CourseProblems } from './CourseProblems.tsx';
import { CourseTopics } from './CourseTopics.tsx';
import { tellCourseRecord } from './tell-course-record.ts';

const lesson = (name: string, title: string) => ({
  ...{
    name,
    title,
    description: 'What it is about.',
    page: `/lessons/${name}`,
    minutes: 20,
    needs: [],
  },
});
const problem = (name: string, title: string, topic: string) => ({
  title,
  description: 'What it asks.',
  written: { name, page: `/problems/${name}`, topic, size: 'warm-up', minutes: 10 },
});
const course = {
  ...{ code: 'GEN 100', name: 'Everything', page: '/gen-100' },
  ...{ needs: [], alongside: [], opens: [], sheets: [], books: [], questions: [], people: [] },
  lessons: [lesson('gases', 'Gases'), lesson('steam', 'Steam')],
  problems: [problem('drum', 'A drum', 'Gases'), problem('boiler', 'A boiler', 'Steam')],
  seeds: new Map([['drum', 50]]),
  topics: [
    { topic: 'Gases', lessons: ['gases'], problems: ['drum'] },
    { topic: 'Steam', lessons: ['steam'], problems: ['boiler'] },
  ],
};
const words = { noPractice: '', remembered: 'Only here.', noLessons: '' };

/** Returns the page of the course after the script has run. */
function visit(): HTMLElement {
  const parts = [
    createElement(CourseHead, { course, lead: 'All of it.' }),
    createElement(CourseTopics, { course }),
    createElement(CourseLessons, { course, words: { ...words, planned: '', plannedLink: '' } }),
    createElement(CourseProblems, { course, words, page: '/practice' }),
  ];
  document.body.innerHTML = parts.map((part) => renderToStaticMarkup(part)).join('');
  tellCourseRecord(document.body);
  return document.body;
}

const next = (page: HTMLElement) =>
  [...page.querySelectorAll('.course-next a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
const topics = (page: HTMLElement) =>
  [...page.querySelectorAll('.course-topics li')].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00') });
});

test('without a record the page stays as built', () => {
  visit();
  const built = document.body.innerHTML;
  localStorage.setItem('practice-work', '{"drum":');
  localStorage.setItem('lessons-read', '7');
  expect(visit().innerHTML).toBe(built);
  expect(next(document.body)).toEqual([
    ['Start here: Gases', '/lessons/gases'],
    ['A drum', '/problems/drum'],
  ]);
  expect(topics(document.body)).toEqual(['Gases1 lesson1 problem', 'Steam1 lesson1 problem']);
});

test('shows read lessons and solved problems and fills the tanks', () => {
  localStorage.setItem('lessons-read', '{"gases":"2026-11-17"}');
  const work = { since: '2026-11-17', last: '2026-11-17', solved: '2026-11-17', rung: 1, sets: [] };
  localStorage.setItem('practice-work', JSON.stringify({ drum: work }));
  const page = visit();
  expect(topics(page)).toEqual(['Gases1 of 1 read1 of 1 solved', 'Steam0 of 1 read0 of 1 solved']);
  const parts = [...page.querySelectorAll<HTMLElement>('.course-topics li')];
  expect(parts.map(({ style }) => style.getPropertyValue('--part'))).toEqual(['1', '0']);
  expect(parts.map(({ dataset }) => dataset['state'])).toEqual(['solved', undefined]);
  expect(page.querySelector('[data-lesson=gases]')?.textContent).toContain('20 min, read');
  expect(page.querySelector('[data-problem=drum] .state')?.textContent).toBe('Solved');
  expect(page.querySelector('[data-all]')?.textContent).toBe('1 of 2 read, 1 of 2 solved');
  expect(next(page)[0]).toEqual(['Read next: Steam', '/lessons/steam']);
});

test('shows and forgets changes from other pages', () => {
  const page = visit();
  localStorage.setItem('reading', '{"steam":{"at":"#tables","section":"The tables"}}');
  dispatchEvent(new Event('storage'));
  expect(next(page)[0]).toEqual(['Keep reading: Steam', '/lessons/steam#tables']);
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  expect(next(page)[0]?.[0]).toBe('Start here: Gases');
  expect(topics(page)[0]).toBe('Gases1 lesson1 problem');
});
