import { expect, test } from 'vitest';
import { byTopic, countRight } from './exam-results.ts';

const right = { kind: 'right', sentence: '' } as const;
const almost = { kind: 'almost', sentence: '' } as const;
const unclear = { kind: 'unclear', sentence: '' } as const;
const answers = [
  { problem: 'a', topic: 'Gases', verdict: right },
  { problem: 'a', topic: 'Gases', verdict: undefined },
  { problem: 'b', topic: 'Pumps', verdict: almost },
  { problem: 'c', topic: 'Gases', verdict: unclear },
];

test('the answers stand by topic: right, not right, and not tried, which is no mistake', () => {
  expect(byTopic(answers)).toEqual([
    { topic: 'Gases', signs: ['right', 'none', 'wrong'] },
    { topic: 'Pumps', signs: ['wrong'] },
  ]);
});

test('only what is right counts as right', () => {
  expect(countRight(answers)).toBe(1);
});
