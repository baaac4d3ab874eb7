import { expect, test } from 'vitest';
import { dateFindings } from './dates.ts';
import { findTodos } from './todos.ts';

const registration = (dates: string) => ({
  file: 'content/pages/registration.yaml',
  source: `reviewed: 2026-11-01\nowner: Outreach\nlead: A\ndates:${dates}\ntips: []\nlinks: []\nfaq: []\n`,
});
const events = {
  file: 'content/events.yaml',
  source:
    'reviewed: 2026-08-01\nlead: A\nsubscribeNote: B\nnothingComing: C\nevents:\n  - { id: help, date: 2027-04-01, title: Help night, location: Hall, time: 7-9 PM, description: Come. }\n',
};
const two = `
  - { id: late, title: Last day to drop, date: '{lastDay}' }
  - { id: windows, title: Windows, date: 2026-11-02, until: 2026-11-13 }`;
const facts = new Map([['lastDay', '2027-02-03']]);

test('lists the last registration date, possibly a fact', () => {
  expect(dateFindings([registration(two)], facts)).toEqual([
    expect.objectContaining({
      line: 5,
      due: '2027-02-03',
      owner: 'Outreach',
      text: 'the last registration date is Last day to drop on 2027-02-03: add next term’s, and delete the old ones',
    }),
  ]);
});

test('counts the last of several days, and the days of events', () => {
  const due = (dates: string) =>
    dateFindings([registration(dates), events], facts).map((finding) => finding.due);
  expect(due(`${two}\n  - { id: a, title: A, date: 2027-01-19, until: 2027-03-01 }`)).toEqual([
    '2027-03-01',
  ]);
  expect(due(`${two}\n  - event: help`)).toEqual(['2027-04-01']);
});

test.each([
  ['2026-11-16', 'thisYear'],
  ['2026-12-10', 'soon'],
  ['2027-02-04', 'late'],
])('is on %s %s', (today, urgency) => {
  const [asked] = findTodos([registration(two)], { today, facts }).filter(({ text }) =>
    text.includes('last registration date'),
  );
  expect(asked?.urgency).toBe(urgency);
});
