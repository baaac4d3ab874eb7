import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../../domain/answers/check-answer.ts';
import { templateText } from '../../domain/plots/template.ts';
import { firstOf, readPiece } from '../../../tests/small-documents.ts';
import type { ReadingOptions } from './reader-state.ts';

const top = `<Let name="n" value="2.00 mol" />
<Let name="R" value="8.314 J/(mol K)" />
<Let name="T" value="25.0 degC" />
<Let name="V" value="50.0 L" />
<Let name="P" value="n*R*T/V" unit="kPa" />
`;
const asked = {
  question: 'What is the pressure of {n}?',
  answer: 'It is $\\val{P}$.',
  own: `<Hint>

The temperature is absolute.

</Hint>
<Answer name="P">Pressure</Answer>
<Mistake value="2*n*R*T/V">That is twice as much.</Mistake>`,
};
const choices = `<Choice words="Yes" is="right">With {n}, it is.</Choice>
<Choice words="No">

It is *P*.

It is {P}.

</Choice>`;

/** Reads the self-check of a small lesson, with some parts replaced. */
function read(changes: Partial<typeof asked> = {}, options: Partial<ReadingOptions> = {}) {
  const { question, answer, own } = { ...asked, ...changes };
  const text = `${top}\n<SelfCheck>\n\n${question}\n\n${answer}\n\n${own}\n\n</SelfCheck>`;
  const { reader, blocks } = readPiece(text, options);
  return { check: firstOf(blocks, 'selfCheck'), reader };
}

function verdictOn(typed: string, options: Partial<ReadingOptions> = {}) {
  const [first] = read({}, options).check.questions;
  if (!first) throw new Error('nothing is asked');
  return checkAnswer(typed, first.question, first.key);
}

test('a self-check is a paragraph and its answer, whatever tags are around them', () => {
  const { check } = read({ question: `${choices}\n\nIs it?`, own: '' });
  expect(check.question).toEqual([{ type: 'text', text: 'Is it?' }]);
  expect(check.answer.map(({ type }) => type)).toEqual(['paragraph']);
  expect(check.choices).toHaveLength(2);
});

test('one without an answer box only counts as a question', () => {
  const { check, reader } = read({ own: '' });
  expect(check).toMatchObject({ number: 1, questions: [], hints: [], choices: [] });
  expect(reader.counts).toMatchObject({ selfChecks: 1, checked: 0 });
});

test('a number gets a verdict, and a foreseen mistake its sentence', () => {
  expect(verdictOn('99.2 kPa').kind).toBe('right');
  expect(verdictOn('0.992 bar').kind).toBe('right');
  expect(verdictOn('198 kPa').sentence).toBe('That is twice as much.');
  expect(read().check.hints).toHaveLength(1);
});

test('forgetting to convert to kelvin is recognized', () => {
  const forgetful = read({}, { isDraft: true, numbers: { forgetsZero: true } }).reader;
  const options = { forgotten: forgetful.keys };
  const [first] = read({}, options).check.questions;
  expect(first?.key.forgotZero).toBeCloseTo((2 * 8.314 * 25) / 0.05, 6);
  expect(verdictOn('8.31 kPa', options).sentence).toContain('Convert to kelvin');
  expect(verdictOn('8.31 kPa').sentence).not.toContain('kelvin');
});

test('each question has its own key for that, also in a later self-check', () => {
  const later = `</SelfCheck>\n<Let name="P2" value="n*R*T/V" unit="kPa" />\n\n<SelfCheck>\n\nHow large?\n\nLarge.\n\n<Answer name="V">Volume</Answer>\n<Answer name="P2">It</Answer>`;
  const changes = { own: `${asked.own}\n\n${later}` };
  const forgetful = read(changes, { isDraft: true, numbers: { forgetsZero: true } }).reader;
  const { keys } = read(changes, { forgotten: forgetful.keys }).reader;
  expect(keys.map(({ forgotZero }) => forgotZero !== undefined)).toEqual([true, false, true]);
});

test('a fraction of 0 or 1 isn’t blamed on degrees', () => {
  const ownKeys = (exponent: string) => {
    const options = {
      own: `${asked.own}\n\n</SelfCheck>\n<Let name="b" value="${exponent} 1/K" />\n<Let name="x" value="exp(b*T)" />\n\n<SelfCheck>\n\nHow much?\n\nThis much.\n\n<Answer name="x">It</Answer>`,
    };
    const forgetful = read(options, { isDraft: true, numbers: { forgetsZero: true } }).reader;
    return read(options, { forgotten: forgetful.keys }).reader.keys;
  };
  expect(ownKeys('-0.01').at(-1)?.forgotZero).toBeCloseTo(Math.exp(-0.25), 6);
  expect(ownKeys('-0.0004').at(-1)?.forgotZero).toBeUndefined();
});

test("the reason of a choice is one line with the lesson's numbers", () => {
  const { check, reader } = read({ own: choices });
  const told = check.choices.map(({ words, isRight = false, reason }) => [
    words,
    isRight,
    templateText(reason, new Map()).replaceAll('\u00a0', ' '),
  ]);
  expect(told).toEqual([
    ['Yes', true, 'With 2.00 mol, it is.'],
    ['No', false, 'It is P. It is 99.2 kPa.'],
  ]);
  expect(reader.counts.checked).toBe(1);
});

test("words that appear only with a script don't count as words of the lesson", () => {
  const words = read({ own: '' }).reader.counts.words;
  expect(read().reader.counts.words).toBe(words);
  expect(read({ own: choices }).reader.counts.words).toBe(words);
});

describe('an error has its line and fix:', () => {
  const oneRight = 'line 7\n  a self-check needs exactly one right choice.';
  test.each<[message: string, changes: Partial<typeof asked>]>([
    ['line 7\n  a self-check has no question or no answer.', { answer: '' }],
    [oneRight, { own: choices.replace(' is="right"', '') }],
    [oneRight, { own: choices.replace('"No"', '"No" is="right"') }],
    [
      'line 7\n  there’s an equation where only words work.',
      { own: asked.own.replace('Pressure', 'Pressure $P$') },
    ],
    ['line 19\n  this mistake leads to', { own: asked.own.replace('2*n', '1.001*n') }],
    [
      'line 7\n  it’s not clear which answer this mistake belongs to.\n  Write <Mistake answer="NAME" …>, with the name of an <Answer> above it.',
      { own: asked.own.replace(/<Answer.*\n/, '') },
    ],
    [
      'line 18\n  the printed answer "99.2\u00a0kPa" would get the verdict',
      { own: asked.own.replace('name="P"', 'name="P" within="0.01 %"') },
    ],
  ])('%s', (message, changes) => {
    expect(() => read(changes)).toThrow(message);
  });
});
