import { expect, test } from 'vitest';
import { roomOf } from './room-names.ts';
import { slug } from './slug.ts';

const rooms = ['CPE 2.222', 'CPE 2.222A', 'Plaza'].map((name) => ({
  name,
  address: `/resources/getting-around#${slug(name)}`,
}));

test('a location leads to the room that it names, to the longest name first', () => {
  expect(roomOf('CPE 2.222', rooms)?.address).toBe('/resources/getting-around#cpe-2-222');
  expect(roomOf('cpe 2.222a, second door', rooms)?.name).toBe('CPE 2.222A');
  expect(roomOf('Bus from the plaza', rooms)?.name).toBe('Plaza');
});

test('a name that is only the beginning or the end of another is not meant', () => {
  expect(roomOf('CPE 2.222B', rooms)).toBeUndefined();
  expect(roomOf('ACPE 2.222', rooms)).toBeUndefined();
  expect(roomOf('CPE 2.222B, then CPE 2.222', rooms)?.name).toBe('CPE 2.222');
});
