import { expect, test } from 'vitest';
import { nextLesson } from './next-lesson.ts';

const lesson = (name: string, ...needs: string[]) => ({ name, needs });
const lessons = [
  lesson('units'),
  lesson('balances', 'units'),
  lesson('gases', 'units'),
  lesson('flow', 'balances'),
  lesson('towers', 'gases', 'flow'),
  lesson('money'),
];
const next = (read: string[], begun: string[] = []) =>
  nextLesson(lessons, new Set(read), new Set(begun))?.name;

test('what somebody has begun is not offered again, nor what needs it', () => {
  expect(next(['units'], ['balances'])).toBe('gases');
  expect(next(['units', 'gases'], ['balances'])).toBe('money');
});

test('the next is behind the one read last, and nothing that needs what is not read', () => {
  expect(next(['units', 'balances'])).toBe('gases');
  expect(next(['units', 'balances', 'flow'])).toBe('money');
  expect(next(['units', 'money'])).toBe('balances');
});

test('a need that no lesson has any more stops nobody', () => {
  expect(nextLesson([lesson('ovens', 'fire')], new Set(), new Set())?.name).toBe('ovens');
});

test('lessons that need each other are still offered', () => {
  expect(nextLesson([lesson('a', 'b'), lesson('b', 'a')], new Set(), new Set())?.name).toBe('a');
});
