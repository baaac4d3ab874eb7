// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { yearFileVersion, type CalendarEvent } from '../../domain/events/calendar-event.ts';
import { fetchYear, missingYear, useEvents } from './use-events.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const event = (date: string): CalendarEvent => ({
  id: date,
  date,
  title: 'Study night',
  time: '7-9 PM',
  location: 'CPE 2.222',
  description: '',
});
const recent = [event('2025-09-10')];
const months = ['2023-10', '2024-03', '2025-09'];
const asked = vi.fn<typeof fetch>();
const answer = (...dates: string[]) =>
  Response.json({ version: yearFileVersion, content: dates.map(event) });

let root: Root;
let seen: ReturnType<typeof useEvents>;

function Calendar({ wanted }: { wanted: string[] }) {
  seen = useEvents(recent, months, wanted);
  return null;
}

/** Turns the calendar to each month and waits for its events. */
const turnTo = (...wanted: string[]) =>
  act(async () => {
    root.render(createElement(Calendar, { wanted }));
    await Promise.resolve();
  });

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockReset());
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

test("finds the first wanted year that isn't loaded", () => {
  expect(missingYear(months, recent, ['2025-08', '2025-09'])).toBeUndefined();
  expect(missingYear(months, recent, ['2024-12', '2025-01'])).toBe('2024');
  expect(missingYear(months, recent, ['2022-05'])).toBeUndefined();
  expect(missingYear(months, [...recent, event('2024-03-01')], ['2024-12'])).toBeUndefined();
});

test.each([
  ['a page', new Response('<h1>Oh</h1>'), 'unreachable'],
  ['a list without a version', Response.json([event('2024-03-05')]), 'another build'],
  ['another year', answer('2023-03-05'), 'another build'],
  ['no event at all', answer(), 'another build'],
])('a response that is %s is rejected', async (_, response, problem) => {
  asked.mockResolvedValue(response);
  expect(await fetchYear('2024')).toEqual({ problem });
});

test('an older year is fetched once', async () => {
  asked.mockResolvedValueOnce(answer('2024-03-05'));
  await turnTo('2024-03');
  await turnTo('2025-09');
  await turnTo('2024-03');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/events/2024.json']);
  expect(seen.events.map(({ date }) => date)).toEqual(['2024-03-05', '2025-09-10']);
});

test('a failed year is named and fetched again on the next visit', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  await turnTo('2024-03');
  expect(seen).toMatchObject({
    events: recent,
    failed: { year: '2024', problem: 'unreachable' },
  });
  await turnTo('2025-09');
  asked.mockResolvedValueOnce(answer('2024-03-05'));
  await turnTo('2024-03');
  expect(seen.events).toHaveLength(2);
  expect(seen.failed).toBeUndefined();
});

test('a year is fetched again on request', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  await turnTo('2024-03');
  asked.mockResolvedValueOnce(answer('2024-03-05'));
  await act(async () => {
    seen.retry();
    await Promise.resolve();
  });
  await turnTo('2024-03');
  expect(seen.events).toHaveLength(2);
});

test('turning to another month early is not a failure', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  asked.mockReturnValueOnce(promise);
  await turnTo('2024-03');
  await turnTo('2025-09');
  resolve(new Response('', { status: 503 }));
  await turnTo('2025-09');
  expect(seen.failed).toBeUndefined();
});
