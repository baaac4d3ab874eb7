import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secondAnswers } from '../tools/second-answers.ts';
import { readLesson } from '../src/documents/read-lesson.ts';

const lessons = globSync('content/lessons/*.mdx').map((file) => ({
  name: basename(file, '.mdx'),
  ...readLesson(file, readFileSync(file, 'utf8')),
}));

test('there are lessons', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(12);
});

describe.each(lessons)('$name', ({ name, values, answers, counts }) => {
  // A friction factor read from another correlation may differ by this much, a slip never so little.
  const tolerance = 0.005;

  test('its worked examples agree with a second calculation from their statements', async () => {
    const second = await secondAnswers(name);
    expect(Object.keys(second).sort()).toEqual([...new Set(answers)].sort());
    for (const [answer, expected] of Object.entries(second)) {
      const { value = NaN, unit = '' } = values[answer] ?? {};
      const difference = Math.abs(value - expected) / Math.max(Math.abs(expected), 1e-12);
      expect(
        difference,
        `${answer}: ${String(value)} ${unit} here, ${String(expected)} there`,
      ).toBeLessThan(tolerance);
    }
  });

  test('it is between 900 and 1,800 words long', () => {
    expect(counts.words).toBeGreaterThanOrEqual(900);
    expect(counts.words).toBeLessThanOrEqual(1800);
  });
});
