import { expect, test } from 'vitest';
import { arrivalAngle, endsAt, nameLines } from './campus-drawing.ts';

test('breaks a name between words where a line is full', () => {
  expect(nameLines('Unit ops lab', 5)).toEqual(['Unit', 'ops', 'lab']);
  expect(nameLines('Unit ops lab', 8)).toEqual(['Unit ops', 'lab']);
  expect(nameLines('Student center', 20)).toEqual(['Student center']);
  expect(nameLines('Mathematics hall', 4)).toEqual(['Mathematics', 'hall']);
});

const route = [
  { x: 5, y: 7 },
  { x: 5, y: 4 },
  { x: 7, y: 4 },
];

test('a route ends at the building whose edge it touches', () => {
  expect(endsAt(route, { x: 7, y: 3, width: 3, height: 2 })).toBe(true);
  expect(endsAt(route, { x: 7.5, y: 3, width: 3, height: 2 })).toBe(false);
  expect(endsAt(route, { x: 4, y: 6, width: 2, height: 2 })).toBe(false);
});

test('a route arrives in the direction of its last stretch', () => {
  expect(arrivalAngle(route)).toBe(0);
  expect(arrivalAngle(route.slice(0, 2))).toBe(-90);
});
