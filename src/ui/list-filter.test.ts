// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListFilter } from './ListFilter.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  document.body.innerHTML = `
    <div id="list">
      <section><ul><li><b>tea</b> hot</li><li><b>ice</b> cold tea</li></ul></section>
      <section><ul><li><b>soup</b> hot</li></ul></section>
    </div>
    <div id="field"></div>`;
  act(() => {
    createRoot(document.querySelector('#field') ?? document.body).render(
      createElement(ListFilter, {
        ...{ list: 'list', total: 3, label: 'Search', all: '3 words' },
        ...{ nothing: 'Nothing found.', advice: 'Ask someone.' },
        wordsOf: (row) => [row.firstElementChild?.textContent ?? '', row.textContent],
        matcher: (text) => (words) => words.includes(text),
      }),
    );
  });
});

function type(text: string) {
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field.');
  field.value = text;
  act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Returns the names of the visible rows and the text below the field. */
const shown = () => [
  [...document.querySelectorAll('section:not([hidden]) li:not([hidden]) b')].map(
    (row) => row.textContent,
  ),
  [...document.querySelectorAll('#field > p:not([role])')].map((line) => line.textContent),
];

test('searches the second text of the rows only if no first text matches', () => {
  type('tea');
  expect(shown()).toEqual([['tea'], ['1 of 3 words']]);
  type('hot');
  expect(shown()).toEqual([['tea', 'soup'], ['2 of 3 words']]);
  type('pie');
  expect(shown()).toEqual([[], ['Nothing found.', 'Ask someone.']]);
});

test('hides blocks without rows, and marks a list while it’s filtered', () => {
  const [first, last] = document.querySelectorAll('section');
  const isFiltered = () => document.querySelector('#list')?.hasAttribute('data-filtered');
  type('soup');
  expect([first?.hidden, last?.hidden, isFiltered()]).toEqual([true, false, true]);
  type('');
  expect([first?.hidden, last?.hidden, isFiltered()]).toEqual([false, false, false]);
  expect(shown()).toEqual([['tea', 'ice', 'soup'], ['3 words']]);
});
