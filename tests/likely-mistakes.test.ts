import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { reach } from '../src/domain/answers/typed-answer.ts';
import { key, low, notATemperature, question, rounded } from './typed-answers.ts';

describe('a foreseen mistake', () => {
  const elbow = 'You have counted one elbow.';
  const box = question('m', { mistakes: [elbow] });
  const sentenceFor = (typed: string, mistake: number) =>
    checkAnswer(typed, box, key(6.96586, { mistakes: [mistake] })).sentence;

  const looks = `Looks like a common mistake: ${elbow}`;

  test('is certain only if the entry equals its result to the typed digits', () => {
    expect(sentenceFor('5.676 m', 5.6761)).toBe(elbow);
    expect(sentenceFor('5.68 m', 5.6761)).toBe(elbow);
    expect(sentenceFor('5.6761234 m', 5.6761)).toBe(elbow);
    expect(sentenceFor('5.691 m', 5.6761)).toBe(looks);
    expect(sentenceFor('5.69 m', 5.6761)).toBe(looks);
  });

  test('is likely within two fifths of the tolerance plus half a digit', () => {
    expect(sentenceFor('5.70 m', 5.6761)).toBe(looks);
    expect(sentenceFor('5.71 m', 5.6761)).toBe(low);
    const edge = 5.6761 * (1 + 0.01 * reach);
    expect(sentenceFor(`${edge.toFixed(3)} m`, 5.6761)).toBe(looks);
    expect(sentenceFor(`${(edge + 0.002).toFixed(3)} m`, 5.6761)).toBe(low);
    expect(sentenceFor('5.64 m', 5.6761)).toBe(low);
  });

  test('is likely close to the answer too, unless the answer is closer', () => {
    expect(sentenceFor('6.77 m', 6.75)).toBe(looks);
    const fine = question('m', { mistakes: [elbow], within: { part: 0.003 } });
    const near = (typed: string) =>
      checkAnswer(typed, fine, key(1.0, { mistakes: [1.01] })).sentence;
    expect(near('1.01 m')).toBe(elbow);
    expect(near('1.005 m')).toBe('Very close, but too high.');
    expect(near('1.0091 m')).toBe(looks);
  });

  test('is named with the second most likely one, the nearer first, without repeats', () => {
    const both = question('m', { mistakes: [elbow, 'You have counted none.', elbow] });
    const sentenceOf = (typed: string) =>
      checkAnswer(typed, both, key(6.96586, { mistakes: [5.676, 5.704, 5.68] })).sentence;
    expect(sentenceOf('5.685 m')).toBe(`${looks} If that’s not it: You have counted none.`);
    expect(sentenceOf('5.697 m')).toBe(
      `Looks like a common mistake: You have counted none. If that’s not it: ${elbow}`,
    );
    expect(sentenceOf('5.664 m')).toBe(looks);
  });

  test('is not guessed if the answer was only rounded too much', () => {
    const box2 = question('min', { mistakes: [elbow] });
    const { sentence } = checkAnswer('130 min', box2, key(7896, { mistakes: [7750] }));
    expect(sentence).toBe(rounded);
  });

  test('may be a missing conversion to kelvin', () => {
    const { sentence } = checkAnswer('5.69 m', question('m'), key(6.96586, { forgotZero: 5.6761 }));
    expect(sentence).toBe(`Looks like a common mistake: ${notATemperature}`);
  });
});
