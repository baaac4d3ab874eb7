// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateOf, type PracticeRecord } from '../../domain/practice/record.ts';
import {
  clearPractice,
  storeEntry,
  storeHelp,
  useIsPracticeKept,
  usePractice,
} from './stored-practice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const real = localStorage;
let root: Root;
const Remembered = () => JSON.stringify([usePractice(), useIsPracticeKept()]);
const shown = () => JSON.parse(document.body.textContent) as [PracticeRecord, boolean];
const kept = (key = 'practice-record') => real.getItem(key);

const task = { name: 'propane-drum', seed: 0, answers: ['m'] };
const entry = { answer: 'm', text: '5 kg', isRight: true };
const work = { since: '2026-11-15', last: '2026-11-15', rung: 0, sets: [] };
const old = '{"oven-wall":{"state":"tried","since":"2026-11-01"}}';

const answer = () => {
  act(() => {
    storeEntry(task, entry);
  });
};

/** Makes methods of the storage throw, for all keys or for one. */
const refuse = (methods: readonly (keyof Storage)[], name?: string) => {
  const refusing =
    (method: 'getItem' | 'setItem' | 'removeItem') => (key: string, text: string) => {
      if (methods.includes(method) && (name ?? key) === key) {
        throw new DOMException('no', 'QuotaExceededError');
      }
      return real[method](key, text);
    };
  vi.stubGlobal('localStorage', {
    getItem: refusing('getItem'),
    setItem: refusing('setItem'),
    removeItem: refusing('removeItem'),
  });
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2026, 10, 15, 12) });
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
  vi.stubGlobal('localStorage', real);
  // All tests in this file share a page, which keeps unsaved records in memory.
  clearPractice();
});

test('shows and stores an entry at once', () => {
  answer();
  const [record, isKept] = shown();
  expect(record).toEqual({
    'propane-drum': {
      ...work,
      solved: '2026-11-15',
      clean: ['2026-11-15'],
      rung: 1,
      sets: [{ seed: 0, typed: { m: '5 kg' }, right: ['m'], isDone: true }],
    },
  });
  expect(isKept).toBe(true);
  expect(JSON.parse(kept() ?? '')).toEqual(record);
});

test('stores help', () => {
  act(() => {
    storeHelp(task, 'hint');
  });
  expect(shown()[0]['propane-drum']?.sets[0]?.helped).toBe('hint');
});

test('includes the record of version 1 and leaves it in place', () => {
  localStorage.setItem('practice', old);
  answer();
  expect(Object.keys(shown()[0])).toEqual(['oven-wall', 'propane-drum']);
  expect(Object.keys(JSON.parse(kept() ?? '') as object)).toEqual(['oven-wall', 'propane-drum']);
  expect(kept('practice')).toBe(old);
});

test('includes the record of version 2, with mastered problems as solved', () => {
  const second = JSON.stringify({
    'oven-wall': { ...work, solved: '2026-11-15', mastered: '2026-11-15', rung: 1 },
  });
  localStorage.setItem('practice-work', second);
  answer();
  expect(stateOf(shown()[0]['oven-wall'])).toBe('solved');
  expect(kept('practice-work')).toBe(second);
  expect(kept()).not.toContain('mastered');
  // Reading the record again doesn't change it.
  const before = shown();
  answer();
  expect(shown()).toEqual(before);
});

test('clears everything', () => {
  localStorage.setItem('practice', old);
  localStorage.setItem('practice-work', old);
  localStorage.setItem('practice-record', '{');
  answer();
  act(clearPractice);
  expect(shown()).toEqual([{}, true]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['storage', () => window],
  ['pageshow', () => window],
  ['prerenderingchange', () => document],
])('sees changes in another tab on %s', (event, target) => {
  localStorage.setItem('practice-record', JSON.stringify({ a: work }));
  expect(shown()[0]).toEqual({});
  act(() => {
    target().dispatchEvent(new Event(event));
  });
  expect(shown()[0]).toEqual({ a: work });
});

test.each([
  ['full', ['setItem']],
  ['forbidden', ['getItem', 'setItem', 'removeItem']],
] as const)(
  'with storage %s, works within the page and says that nothing is kept',
  (_, methods) => {
    refuse(methods);
    answer();
    act(() => {
      storeEntry({ ...task, name: 'kettle' }, { ...entry, isRight: false });
    });
    const [record, isKept] = shown();
    expect(Object.keys(record)).toEqual(['propane-drum', 'kettle']);
    expect(isKept).toBe(false);
  },
);

test('does not overwrite storage that it cannot read', () => {
  localStorage.setItem('practice-record', JSON.stringify({ a: work }));
  refuse(['getItem']);
  answer();
  expect(shown()[1]).toBe(false);
  expect(kept()).toBe(JSON.stringify({ a: work }));
});

test.each(['{', 'null', '"text"', `${JSON.stringify({ a: work }).slice(0, -9)}\n`])(
  'stores a copy of an unreadable record, once: %s',
  (garbage) => {
    localStorage.setItem('practice-record', garbage);
    answer();
    answer();
    expect(Object.keys(shown()[0])).toEqual(['propane-drum']);
    expect(kept('practice-work-unread')).toBe(garbage);
  },
);

test('stores a copy of a record with a damaged entry, and keeps the other entries', () => {
  const text = JSON.stringify({ a: work, damaged: { ...work, since: 7 }, b: work });
  localStorage.setItem('practice-record', text);
  answer();
  expect(Object.keys(shown()[0])).toEqual(['a', 'b', 'propane-drum']);
  expect(kept('practice-work-unread')).toBe(text);
});

test('keeps every stored copy, without repeats', () => {
  for (const garbage of ['first', 'second', 'first']) {
    localStorage.setItem('practice-record', garbage);
    answer();
  }
  expect(kept('practice-work-unread')).toBe('first\nsecond');
});

test('without room for a copy, leaves the record and says that nothing is kept', () => {
  localStorage.setItem('practice-record', 'garbage');
  refuse(['setItem'], 'practice-work-unread');
  answer();
  answer();
  expect(kept()).toBe('garbage');
  expect(Object.keys(shown()[0])).toEqual(['propane-drum']);
  expect(shown()[1]).toBe(false);
});

test('hydrates the built HTML whatever is stored', () => {
  localStorage.setItem('practice', old);
  const printed = renderToString(createElement(Remembered));
  expect(printed).toBe('[{},true]');
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
