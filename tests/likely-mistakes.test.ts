import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../src/domain/answers/check-answer.ts';
import { reach } from '../src/domain/answers/typed-answer.ts';
import { key, low, notATemperature, question, rounded } from './typed-answers.ts';

describe('a mistake that its author foresaw', () => {
  const elbow = 'You have counted one elbow.';
  const box = question('m', { mistakes: [elbow] });
  const told3 = (typed: string, mistake: number) =>
    checkAnswer(typed, box, key(6.96586, { mistakes: [mistake] })).sentence;

  const looks = `Looks like a common mistake: ${elbow}`;

  test('is told as certain only to who comes to its number, as far as the digits that were typed say', () => {
    expect(told3('5.676 m', 5.6761)).toBe(elbow);
    expect(told3('5.68 m', 5.6761)).toBe(elbow);
    expect(told3('5.6761234 m', 5.6761)).toBe(elbow);
    expect(told3('5.691 m', 5.6761)).toBe(looks);
    expect(told3('5.69 m', 5.6761)).toBe(looks);
  });

  test('is likely within two fifths of what is allowed and half a digit, and no farther', () => {
    expect(told3('5.70 m', 5.6761)).toBe(looks);
    expect(told3('5.71 m', 5.6761)).toBe(low);
    const edge = 5.6761 * (1 + 0.01 * reach);
    expect(told3(`${edge.toFixed(3)} m`, 5.6761)).toBe(looks);
    expect(told3(`${(edge + 0.002).toFixed(3)} m`, 5.6761)).toBe(low);
    expect(told3('5.64 m', 5.6761)).toBe(low);
  });

  test('is likely beside the answer too, unless that is nearer', () => {
    expect(told3('6.77 m', 6.75)).toBe(looks);
    const fine = question('m', { mistakes: [elbow], within: { part: 0.003 } });
    const near = (typed: string) =>
      checkAnswer(typed, fine, key(1.0, { mistakes: [1.01] })).sentence;
    expect(near('1.01 m')).toBe(elbow);
    expect(near('1.005 m')).toBe('Very close, but too high.');
    expect(near('1.0091 m')).toBe(looks);
  });

  test('is told with the next likely one, the nearer first, and each sentence once', () => {
    const both = question('m', { mistakes: [elbow, 'You have counted none.', elbow] });
    const told2 = (typed: string) =>
      checkAnswer(typed, both, key(6.96586, { mistakes: [5.676, 5.704, 5.68] })).sentence;
    expect(told2('5.685 m')).toBe(`${looks} If that’s not it: You have counted none.`);
    expect(told2('5.697 m')).toBe(
      `Looks like a common mistake: You have counted none. If that’s not it: ${elbow}`,
    );
    expect(told2('5.664 m')).toBe(looks);
  });

  test('is not guessed where the answer was only rounded too much', () => {
    const box2 = question('min', { mistakes: [elbow] });
    const { sentence } = checkAnswer('130 min', box2, key(7896, { mistakes: [7750] }));
    expect(sentence).toBe(rounded);
  });

  test('may be a forgotten kelvin', () => {
    const { sentence } = checkAnswer('5.69 m', question('m'), key(6.96586, { forgotZero: 5.6761 }));
    expect(sentence).toBe(`Looks like a common mistake: ${notATemperature}`);
  });
});
