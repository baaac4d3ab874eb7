// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campusDay } from './campus-day.ts';
import { useToday } from './use-today.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let seen: (string | undefined)[];

function Day() {
  seen.push(useToday());
  return null;
}

/** Opens the page at a time in Auckland, the time zone of these tests. */
const openAt = (moment: string) => {
  vi.setSystemTime(new Date(moment));
  act(() => {
    root.render(createElement(Day));
  });
};
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const happen = (target: EventTarget, event: string) => {
  act(() => {
    target.dispatchEvent(new Event(event));
  });
};

const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  seen = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

test("the first render has no day, and the next has the visitor's", () => {
  openAt('2025-10-06T12:00:00');
  expect(seen).toEqual([undefined, '2025-10-06']);
});

test('an open page updates at each midnight and is idle between', () => {
  openAt('2025-12-30T23:59:59.000');
  wait(999);
  expect(seen.at(-1)).toBe('2025-12-30');
  wait(1);
  expect(seen.at(-1)).toBe('2025-12-31');
  expect(vi.getTimerCount()).toBe(1);
  const drawn = seen.length;
  wait(24 * hour - 1);
  expect(seen).toHaveLength(drawn);
  wait(1);
  expect(seen.at(-1)).toBe('2026-01-01');
});

test('a day of 23 hours ends at its own midnight', () => {
  openAt('2025-09-28T00:00:00');
  wait(23 * hour - 1);
  expect(seen.at(-1)).toBe('2025-09-28');
  wait(1);
  expect(seen.at(-1)).toBe('2025-09-29');
});

test.each([
  ['shown again', () => document, 'visibilitychange'],
  ['taken from the history', () => window, 'pageshow'],
  ['opened after it was prepared', () => document, 'prerenderingchange'],
])('a page with suspended timers updates when it is %s', (_, target, event) => {
  openAt('2025-10-06T12:00:00');
  vi.setSystemTime(new Date('2025-10-08T23:00:00'));
  happen(target(), event);
  expect(seen.at(-1)).toBe('2025-10-08');
  wait(hour);
  expect(seen.at(-1)).toBe('2025-10-09');
});

test('the campus day uses the zone of the page', () => {
  Object.assign(document.documentElement.dataset, { zone: 'America/Chicago', midnights: '0' });
  const days: (string | undefined)[] = [];
  function CampusDay() {
    days.push(useToday(campusDay));
    return null;
  }
  vi.setSystemTime(new Date('2025-10-06T23:59:00-05:00'));
  act(() => {
    root.render(createElement(CampusDay));
  });
  expect(days).toEqual([undefined, '2025-10-06']);
  wait(60_000);
  expect(days.at(-1)).toBe('2025-10-07');
});

test('stops after unmounting', () => {
  openAt('2025-10-06T12:00:00');
  act(() => {
    root.unmount();
  });
  expect(vi.getTimerCount()).toBe(0);
  const drawn = seen.length;
  happen(document, 'visibilitychange');
  happen(document, 'prerenderingchange');
  happen(window, 'pageshow');
  expect(vi.getTimerCount()).toBe(0);
  expect(seen).toHaveLength(drawn);
});
