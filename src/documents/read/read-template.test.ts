import { describe, expect, test } from 'vitest';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { inFile } from '../text/fault.ts';
import { parseDocument } from '../text/parse.ts';
import { readLine, readParagraphs, readTemplate } from './read-template.ts';

const printed = (name: string) => ({ name, factor: 1, zero: 0, unit: '', digits: 3 });
/** K is constant; all other names move. */
const readName = (reference: string) => (reference === 'K' ? '7\u00a0kg' : printed(reference));

const childrenOf = (text: string) =>
  (parseDocument(text)[0] as MdxJsxFlowElement).children as RootContent[];
const says = (inside: string) =>
  inFile('tea.mdx', () =>
    readParagraphs(childrenOf(`<Says>\n\n${inside}\n\n</Says>`), readName, 1),
  );

test('an attribute contains words and names, with constants as words', () => {
  expect(readTemplate('with {K} it is {R to 2} high', readName)).toEqual([
    'with 7\u00a0kg it is ',
    printed('R to 2'),
    ' high',
  ]);
  expect(readTemplate('{R}', readName)).toEqual([printed('R')]);
});

test('each paragraph is a line, trimmed and without line breaks', () => {
  expect(says('It is {R},\nno more.\n\n  Lower *R* to {K} ')).toEqual([
    ['It is ', printed('R'), ', no more.'],
    ['Lower ', { symbol: 'R' }, ' to 7\u00a0kg'],
  ]);
});

test('no line on a screen begins with an equals sign', () => {
  expect(says('3 roots: *Z* = {R}')).toEqual([
    ['3 roots: ', { symbol: 'Z' }, '\u00a0=\u00a0', printed('R')],
  ]);
});

test('the paragraphs of a reason are joined with spaces', () => {
  const children = childrenOf('<Choice>\n\nNo.\n\n{R}\n\nSo.\n\n</Choice>');
  expect(readLine(children, readName, 1)).toEqual(['No. ', printed('R'), ' So.']);
});

describe('rejects anything but words:', () => {
  test.each([
    ['equation in a line', 'It is\n$x$.', 4],
    ['list', '- one\n- two', 3],
    ['symbol that is more than letters', '*{R}*', 3],
  ])('%s', (_, inside, line) => {
    expect(() => says(inside)).toThrow(
      `tea.mdx, line ${String(line)}\n  only words can go here.\n  Write plain words, names in braces like {R}, and symbols like *R*.`,
    );
  });
});

test('rejects a tag without words', () => {
  expect(() => says('')).toThrow(
    'tea.mdx, line 1\n  this tag has no words in it.\n  Put words between its tags.',
  );
});
