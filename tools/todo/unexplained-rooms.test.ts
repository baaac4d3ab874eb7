import { expect, test } from 'vitest';
import { unexplainedRooms } from './unexplained-rooms.ts';

const today = '2025-10-01';
const events = `events:
  - title: Study night
    date: 2025-09-10
    location: CPE 2.222
    weekly:
      until: 2025-11-19
      changes:
        - week: 2025-10-08
          location: Roof of CPE
  - title: Lunch
    location: CPE 3.404, beside the advisors
  - title: Sunset
    date: 2025-10-02
    location: Roof of CPE
`;

test('lists every location without directions once, with its line', () => {
  expect(unexplainedRooms(events, [{ name: 'CPE 3.404' }], { today })).toEqual([
    { line: 4, location: 'CPE 2.222' },
    { line: 9, location: 'Roof of CPE' },
  ]);
});

test('fills in facts', () => {
  const source = "events:\n  - location: '{studyRoom}'\n";
  const facts = new Map([['studyRoom', 'CPE 2.222']]);
  expect(unexplainedRooms(source, [{ name: 'CPE 2.222' }], { today, facts })).toEqual([]);
  expect(unexplainedRooms(source, [], { today, facts })).toEqual([
    { line: 2, location: 'CPE 2.222' },
  ]);
});

test('skips locations of past events', () => {
  const on = (day: string) =>
    unexplainedRooms(events, [], { today: day }).map(({ location }) => location);
  expect(on('2025-10-09')).toEqual(['CPE 2.222', 'CPE 3.404, beside the advisors']);
  expect(on('2025-11-20')).toEqual(['CPE 3.404, beside the advisors']);
});
