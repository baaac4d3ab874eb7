import { expect, test } from 'vitest';
import {
  answeredOn,
  daysToAnswer,
  isOpen,
  latestAnswer,
  standing,
  stateInWords,
  stateOf,
  stepInWords,
  waitInWords,
  type QuestionStep,
} from './questions.ts';

/** A question by its steps: a word and a day of September 2026 each. */
const asked = (...steps: [QuestionStep['what'], number][]) => ({
  steps: steps.map(([what, day]) => ({
    what,
    date: `2026-09-${String(day).padStart(2, '0')}`,
    ...(what === 'taken' && { to: 'the chair' }),
  })),
});

test('how things stand follows from the last step', () => {
  expect(stateOf(asked(['heard', 1]))).toBe('waiting');
  expect(stateOf(asked(['heard', 1], ['taken', 2]))).toBe('taken');
  expect(stateOf(asked(['heard', 1], ['answered', 2]))).toBe('answered');
  expect(stateOf(asked(['heard', 1], ['answered', 2], ['done', 9]))).toBe('changed');
  expect(stateOf(asked(['heard', 1], ['taken', 2], ['refused', 9]))).toBe('refused');
});

test('an answer counts from the day the question was heard, and what is done later adds nothing', () => {
  expect(daysToAnswer(asked(['heard', 1], ['taken', 4], ['answered', 11], ['done', 30]))).toBe(10);
  expect(daysToAnswer(asked(['heard', 1], ['refused', 8]))).toBe(7);
  expect(daysToAnswer(asked(['heard', 1], ['done', 3]))).toBe(2);
  expect(daysToAnswer(asked(['heard', 1], ['taken', 4]))).toBeUndefined();
});

test('a question that is taken up again is open, and its answer is the one after that', () => {
  const again = asked(['heard', 1], ['refused', 5], ['taken', 10]);
  expect(isOpen(again)).toBe(true);
  expect(answeredOn(again)).toBeUndefined();
  const settled = asked(
    ['heard', 1],
    ['refused', 5],
    ['taken', 10],
    ['answered', 20],
    ['done', 22],
  );
  expect(answeredOn(settled)).toBe('2026-09-20');
});

test('days are counted across the end of summer time and a leap day', () => {
  const across = (from: string, to: string) =>
    daysToAnswer({
      steps: [
        { what: 'heard', date: from },
        { what: 'answered', date: to },
      ],
    });
  expect(across('2026-10-31', '2026-11-02')).toBe(2);
  expect(across('2028-02-28', '2028-03-01')).toBe(2);
});

test('what is answered says how long it took', () => {
  expect(stateInWords(asked(['heard', 1], ['answered', 1]))).toBe('Answered the same day');
  expect(stateInWords(asked(['heard', 1], ['answered', 2]))).toBe('Answered after 1 day');
  expect(stateInWords(asked(['heard', 1], ['refused', 15]))).toBe('Refused after 14 days');
  expect(stateInWords(asked(['heard', 1], ['answered', 4], ['done', 9]))).toBe(
    'Answered after 3 days, and it changed something',
  );
});

test('what waits says since when and with whom; how long, only where the day is known', () => {
  expect(standing(asked(['heard', 1]))).toBe('Waiting since September 1, 2026, on our list');
  expect(standing(asked(['heard', 1], ['taken', 4]))).toBe(
    'Waiting since September 1, 2026, with the chair',
  );
  expect(waitInWords('2026-09-01', '2026-11-14')).toBe('for 74 days, since September 1, 2026');
  expect(waitInWords('2026-09-01', '2026-09-02')).toBe('for 1 day, since September 1, 2026');
  expect(waitInWords('2026-09-01', '2026-09-01')).toBe('since September 1, 2026');
});

test('a clock that is behind does not make a question wait for less than nothing', () => {
  expect(waitInWords('2026-09-01', '2020-01-01')).toBe('since September 1, 2026');
});

test('a step says to whom', () => {
  expect(stepInWords({ what: 'taken', date: '2026-09-01', to: 'the chair' })).toBe(
    'Taken to the chair',
  );
});

test('the latest answer is the one whose last step is the newest, and no open question', () => {
  const [old, young, open] = [
    asked(['heard', 1], ['answered', 20]),
    asked(['heard', 1], ['answered', 10], ['done', 25]),
    asked(['heard', 28]),
  ];
  expect(latestAnswer([old, young, open])).toBe(young);
  expect(latestAnswer([open])).toBeUndefined();
});
