import { expect, test } from 'vitest';
import { gettingAroundSchema } from './schema.ts';

const at = { x: 1, y: 1, width: 2, height: 2 };
const page = {
  reviewed: '2025-09-01',
  lead: 'Where it is.',
  directions: { heading: 'How', note: 'Up.', steps: ['Walk.'] },
  places: [{ name: 'The Great Hall of Engineering', short: 'Hall', text: 'Big.', at }],
  plaza: { name: 'Plaza', at },
  mapNote: 'Not to scale.',
  north: 'up',
  start: 'Gate',
  route: [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ],
};
const faults = (rooms: unknown) =>
  gettingAroundSchema.safeParse({ ...page, rooms }).error?.issues ?? [];

test('accepts a room’s building by name, by short name, or none', () => {
  for (const building of ['Hall', 'The Great Hall of Engineering', undefined]) {
    expect(faults([{ name: 'Room 1', building, text: 'In.' }])).toEqual([]);
  }
  expect(faults([{ name: 'Room 1', building: 'Hal', text: 'In.' }])).toMatchObject([
    { path: ['rooms', 0, 'building'], params: { cure: 'The options are: Hall.' } },
  ]);
});

test('rejects two rooms with the same address', () => {
  const rooms = ['Room 1.2', 'room 1-2'].map((name) => ({ name, text: 'In.' }));
  expect(faults(rooms)).toMatchObject([{ path: ['rooms', 1, 'name'] }]);
});
