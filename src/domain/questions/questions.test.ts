import { expect, test } from 'vitest';
import {
  answeredOn,
  daysToAnswer,
  isOpen,
  latestAnswer,
  progressInWords,
  stateInWords,
  stateOf,
  stepInWords,
  waitInWords,
  questionFeed,
  type QuestionStep,
} from './questions.ts';

/** Creates a question from its steps, each on a day in September 2026. */
const asked = (...steps: [QuestionStep['what'], number][]) => ({
  steps: steps.map(([what, day]) => ({
    what,
    date: `2026-09-${String(day).padStart(2, '0')}`,
    ...(what === 'taken' && { to: 'the chair' }),
  })),
});

test('the last step determines the state', () => {
  expect(stateOf(asked(['heard', 1]))).toBe('waiting');
  expect(stateOf(asked(['heard', 1], ['taken', 2]))).toBe('taken');
  expect(stateOf(asked(['heard', 1], ['answered', 2]))).toBe('answered');
  expect(stateOf(asked(['heard', 1], ['answered', 2], ['done', 9]))).toBe('changed');
  expect(stateOf(asked(['heard', 1], ['taken', 2], ['refused', 9]))).toBe('refused');
});

test('counts days from the first step to the answer, not to later steps', () => {
  expect(daysToAnswer(asked(['heard', 1], ['taken', 4], ['answered', 11], ['done', 30]))).toBe(10);
  expect(daysToAnswer(asked(['heard', 1], ['refused', 8]))).toBe(7);
  expect(daysToAnswer(asked(['heard', 1], ['done', 3]))).toBe(2);
  expect(daysToAnswer(asked(['heard', 1], ['taken', 4]))).toBeUndefined();
});

test('a question taken up again is open until the next answer', () => {
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

test('counts days across a clock change and a leap day', () => {
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

test('says how long an answer took', () => {
  expect(stateInWords(asked(['heard', 1], ['answered', 1]))).toBe('Answered the same day');
  expect(stateInWords(asked(['heard', 1], ['answered', 2]))).toBe('Answered after 1 day');
  expect(stateInWords(asked(['heard', 1], ['refused', 15]))).toBe('Refused after 14 days');
  expect(stateInWords(asked(['heard', 1], ['answered', 4], ['done', 9]))).toBe(
    'Answered after 3 days, and it changed something',
  );
});

test('says since when and with whom a question waits, and for how long on a given day', () => {
  expect(progressInWords(asked(['heard', 1]))).toBe('Waiting since September 1, 2026, on our list');
  expect(progressInWords(asked(['heard', 1], ['taken', 4]))).toBe(
    'Waiting since September 1, 2026, with the chair',
  );
  expect(waitInWords('2026-09-01', '2026-11-14')).toBe('for 74 days, since September 1, 2026');
  expect(waitInWords('2026-09-01', '2026-09-02')).toBe('for 1 day, since September 1, 2026');
  expect(waitInWords('2026-09-01', '2026-09-01')).toBe('since September 1, 2026');
});

test('a wrong clock doesn’t make a wait negative', () => {
  expect(waitInWords('2026-09-01', '2020-01-01')).toBe('since September 1, 2026');
});

test('a step names the role', () => {
  expect(stepInWords({ what: 'taken', date: '2026-09-01', to: 'the chair' })).toBe(
    'Taken to the chair',
  );
});

test('the latest answer has the newest last step, and isn’t open', () => {
  const [old, young, open] = [
    asked(['heard', 1], ['answered', 20]),
    asked(['heard', 1], ['answered', 10], ['done', 25]),
    asked(['heard', 28]),
  ];
  expect(latestAnswer([old, young, open])).toBe(young);
  expect(latestAnswer([open])).toBeUndefined();
});

const question = (id: string, answered: string) => ({
  id,
  question: `Is ${id} < 2?`,
  asked: '2026-09',
  topic: 'Anything',
  steps: [
    { what: 'heard' as const, date: '2026-09-01' },
    { what: 'taken' as const, date: '2026-09-02', to: 'the chair', text: 'At lunch & after.' },
    { what: 'answered' as const, date: answered },
  ],
  answer: 'Yes <indeed>, [see here](/contact) or [there](https://example.org/?a=1&b=2).',
});

const url = 'https://board.example.edu';

test('sorts the feed by last step, with permanent addresses', () => {
  const entries = questionFeed([question('one', '2026-09-05'), question('two', '2026-09-09')], url);
  expect(entries.map(({ address, day, changed }) => [address, day, changed])).toEqual([
    [`${url}/asked#two`, '2026-09-01', '2026-09-09'],
    [`${url}/asked#one`, '2026-09-01', '2026-09-05'],
  ]);
});

test('a feed entry has the answer with absolute links, and the steps', () => {
  const [entry] = questionFeed([question('one', '2026-09-05')], url);
  expect(entry?.summary).toBe('Answered after 4 days.');
  expect(entry?.html).toContain(
    `<p>Yes &lt;indeed&gt;, <a href="${url}/contact">see here</a> or <a href="https://example.org/?a=1&amp;b=2">there</a>.</p>`,
  );
  expect(entry?.html).toContain(
    '<li>September 2, 2026: Taken to the chair. At lunch &amp; after.</li>',
  );
});
