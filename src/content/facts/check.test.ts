import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { eventsSchema } from '../events/schema.ts';
import { weekdayFaults } from './check.ts';

const series = (date: string, until: string, more: object = {}) => ({
  id: `night-${date}`,
  date,
  title: 'Study night',
  location: 'Hall',
  time: '7-9 PM',
  description: 'Come.',
  weekly: { until },
  ...more,
});
// 2025-09-10 is a Wednesday; 2026-01-22 is a Thursday.
const fall = series('2025-09-10', '2025-11-19');
const spring = series('2026-01-22', '2026-04-30');

function faultsOf(
  says: string,
  events: readonly object[],
  { name = 'studyNight', reviewed = '2025-11-03', time = '7-9 PM' } = {},
) {
  const page = { reviewed, lead: 'All.', subscribeNote: 'Daily.', nothingComing: 'Wait.', events };
  const facts = { facts: [{ name, says }] };
  const read = {
    name: '',
    file: 'content/events.yaml',
    text: stringify(page).replaceAll('7-9 PM', `'${time}'`),
  };
  return weekdayFaults(
    { name: '', file: 'content/facts.yaml', text: stringify(facts), data: facts },
    { ...read, data: eventsSchema.parse(page) },
  ).map(({ message }) => message);
}

test('reports a wrong weekday with the right one', () => {
  expect(faultsOf('Thursday', [fall])).toEqual([
    'content/facts.yaml, line 2\n  "studyNight" says Thursday, but in content/events.yaml Study night is on Wednesdays, from September 10, 2025 on.\n  Write "says: Wednesday" below it, or fix "date" and "until" of the series.',
  ]);
  expect(faultsOf('Wednesday', [fall])).toEqual([]);
});

test('allows the weekday of either term between two terms', () => {
  expect(faultsOf('Wednesday', [fall, spring])).toEqual([]);
  expect(faultsOf('Thursday', [fall, spring])).toEqual([]);
  expect(faultsOf('Wednesday', [fall, spring], { reviewed: '2026-01-25' })).toHaveLength(1);
  // After both terms, the fact may match the last one.
  expect(faultsOf('Thursday', [fall, spring], { reviewed: '2026-07-01' })).toEqual([]);
});

test('matches a fact with the series whose hours come from the neighboring fact', () => {
  const time = '{sessionTime}';
  const dropIn = { ...fall, title: 'Drop-in' };
  expect(faultsOf('Monday', [dropIn], { name: 'sessionDay', time })).toHaveLength(1);
  expect(faultsOf('Monday', [dropIn], { name: 'labDay', time })).toEqual([]);
});

test('allows several weekdays, and facts about something else', () => {
  const tuesday = series('2025-09-09', '2025-11-18');
  expect(faultsOf('Tuesday', [fall, tuesday])).toEqual([]);
  expect(faultsOf('Tuesdays and Wednesdays', [fall])).toEqual([]);
  expect(faultsOf('CPE 2.222', [fall])).toEqual([]);
});
