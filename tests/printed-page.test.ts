import { expect, test } from 'vitest';
import type { GuardDigits } from '../src/documents/compute/guard-digits.ts';
import { Reader } from '../src/documents/read/reader.ts';
import { parseDocument } from '../src/documents/text/parse.ts';
import { lessonTags } from '../src/documents/text/tags.ts';
import { proofOf } from './printed-page.ts';
import type { Proof } from './proof.ts';

const options = { figures: '', tags: lessonTags };

/**
 * Proves part of a lesson with the given guard digits, or by default with the guard digits it
 * needs.
 */
function proved(text: string, digits?: GuardDigits): Proof {
  const nodes = parseDocument(text);
  const draft = new Reader({ ...options, isDraft: true });
  draft.blocks(nodes);
  const guardDigits = digits ?? draft.names.guardDigits;
  return proofOf(new Reader({ ...options, numbers: { guardDigits } }).blocks(nodes));
}

const asTheAuthorAsked: GuardDigits = new Map();
const given = (name: string, value: string) =>
  `<Given name="${name}" symbol="${name}" value="${value}">\n  What it is\n</Given>\n\n`;
const step = (attributes: string) => `<Step ${attributes}>\n\nSo it is.\n\n</Step>\n\n`;
const counts = ({ lines, formulas, results, tries }: Proof) =>
  [lines, formulas, results, tries].map(({ count }) => count);
const wrong = ({ lines, formulas, results, tries }: Proof) =>
  [lines, formulas, results, tries].map((kind) => kind.wrong.length);

const ratio =
  given('a', '31.0') +
  given('b', '17.0') +
  step('name="r" symbol="r" value="a/b"') +
  step('name="x" symbol="x" value="r/(1 + r)" digits="4" show="formula"');

test('a line without numbers is computed from those above it', () => {
  expect(wrong(proved(ratio))).toEqual([0, 0, 0, 0]);
  expect(counts(proved(ratio))).toEqual([1, 2, 0, 0]);
  expect(wrong(proved(ratio, asTheAuthorAsked))).toEqual([0, 1, 0, 0]);
});

test('a symbol can be an expression', () => {
  const sum = ratio + step('name="s" symbol="x + r" value="x + r" digits="5" show="result"');
  expect(wrong(proved(sum))).toEqual([0, 0, 0, 0]);
  expect(wrong(proved(sum, asTheAuthorAsked))).toEqual([0, 2, 0, 0]);
});

test('a result matches its line, rounded or in another unit', () => {
  const box = (name: string) => `<Result name="${name}">Asked</Result>\n`;
  const text =
    given('m', '2.347 kg') + step('name="n" symbol="n" value="3*m" unit="kg" digits="2"');
  expect(wrong(proved(text + box('n') + box('n in lb')))).toEqual([0, 0, 0, 0]);
  expect(wrong(proved(text + box('n in lb to 3'), asTheAuthorAsked))).toEqual([0, 0, 1, 0]);
  // No line above has this value.
  expect(wrong(proved(`${text}<Let name="k" value="7*m" unit="kg" />\n\n${box('k')}`))).toEqual([
    0, 0, 1, 0,
  ]);
});

test("trailing zeros of a whole number don't hide a mistake", () => {
  const text = (digits: string) =>
    given('a', '12.58') + step(`name="q" symbol="q" value="10*a" digits="${digits}"`);
  expect(wrong(proved(text('3')))).toEqual([0, 0, 0, 0]);
  // The line prints 130 instead of 126.
  expect(wrong(proved(text('2')))).toEqual([1, 1, 0, 0]);
  // A given with two digits doesn't justify a third digit in the result.
  expect(wrong(proved(text('2').replace('12.58', '13.')))).toEqual([0, 0, 0, 0]);
});

test('degrees are a temperature, or a difference after a Δ', () => {
  const text =
    given('T', '20.0 degC') +
    `<Given name="d" symbol="\\Delta T" value="21.93 K">\n  Rise\n</Given>\n\n` +
    step('name="U" symbol="U" value="T + d" unit="degC" show="formula"') +
    step('name="V" symbol="V" value="U/T" digits="5"');
  expect(wrong(proved(text))).toEqual([0, 0, 0, 0]);
  expect(wrong(proved(text, asTheAuthorAsked))[1]).toBeGreaterThan(0);
});

test('lines after a sentence can use the number in it', () => {
  const text =
    given('a', '31.0') +
    '<Let name="r" symbol="r" value="a/17" />\n\nWith $r$ = {r} it is easy.\n\n' +
    step('name="x" symbol="x" value="r/(1 + r)" digits="4"');
  expect(wrong(proved(text))).toEqual([0, 0, 0, 0]);
  expect(wrong(proved(text, asTheAuthorAsked))).toEqual([1, 1, 0, 0]);
});

test('aligned lines are read one by one', () => {
  const text =
    `${given('a', '31.0')}<Let name="r" symbol="r" value="a/17" />\n\n` +
    '<Let name="s" symbol="s" value="r*r" digits="5" />\n\n' +
    '$$\n\\begin{aligned}\nr &= \\frac{a}{17} = \\val{r} \\\\\ns &= r^2 = \\val{s}\n\\end{aligned}\n$$\n';
  expect(wrong(proved(text))).toEqual([0, 0, 0, 0]);
  expect(counts(proved(text))[1]).toBe(2);
  expect(wrong(proved(text, asTheAuthorAsked))).toEqual([0, 1, 0, 0]);
});

const solved = `${given('c', '2.00')}<Solve name="x" symbol="x" equation="x^2 = c" from="0" to="5" tries="1, 2">\n\nBy hand.\n\n</Solve>\n`;

test('rows of tries are right, differ, and end when both sides agree', () => {
  expect(wrong(proved(solved))).toEqual([0, 0, 0, 0]);
  expect(counts(proved(solved))[3]).toBe(5);
  expect(wrong(proved(solved, asTheAuthorAsked))[3]).toBe(1);
});
