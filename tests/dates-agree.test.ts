// @vitest-environment happy-dom
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayOver, checkedForDays, newsForDays } from '../src/domain/dates/shelf-life.ts';
import { expandEvents } from '../src/domain/events/calendar-event.ts';
import { nextRows } from '../src/domain/events/next-rows.ts';
import { knownDates } from '../src/domain/registration/known-dates.ts';
import { NextEvent } from '../src/features/home/NextEvent.tsx';
import { run as tellNext } from '../src/features/home/next-event.client.ts';
import { Trays } from '../src/features/home/Trays.tsx';
import { OfficerCard, TermOver } from '../src/features/officers/OfficerCard.tsx';
import { datesOnTheClock } from '../src/features/registration/dates-on-the-clock.ts';
import { RegistrationDates } from '../src/features/registration/RegistrationDates.tsx';
import { LastChecked } from '../src/shell/LastChecked.tsx';
import { run as tellByTheClock } from '../src/ui/by-the-clock.client.ts';

const zone = 'UTC';
const events = expandEvents([
  {
    id: 'help',
    date: '2025-10-27',
    title: 'Help night',
    location: 'Hall',
    time: '6-8 PM',
    description: 'Come.',
  },
]);
const dates = knownDates(
  [{ event: 'help' }, { id: 'drop', title: 'Last day to drop', date: '2026-03-30' }],
  events,
  zone,
);
const notice = { label: '', title: '', text: '', link: '' };
const news = {
  ...{ label: 'News', title: 'October', text: '', page: '#' },
  link: { text: 'Read', page: '#' },
};
const officer = { name: 'Ada', role: 'Director', year: 'Junior', took: [], found: 'On Mondays' };
const term = { to: '2026-05-15', over: dayOver('2026-05-15', zone) };
const checked = {
  day: '2025-09-01',
  until: dayOver('2025-09-01', zone, checkedForDays),
  contact: '/contact',
};

/**
 * Renders a component, runs the page's date scripts on the given day, and returns the visible text.
 */
function read(part: ReactNode, day: string): string {
  vi.setSystemTime(`${day}T12:00:00Z`);
  document.body.innerHTML = `${renderToStaticMarkup(part)}<script></script>`;
  const script = document.querySelector('script');
  if (script && document.querySelector('.next')) tellNext(script);
  tellByTheClock();
  document.querySelectorAll<HTMLElement>('.dates').forEach(datesOnTheClock);
  for (const unseen of document.querySelectorAll('[hidden], .zone-name, .dial')) unseen.remove();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '');
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(' .', '.');
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document.documentElement.dataset, { zone, midnights: '0' });
});

const home = createElement(NextEvent, {
  words: { always: notice, between: { ...notice, title: 'No dates yet' } },
  known: nextRows(events, zone, []),
  hasEquipment: false,
  usual: undefined,
  zone,
});
const registration = createElement(RegistrationDates, {
  heading: 'Dates',
  note: undefined,
  over: 'These are over.',
  zone,
  dates,
});
const officers = [
  createElement(TermOver, { key: 'term', ...term }),
  createElement(OfficerCard, { key: 'card', officer, pageOf: () => undefined, over: term.over }),
];
const foot = (hasOwnDates: boolean) => createElement(LastChecked, { ...checked, hasOwnDates });
const letter = createElement(Trays, {
  trays: [{ ...news, until: dayOver('2025-10-06', zone, newsForDays) }],
});

test.each([
  {
    day: '2025-10-06',
    next: 'Next Help night Monday · 6–8 PM · Hall Add to calendar',
    said: [
      'Add these dates to your calendar',
      'Next: Help night, in 21 days',
      'Next: in 21 days',
      'in 175 days',
    ],
    board: 'No image available Director Ada Junior On Mondays',
    last: ['Last checked September 1, 2025.', 'Last checked September 1, 2025.'],
    isNews: true,
  },
  ...['2026-11-18', '2031-01-15'].map((day) => ({
    day,
    next: 'No dates yet',
    said: ['These are over.'],
    board:
      'This board’s term ended on May 15, 2026. We haven’t posted the new one yet. No image available Director Ada Junior',
    last: [
      'Nobody’s checked this page since September 1, 2025. Tell us if something’s off',
      // Here the page itself already says that its dates are over.
      '',
    ],
    isNews: false,
  })),
])('on $day all pages agree on what is ahead, and each says only once what is over', (on) => {
  expect(read(home, on.day)).toBe(on.next);
  const dated = read(registration, on.day);
  const timely =
    /Add these.*?calendar|(Next: )?(Help night, )?in \d+ days|was .*? ago|These are over\./g;
  expect(dated.match(timely)).toEqual(on.said);
  expect(read(officers, on.day)).toBe(on.board);
  expect([read(foot(false), on.day), read(foot(true), on.day)]).toEqual(on.last);
  expect(read(letter, on.day).includes('October')).toBe(on.isNews);
});

test('a term is over on the day after its last, even on an open page', () => {
  expect(read(officers, '2026-05-15')).not.toContain('ended');
  vi.setSystemTime('2026-05-15T12:00:00Z');
  document.body.innerHTML = renderToStaticMarkup(officers[0]);
  tellByTheClock();
  vi.setSystemTime('2026-05-16T00:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.querySelector('p')?.hidden).toBe(false);
});
