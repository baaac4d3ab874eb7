import { expect, test } from 'vitest';
import { roomOf } from './room-names.ts';
import { slug } from './slug.ts';

const rooms = ['CPE 2.222', 'CPE 2.222A', 'Plaza'].map((name) => ({
  name,
  address: `/resources/getting-around#${slug(name)}`,
}));

test('a location names a room, the longest name first', () => {
  expect(roomOf('CPE 2.222', rooms)?.address).toBe('/resources/getting-around#cpe-2-222');
  expect(roomOf('cpe 2.222a, second door', rooms)?.name).toBe('CPE 2.222A');
  expect(roomOf('Bus from the plaza', rooms)?.name).toBe('Plaza');
});

test('a part of another name is not a match', () => {
  expect(roomOf('CPE 2.222B', rooms)).toBeUndefined();
  expect(roomOf('ACPE 2.222', rooms)).toBeUndefined();
  expect(roomOf('CPE 2.222B, then CPE 2.222', rooms)?.name).toBe('CPE 2.222');
});
