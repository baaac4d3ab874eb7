import { expect, test } from 'vitest';
import { sampleWork } from '../../../tests/sample-record.ts';
import type { Work } from './record.ts';
import { whyToday } from './todays-three.ts';

const day = '2026-11-15';
const work = (last: string, rung: number, sets: Work['sets'] = []) =>
  sampleWork({ last, rung, sets });
const missed = (on: string) => ({ seed: 5, typed: {}, right: [], missed: on });
const done = { seed: 7, typed: {}, right: ['x'], isDone: true } as const;

test.each([
  [undefined, { words: 'New to you' }],
  [work('2026-11-12', 0), { words: 'Tried on Nov 12' }],
  [work('2026-11-07', 2, [done]), { words: 'Solved 8 days ago' }],
  [work('2026-11-14', 1), { words: 'Solved yesterday' }],
  [work('2026-11-07', 1, [missed('2026-11-14')]), { words: 'Missed on Nov 14' }],
  [work('2026-11-14', 1, [missed('2026-11-13')]), { words: 'Solved yesterday' }],
  [
    work('2026-11-07', 1, [{ ...missed(day), seed: 7 }]),
    { state: 'begun', words: 'Started today' },
  ],
  [work(day, 1, [{ ...done, missed: day }]), { state: 'begun', words: 'Missed today' }],
  [work(day, 1, [{ ...done, seed: 8 }]), { state: 'begun', words: 'Started today' }],
  [work(day, 1, [done]), { state: 'done', words: 'Done today' }],
])('a problem of the day has a reason or a state: %#', (kept, why) => {
  expect(whyToday(kept, 7, day)).toEqual(why);
});
