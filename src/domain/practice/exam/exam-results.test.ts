import { expect, test } from 'vitest';
import { afterHandIn, byTopic, resultInWords, resultOf } from './exam-results.ts';

const right = { kind: 'right', sentence: '' } as const;
const almost = { kind: 'almost', sentence: '' } as const;
const unclear = { kind: 'unclear', sentence: '' } as const;
const answers = [
  { topic: 'Gases', verdict: right },
  { topic: 'Gases', verdict: undefined },
  { topic: 'Pumps', verdict: almost },
  { topic: 'Gases', verdict: unclear },
];

test('groups answers by topic as right, not right and not tried', () => {
  expect(byTopic(answers)).toEqual([
    { topic: 'Gases', signs: ['right', 'none', 'wrong'] },
    { topic: 'Pumps', signs: ['wrong'] },
  ]);
});

const bare = { kind: 'almost', sentence: '', lacksUnit: true } as const;

test('counts right numbers without a unit separately', () => {
  expect(resultOf(answers)).toEqual({ right: 1, of: 4, lacking: 0, carried: 0 });
  expect(resultInWords(resultOf(answers))).toBe('1 of 4 right');
  // An answer without a unit that's wrong in any unit.
  const wrong = { kind: 'wrong', sentence: '', lacksUnit: true } as const;
  const more = [...answers, { verdict: bare }, { verdict: wrong }];
  expect(resultInWords(resultOf(more))).toBe('1 of 6 right, 1 more just needs its unit');
  expect(resultInWords(resultOf([...more, { verdict: bare }]))).toBe(
    '1 of 7 right, 2 more just need their units',
  );
});

test.each([
  [
    { ...bare, sentence: 'The number is right in kW. Add the unit.' },
    'The number is right in kW. Without the unit, it doesn’t count as right.',
  ],
  [
    { kind: 'wrong', sentence: 'Add a unit, like kW.', lacksUnit: true },
    'It has no unit, so we couldn’t check it, and it doesn’t count as right.',
  ],
  [
    { kind: 'wrong', sentence: 'That’s the inlet. We assumed %. Add the unit.' },
    'That’s the inlet. We assumed %.',
  ],
  [
    { kind: 'unclear', sentence: 'Use one number.' },
    'We couldn’t read this, so it doesn’t count as right. Use one number.',
  ],
  [{ kind: 'wrong', sentence: 'Too high.' }, 'Too high.'],
] as const)(
  'after the hand-in the verdict says what happened, not what to add: %o',
  (verdict, words) => {
    expect(afterHandIn(verdict)).toBe(words);
  },
);

test('counts answers that follow from an earlier mistake separately', () => {
  const carried = { ...almost, isCarriedForward: true } as const;
  const foreseen = { kind: 'wrong', sentence: 'Too hot.', isCarriedForward: true } as const;
  const one = [...answers, { verdict: carried }];
  expect(resultInWords(resultOf(one))).toBe('1 of 5 right, 1 more follows from an earlier mistake');
  expect(resultInWords(resultOf([...one, { verdict: foreseen }, { verdict: bare }]))).toBe(
    '1 of 7 right, 1 more just needs its unit, 2 more follow from an earlier mistake',
  );
});
