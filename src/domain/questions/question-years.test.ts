import { expect, test } from 'vitest';
import { chartOf, numbersByYear, numbersOf, questionsByYear, yearOf } from './question-years.ts';
import type { AskedQuestion, QuestionStep } from './questions.ts';

/** Creates a question that was heard on one day, with an optional last step. */
const asked = (heard: string, what?: QuestionStep['what'], date?: string): AskedQuestion => ({
  id: heard,
  question: 'Why?',
  asked: heard.slice(0, 7),
  topic: 'Anything',
  steps: [
    { what: 'heard', date: heard },
    ...(what !== undefined && date !== undefined ? [{ what, date }] : []),
  ],
});

test('an academic year starts in August', () => {
  expect(yearOf('2026-08')).toBe('2026–27');
  expect(yearOf('2026-07')).toBe('2025–26');
  expect(yearOf('1999-12')).toBe('1999–00');
});

test('open questions come first, oldest first, then answers by year, newest first', () => {
  const questions = [
    asked('2025-09-01', 'answered', '2025-09-10'),
    asked('2026-10-01'),
    asked('2024-03-01'),
    asked('2026-02-01', 'refused', '2026-02-10'),
    asked('2026-09-01', 'done', '2026-09-10'),
  ];
  const { open, years } = questionsByYear(questions);
  expect(open.map(({ id }) => id)).toEqual(['2024-03-01', '2026-10-01']);
  expect(years.map(({ year, questions: all }) => [year, all.map(({ id }) => id)])).toEqual([
    ['2026–27', ['2026-09-01']],
    ['2025–26', ['2026-02-01', '2025-09-01']],
  ]);
});

test('counts a refusal as an answer', () => {
  expect(
    numbersOf([
      asked('2026-09-01', 'answered', '2026-09-11'),
      asked('2026-09-01', 'done', '2026-09-21'),
      asked('2026-09-01', 'refused', '2026-09-04'),
      asked('2026-09-01'),
    ]),
  ).toEqual({ asked: 4, answered: 3, changed: 1, refused: 1, open: 1, medianDays: 10 });
});

test('the median of an even number is between the middle two', () => {
  const after = (day: string) => asked('2026-09-01', 'answered', `2026-09-${day}`);
  expect(numbersOf([after('03'), after('09')]).medianDays).toBe(5);
  expect(numbersOf([]).medianDays).toBeUndefined();
});

test('counts a question in the year it was asked', () => {
  const rows = numbersByYear([
    asked('2026-05-01', 'answered', '2026-09-01'),
    asked('2026-09-01'),
    asked('2026-07-31'),
  ]);
  expect(rows).toMatchObject([
    { year: '2026–27', asked: 1, answered: 0, open: 1 },
    { year: '2025–26', asked: 2, answered: 1, open: 1 },
  ]);
});

test('the chart has twelve whole months up to that of the last review', () => {
  const { months, now } = chartOf([], '2026-11-15');
  expect(months.map(({ name }) => name).join(' ')).toBe(
    'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov',
  );
  expect(months[0]?.at).toBe(0);
  expect(now).toBeGreaterThan(0.94);
  expect(now).toBeLessThan(1);
  expect(chartOf([], '2027-01-31').months[0]?.name).toBe('Feb');
});

test('a line goes from the day of the question to the answer or to the last review', () => {
  const until = '2026-11-30';
  const { lines, numbers } = chartOf(
    [
      asked('2026-10-01'),
      asked('2026-03-01', 'answered', '2026-04-01'),
      asked('2025-11-30', 'answered', '2026-01-01'),
    ],
    until,
  );
  expect(lines).toMatchObject([{ state: 'answered', days: 31 }, { state: 'waiting' }]);
  expect(lines[0]?.from).toBeCloseTo(90 / 365);
  expect(lines[0]?.to).toBeCloseTo(121 / 365);
  expect(lines[1]?.to).toBeCloseTo(364 / 365);
  expect(numbers).toMatchObject({ asked: 2, answered: 1, open: 1 });
});
