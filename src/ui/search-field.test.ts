// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const page = `${location.origin}/resources/textbooks`;
const onSearch = vi.fn();
const field = createElement(SearchField, { label: 'Search', controls: 'list', onSearch });
let root: Root | undefined;

/** Renders the page as built, and types into the field before hydration. */
function visit(end: string, typed = '') {
  history.replaceState(null, '', page + end);
  document.documentElement.className = 'search-pending';
  document.body.innerHTML = renderToString(field);
  input().value = typed;
  act(() => {
    root = hydrateRoot(document.body, field);
  });
}

function input(): HTMLInputElement {
  const found = document.querySelector('input');
  if (!found) throw new Error('There is no field.');
  return found;
}

function type(text: string) {
  input().value = text;
  act(() => {
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
});

test('a search in the address fills the field and runs before the list is shown', () => {
  onSearch.mockImplementationOnce(() => {
    expect(document.documentElement.className).toBe('search-pending');
  });
  visit('?q=heat');
  expect(input().value).toBe('heat');
  expect(onSearch.mock.calls).toEqual([['heat']]);
  expect(document.documentElement.className).toBe('');
});

test('text typed before the script loads is searched for', () => {
  visit('', 'bird');
  expect(input().value).toBe('bird');
  expect(onSearch.mock.calls).toEqual([['bird']]);
});

test('every keystroke searches, and the address changes once typing pauses', () => {
  visit('');
  type('b');
  type('bi');
  expect(onSearch.mock.calls).toEqual([[''], ['b'], ['bi']]);
  expect(location.search).toBe('');
  vi.advanceTimersByTime(299);
  type('bir');
  vi.advanceTimersByTime(299);
  expect(location.search).toBe('');
  vi.advanceTimersByTime(1);
  expect(location.search).toBe('?q=bir');
  expect(onSearch).toHaveBeenCalledTimes(4);
});

test('going Back to a search fills the field, and Back to none clears it', () => {
  visit('?q=heat', 'typed');
  for (const [end, text] of [
    ['?q=mass', 'mass'],
    ['', ''],
  ] as const) {
    history.replaceState(null, '', page + end);
    act(() => {
      dispatchEvent(new Event('popstate'));
    });
    expect(input().value).toBe(text);
    expect(onSearch).toHaveBeenLastCalledWith(text);
  }
});

test('leaving a page cancels its pending address change', () => {
  visit('');
  type('heat');
  act(() => root?.unmount());
  vi.advanceTimersByTime(300);
  expect(location.search).toBe('');
});
