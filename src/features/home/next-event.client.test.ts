// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NextRow } from '../../domain/events/next-rows.ts';
import { NextEvent } from './NextEvent.tsx';
import { run } from './next-event.client.ts';

const notice = { label: '', title: '', text: '', link: '' };
const minutes = (hour: number) => Date.UTC(2025, 9, 6, hour) / 60_000;
const words = ['Oct', '6', 'Tonight'] as const;
const rows: NextRow[] = [
  [minutes(0), minutes(2), false, 'over', '', ...words, 'Over', 'Monday', '1 AM', 'Hall'],
  [minutes(5), minutes(20), true, 'night', '/room', ...words, 'Night', 'Monday', '7 PM', 'Lab'],
  [minutes(30), minutes(32), false, 'talk', '', 'Oct', '7', 'Today', 'Talk', 'Tuesday', '6', 'Inn'],
];

/** Runs the script at the given hour and returns the three states of the box. */
function at(hour: number, known: { rows: NextRow[]; isWhole: boolean }): HTMLElement[] {
  vi.setSystemTime(minutes(hour) * 60_000);
  const props = { words: { always: notice, between: notice }, usual: undefined, zone: 'Central' };
  document.body.innerHTML = `${renderToStaticMarkup(
    createElement(NextEvent, { ...props, known, hasEquipment: false }),
  )}<script></script>`;
  const script = document.querySelector('script');
  if (script) run(script);
  return [...document.querySelectorAll<HTMLElement>('.next-state')];
}

const shown = (states: readonly HTMLElement[]) => states.map(({ hidden }) => !hidden);
const said = (state: HTMLElement | undefined) => state?.textContent.replace(/\s+/g, ' ').trim();

beforeEach(() => {
  vi.useFakeTimers();
});

test("shows the first event that isn't over, and the next of the other kind", () => {
  const states = at(3, { rows, isWhole: true });
  expect(shown(states)).toEqual([false, true, false]);
  expect(said(states[1])).toBe(
    'Oct 6NextNight Monday · 7 PM Central · LabAdd to calendarThen Talk Tue, Oct 7 · 6 · Inn',
  );
  const links = [...(states[1]?.querySelectorAll('a') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/events#night', '/room', '/events/night.ics', '/events#talk']);
});

test('changes the label on the day, while the page is open', () => {
  const states = at(6, { rows, isWhole: true });
  expect(states[1]?.querySelector('.next-label')?.textContent).toBe('Tonight');
  expect(states[1]?.classList.contains('is-today')).toBe(true);
  vi.setSystemTime(minutes(21) * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(states[1]?.querySelector('.next-title')?.textContent).toBe('Talk');
  expect(states[1]?.querySelectorAll('a')[1]?.hasAttribute('href')).toBe(false);
  expect(states[1]?.querySelector('.then')?.hasAttribute('hidden')).toBe(true);
});

test("says when all are over, and stays as built if it can't know", () => {
  expect(shown(at(40, { rows, isWhole: true }))).toEqual([false, false, true]);
  expect(shown(at(-5, { rows, isWhole: false }))).toEqual([true, false, false]);
});
