import { expect, test } from 'vitest';
import { givens, readSmall as read, solution } from '../../../tests/small-documents.ts';
import { checkAnswer } from '../../domain/answers/check-answer.ts';

test('a whole number is exact, has a direction for rounding, and may have a usual unit', () => {
  const counts = {
    solution: `${solution}\n\n<Let name="kW" value="0.97 kW" />\n<Let name="n" value="ceil(Q/kW)" />`,
    answer: '<Answer name="n" digits="0" round="up" also="1/hr">Boilers to order</Answer>',
    mistake: [2, 3, 4]
      .map((by) => `<Mistake value="n + ${String(by)}">Too many by ${String(by)}.</Mistake>`)
      .join('\n'),
  };
  const { answers, variants } = read(counts);
  const [question] = answers;
  const key = variants[0]?.keys[0];
  if (!question || !key) throw new Error('There is no question.');
  expect(question).toMatchObject({
    digits: 0,
    round: 'up',
    words: 'boilers constant flow order temperature',
  });
  expect(
    ['174', '174.0', '174 boilers', '174 per hour', '173.5', '175', '176'].map(
      (typed) => checkAnswer(typed, question, key).sentence,
    ),
  ).toEqual([
    ...Array.from({ length: 4 }, () => 'That’s exactly it.'),
    'Round up to a whole number.',
    'That’s too high.',
    'Too many by 2.',
  ]);
  const forgotten = { ...counts, solution: counts.solution.replace('ceil', '') };
  expect(() => read(forgotten)).toThrow(/the printed answer "17\d" would get the verdict/);
});

test("words that change a number or a unit can't be ignored", () => {
  const { answers } = read({
    givens: `At a gauge pressure of two thousand pounds force per square inch, coal burns.\n\n${givens}`,
  });
  expect(answers[0]?.words).toBe('burns coal constant flow power pressure temperature');
});
