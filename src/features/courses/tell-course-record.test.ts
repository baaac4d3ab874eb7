// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { CourseHead } from './CourseHead.tsx';
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
  ...{ needs: [], alongside: [], opens: [], books: [], questions: [], people: [] },
  lessons: [lesson('gases', 'Gases'), lesson('steam', 'Steam')],
  problems: [problem('drum', 'A drum', 'Gases'), problem('boiler', 'A boiler', 'Steam')],
  seeds: new Map([['drum', 50]]),
  exam: { page: '/exam/gen-100', pdf: '/exam/gen-100.pdf', setUp: '/exam?class=GEN+100' },
  topics: [
    { topic: 'Gases', lessons: ['gases'], problems: ['drum'] },
    { topic: 'Steam', lessons: ['steam'], problems: ['boiler'] },
  ],
};
const words = {
  ...{ noLessons: '', noPractice: '', planned: '', plannedLink: '' },
  remembered: 'Only here.',
};

/** Runs the script and returns the course's page. `isOpen` says which topics were open before. */
function visit(isOpen = (_place: number) => true): HTMLElement {
  const parts = [
    createElement(CourseHead, { course, lead: 'All of it.' }),
    createElement(CourseTopics, { course, words }),
  ];
  document.body.innerHTML = parts.map((part) => renderToStaticMarkup(part)).join('');
  for (const [place, topic] of document.querySelectorAll('details').entries()) {
    topic.open = isOpen(place);
  }
  tellCourseRecord(document.body);
  return document.body;
}

const next = (page: HTMLElement) =>
  [...page.querySelectorAll('.course-next a')]
    .slice(0, 2)
    .map((link) => [link.textContent, link.getAttribute('href')]);
const topics = (page: HTMLElement) =>
  [...page.querySelectorAll('summary')].map(({ textContent }) => textContent);
const totals = (page: HTMLElement) =>
  ['lessons', 'time', 'problems'].map(
    (part) => page.querySelector(`[data-all=${part}]`)?.textContent,
  );
const facts = (page: HTMLElement, name: string) =>
  page.querySelector(`[data-lesson=${name}] p, [data-problem=${name}] p`)?.textContent;

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
  expect(topics(document.body)).toEqual(['Gases1 lesson, 1 problem', 'Steam1 lesson, 1 problem']);
  expect(totals(document.body)).toEqual(['2 lessons', ', 40 min', '2 problems']);
});

test('shows read lessons and solved problems and fills the tanks', () => {
  localStorage.setItem('lessons-read', '{"gases":"2026-11-17"}');
  const work = { since: '2026-11-17', last: '2026-11-17', solved: '2026-11-17', rung: 1, sets: [] };
  localStorage.setItem('practice-work', JSON.stringify({ drum: work }));
  const page = visit();
  expect(topics(page)).toEqual(['GasesAll done', 'Steam1 lesson, 1 problem']);
  const parts = [...page.querySelectorAll<HTMLElement>('[data-lessons]')];
  expect(parts.map(({ style }) => style.getPropertyValue('--part'))).toEqual(['1', '0']);
  expect(parts.map(({ dataset }) => 'done' in dataset)).toEqual([true, false]);
  expect(facts(page, 'gases')).toBe('Read, 20 min');
  expect(facts(page, 'steam')).toBe('Next, 20 min');
  expect(facts(page, 'drum')).toBe('Warm-up, 10 min, solved');
  expect(totals(page)).toEqual(['1 of 2 read', ', 20 min to go', '1 of 2 solved']);
  expect(next(page)[0]).toEqual(['Read Steam, 20 min', '/lessons/steam']);
  expect(page.querySelector('[data-note]')?.textContent).toBe('');
});

test('opens the topic of the next step where only the first one was open', () => {
  localStorage.setItem('lessons-read', '{"gases":"2026-11-17"}');
  const open = () => [...document.querySelectorAll('details')].map((topic) => topic.open);
  visit();
  expect(open()).toEqual([true, true]);
  visit((place) => place === 0);
  expect(open()).toEqual([false, true]);
});

test('offers a mock exam this week, unless an exam is a step already', () => {
  const offersExam = () => !document.querySelector('[data-week]')?.hasAttribute('hidden');
  visit();
  expect(offersExam()).toBe(true);
  localStorage.setItem('lessons-read', '{"gases":"2026-11-17","steam":"2026-11-17"}');
  expect(next(visit())[1]).toEqual(['a mock exam', '/exam?class=GEN+100']);
  expect(offersExam()).toBe(false);
});

test('shows and forgets changes from other pages', () => {
  const page = visit();
  localStorage.setItem('reading', '{"steam":{"at":"#tables","section":"The tables"}}');
  dispatchEvent(new Event('storage'));
  expect(next(page)[0]).toEqual(['Keep reading: Steam', '/lessons/steam#tables']);
  expect(facts(page, 'steam')).toBe('You stopped at “The tables”, 20 min');
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  expect(next(page)[0]?.[0]).toBe('Start here: Gases');
  expect(topics(page)[0]).toBe('Gases1 lesson, 1 problem');
});
