// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddressParts, type AddressParts } from './use-address-parts.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const parts = ['class', 'size'] as const;
type Part = (typeof parts)[number];

const page = `${location.origin}/problems`;
let root: Root;
let followed: AddressParts<Part>[];
let goTo: ReturnType<typeof useAddressParts<Part>>['goTo'];

function Follower() {
  ({ goTo } = useAddressParts(parts, (values) => followed.push(values)));
  return null;
}

/** Opens an address on a page that keeps two choices in the address. */
function visit(end: string) {
  history.replaceState(null, '', page + end);
  act(() => {
    root.render(createElement(Follower));
  });
}

beforeEach(() => {
  followed = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

test('follows the address on the first render and on Back and Forward', () => {
  visit('?class=CHE+210&other=1');
  history.replaceState(null, '', `${page}?size=exam`);
  dispatchEvent(new Event('popstate'));
  expect(followed).toEqual([
    { class: 'CHE 210', size: '' },
    { class: '', size: 'exam' },
  ]);
});

test('adds an entry per choice, replaces it for the same choice, and keeps other parts', () => {
  visit('?q=pump');
  const before = history.length;
  goTo({ class: 'CHE 210' }, 'class');
  expect(history.length).toBe(before + 1);
  goTo({ class: 'CHE 312' }, 'class');
  expect(history.length).toBe(before + 1);
  goTo({ size: 'exam' }, 'size');
  expect(history.length).toBe(before + 2);
  expect(location.href).toBe(`${page}?q=pump&class=CHE+312&size=exam`);
  goTo({ class: '', size: '' }, 'all');
  expect(location.href).toBe(`${page}?q=pump`);
  expect(history.length).toBe(before + 3);
  // Setting the same value again adds no history entry.
  goTo({ class: '', size: '' }, 'none');
  expect(history.length).toBe(before + 3);
});
