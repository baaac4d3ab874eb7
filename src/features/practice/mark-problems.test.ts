// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { markClasses } from './mark-problems.ts';

const work = { since: '2026-11-14', last: '2026-11-14', rung: 0, sets: [] };
const solved = { ...work, solved: '2026-11-14' };
const record = {
  a: solved,
  b: work,
  m: { ...solved, clean: ['2026-11-14', '2026-11-15'] },
  gone: solved,
};

const item = (name: string, topic: string) =>
  `<li data-problem="${name}"><h4>${name}</h4><p class="facts"><span class="topic">${topic}</span></p></li>`;

beforeEach(() => {
  document.body.innerHTML = `
    <details><summary><span class="count">3 problems</span></summary>
      <ul>${item('a', 'Units')}${item('m', 'Units')}${item('c', 'Gases')}<li>planned</li></ul></details>
    <details><summary><span class="count">1 problem</span></summary>
      <ul>${item('d', 'Units')}</ul></details>`;
});

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('marks progress by problem, class and topic, and removes it', () => {
  markClasses(document.body, record);
  expect(texts('.state')).toEqual(['✓ Solved', '★ Mastered']);
  expect(texts('.count')).toEqual(['2 of 3 solved, 1 mastered', '1 problem']);
  expect(texts('.topic-line span')).toEqual([
    'Units: 2 of 2 solved, 1 mastered',
    'Gases: 0 of 1 solved',
  ]);
  markClasses(document.body, record);
  expect(texts('.state')).toHaveLength(2);
  expect(texts('.topic-line')).toHaveLength(1);
  markClasses(document.body, {});
  expect(texts('.state, .topic-line')).toEqual([]);
  expect(texts('.count')).toEqual(['3 problems', '1 problem']);
});
