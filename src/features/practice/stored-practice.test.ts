// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearProgress, storeAttempt, useProgress } from './stored-progress.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const Remembered = () => JSON.stringify(useProgress());
const shown = () => JSON.parse(document.body.textContent) as Record<string, { state: string }>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  document.body.innerHTML = '';
  root = createRoot(document.body);
  act(() => {
    root.render(createElement(Remembered));
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an attempt is shown at once, with its day, and is there on the next visit', () => {
  act(() => {
    storeAttempt('propane-drum', 'solved');
  });
  expect(shown()).toEqual({ 'propane-drum': { state: 'solved', since: '2026-11-15' } });
  expect(JSON.parse(localStorage.getItem('practice') ?? '')).toEqual(shown());
});

test('what is cleared is gone', () => {
  act(() => {
    storeAttempt('propane-drum', 'tried');
    clearProgress();
  });
  expect(shown()).toEqual({});
  expect(localStorage.getItem('practice')).toBeNull();
});

test.each(['storage', 'pageshow'])('what another tab did is seen on %s', (event) => {
  localStorage.setItem('practice', '{"oven-wall":{"state":"tried","since":"2026-11-01"}}');
  expect(shown()).toEqual({});
  act(() => {
    dispatchEvent(new Event(event));
  });
  expect(shown()['oven-wall']?.state).toBe('tried');
});

test('where the browser remembers nothing, nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  act(() => {
    storeAttempt('propane-drum', 'solved');
    clearProgress();
  });
  expect(shown()).toEqual({});
});

test('what is printed first is what the build printed, whatever the browser remembers', () => {
  localStorage.setItem('practice', '{"oven-wall":{"state":"tried","since":"2026-11-01"}}');
  const printed = renderToString(createElement(Remembered));
  expect(printed).toBe('{}');
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('div');
  place.innerHTML = printed;
  let hydrated: Root | undefined;
  act(() => {
    hydrated = hydrateRoot(place, createElement(Remembered));
  });
  expect(place.textContent).toContain('oven-wall');
  expect(complaint).not.toHaveBeenCalled();
  act(() => hydrated?.unmount());
});
