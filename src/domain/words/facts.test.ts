import { expect, test } from 'vitest';
import { fillFacts, inWords } from './facts.ts';

const facts = new Map([
  ['studyRoom', 'CPE 2.222'],
  ['boardSize', 'eight'],
]);

test('a fact replaces every use of its name', () => {
  expect(fillFacts('In {studyRoom}, yes, {studyRoom}: {boardSize} of us.', facts)).toEqual({
    text: 'In CPE 2.222, yes, CPE 2.222: eight of us.',
    unknown: [],
  });
});

test('a capitalized name starts a sentence', () => {
  expect(fillFacts('{BoardSize} of us.', facts).text).toBe('Eight of us.');
});

test('after a # a fact becomes a slug', () => {
  expect(fillFacts('[{studyRoom}](/rooms#{studyRoom})', facts).text).toBe(
    '[CPE 2.222](/rooms#cpe-2-222)',
  );
});

test('an unknown name stays and is reported with its position', () => {
  expect(fillFacts('In {studyRom} or {}.', facts)).toEqual({
    text: 'In {studyRom} or {}.',
    unknown: [
      { name: 'studyRom', at: 3 },
      { name: '', at: 17 },
    ],
  });
});

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
])('%i is written as "%s"', (count, word) => {
  expect(inWords(count)).toBe(word);
});
