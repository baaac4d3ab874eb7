import { expect, test } from 'vitest';
import { unexplainedRooms } from './unexplained-rooms.ts';

const events = `events:
  - title: Study night
    location: CPE 2.222
    weekly:
      changes:
        - location: Roof of CPE
  - title: Lunch
    location: CPE 3.404, beside the advisors
  - title: Sunset
    location: Roof of CPE
`;

test('every place of an event that no room explains is listed once, with its line', () => {
  expect(unexplainedRooms(events, [{ name: 'CPE 3.404' }])).toEqual([
    { line: 3, location: 'CPE 2.222' },
    { line: 6, location: 'Roof of CPE' },
  ]);
});

test('nothing is listed where all are explained', () => {
  const rooms = [{ name: 'CPE 2.222' }, { name: 'cpe 3.404' }, { name: 'Roof' }];
  expect(unexplainedRooms(events, rooms)).toEqual([]);
});

test('a place that is a fact is what the fact says', () => {
  const source = "events:\n  - location: '{studyRoom}'\n";
  const facts = new Map([['studyRoom', 'CPE 2.222']]);
  expect(unexplainedRooms(source, [{ name: 'CPE 2.222' }], facts)).toEqual([]);
  expect(unexplainedRooms(source, [], facts)).toEqual([{ line: 2, location: 'CPE 2.222' }]);
});
