import { expect, test } from 'vitest';
import { whenFound, whoIsThere } from './who-helps.ts';

const evenings = [
  { title: 'Study night', date: '2025-09-10' },
  { title: 'Study night', date: '2025-09-09' },
  { title: 'Homework club', date: '2025-09-11' },
];

test('names evenings by the event on that weekday', () => {
  expect(whenFound(['Wednesday'], evenings)).toBe('Study night on Wednesdays');
  expect(whenFound(['Tuesday', 'Wednesday', 'Thursday'], evenings)).toBe(
    'Study night on Tuesdays and Wednesdays and Homework club on Thursdays',
  );
});

const board = {
  from: '2025-08-25',
  to: '2026-05-15',
  officers: [
    { name: 'Robin', took: ['GEN 1', 'GEN 2'], evenings: ['Wednesday', 'Tuesday'] },
    { name: 'Kim', took: [], evenings: ['Wednesday'] },
    { name: 'Lee', took: ['GEN 3'], evenings: [] },
  ],
};

test('names officers by weekday, with their courses', () => {
  expect(whoIsThere('2025-09-10', board)).toBe('Who’s there: Robin (GEN 1, GEN 2) and Kim.');
  // Other officers help on other days of the week.
  expect(whoIsThere('2025-09-30', board)).toBe('Who’s there: Robin (GEN 1, GEN 2).');
});

test('names nobody on other days or outside the term of office', () => {
  expect(whoIsThere('2025-09-11', board)).toBeUndefined();
  expect(whoIsThere('2025-08-20', board)).toBeUndefined();
  expect(whoIsThere('2026-05-20', board)).toBeUndefined();
});
