import { expect, test } from 'vitest';
import { editableSources } from './editable-sources.ts';
import { formOf, type Shape } from './form-shape.ts';
import { calendarOrder, isCalendar, withId, type Group } from './values.ts';

const listOf = (source: string, list: string): Shape => {
  const { schema } = editableSources.find(({ name }) => name === source) ?? {};
  const item = schema && formOf(schema).fields?.find(({ name }) => name === list)?.item;
  if (!item) throw new Error(`No list ${list} in ${source}.`);
  return item;
};
const event = listOf('events', 'events');

test('shows new and upcoming entries of a calendar before past ones', () => {
  const events = [
    { id: 'old', date: '2026-01-10' },
    { id: 'later', date: '2026-12-20' },
    { id: 'running', date: '2026-09-02', weekly: { until: '2026-12-01' } },
    { id: 'older', date: '2025-01-10' },
    {},
  ];
  expect(calendarOrder(events, event, '2026-11-19')).toEqual([4, 2, 1, 0, 3]);
  expect(calendarOrder(events, event, '2026-12-01')).toEqual([4, 2, 1, 0, 3]);
  expect(isCalendar(listOf('registration', 'dates'))).toBe(true);
  expect(isCalendar(listOf('textbooks', 'textbooks'))).toBe(false);
  expect(isCalendar(listOf('registration', 'faq'))).toBe(false);
});

test('proposes an id until someone types or saves one', () => {
  const ids = { saved: new Set(['tour-2026']), all: new Set(['tour-2026']) };
  const idAfter = (change: Group, before: Group = {}, { fields = [] } = event) =>
    withId({ ...before, ...change }, before, fields, ids)['id'];
  const chess = { title: 'Chess', date: '2027-02-03' };
  expect(idAfter(chess)).toBe('chess-2027');
  expect(idAfter({ title: 'Chess night' }, { ...chess, id: 'chess-2027' })).toBe(
    'chess-night-2027',
  );
  expect(idAfter({ date: '2027-02-03' }, { title: 'Chess', id: 'chess' })).toBe('chess-2027');
  expect(idAfter({ title: 'Chess night' }, { ...chess, id: 'games' })).toBe('games');
  expect(idAfter({ id: 'c' }, { ...chess, id: 'chess-2027' })).toBe('c');
  expect(idAfter({ title: '' }, { ...chess, id: 'chess-2027' })).toBeUndefined();
  const tour = { title: 'Tour', date: '2026-12-03' };
  expect(idAfter(tour)).toBe('tour-2026-2');
  expect(idAfter({ title: 'Visit' }, { ...tour, id: 'tour-2026' })).toBe('tour-2026');
  expect(idAfter({ title: '3rd plant tour 2027', date: '2027-03-01' })).toBe('plant-tour-2027');
  const question = { question: 'The section I need is full, and the waitlist too. What now?' };
  expect(idAfter(question, {}, listOf('registration', 'faq'))).toBe(
    'the-section-i-need-is-full-and-the',
  );
});
