// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddress } from './use-address.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const page = `${location.origin}/events`;
const left = vi.fn();
let root: Root;
let followed: string[];
let address: ReturnType<typeof useAddress>;

function Follower({ part }: { part: string }) {
  address = useAddress(part, (value) => followed.push(value));
  return null;
}

/** Opens an address on a page that keeps its state in one part of the address. */
function visit(end: string, part: string) {
  history.replaceState(null, '', page + end);
  act(() => {
    root.render(createElement(Follower, { part }));
  });
}

/** Simulates Back, Forward, and editing the address. */
function move(end: string, state: unknown = null) {
  history.replaceState(state, '', page + end);
  dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  followed = [];
  left.mockReset();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.restoreAllMocks();
});

test('starts with the value in the address, even if it is empty', () => {
  visit('?seed=7', 'seed');
  expect(followed).toEqual(['7']);
});

test('follows Back and Forward, but not to the same value', () => {
  visit('#a', '#');
  move('#b');
  dispatchEvent(new Event('hashchange'));
  move('');
  expect(followed).toEqual(['a', 'b', '']);
});

test('goTo adds a history entry', () => {
  visit('?q=x', 'seed');
  const before = history.length;
  address.goTo('7');
  expect(location.href).toBe(`${page}?q=x&seed=7`);
  expect(history.length).toBe(before + 1);
  expect(followed).toEqual(['', '7']);
});

test('goTo repeats the same value, because it may have failed', () => {
  visit('', 'seed');
  address.goTo('7');
  address.goTo('7');
  expect(followed).toEqual(['', '7', '7']);
});

test('keep replaces the entry', () => {
  visit('', 'q');
  const before = history.length;
  address.keep('heat');
  expect(location.href).toBe(`${page}?q=heat`);
  expect(history.length).toBe(before);
  expect(followed).toEqual(['']);
});

test('leave goes back after goTo', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  visit('', '#');
  address.goTo('a');
  address.leave(left);
  expect(back).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
});

test('leave clears a value from the first address', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  visit('?q=x#a', '#');
  address.leave(left);
  expect(back).not.toHaveBeenCalled();
  expect(location.href).toBe(`${page}?q=x`);
  expect(left).toHaveBeenCalledOnce();
  expect(followed).toEqual(['a', '']);
});

test('stops after unmounting', () => {
  visit('#a', '#');
  act(() => {
    root.render(null);
  });
  move('#b');
  expect(followed).toEqual(['a']);
});
