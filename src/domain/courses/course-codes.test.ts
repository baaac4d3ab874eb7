import { expect, test } from 'vitest';
import { splitAtCodes } from './course-codes.ts';

const codes = new Set(['CHE 318', 'CHE 330', 'CH 3']);
const marked = (text: string) =>
  splitAtCodes(text, codes)
    .map((part) => (part.isCode ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['CHE 318', '[CHE 318]'],
  ['CHE 318, CHE 330', '[CHE 318], [CHE 330]'],
  ['CHE 318/CHE 330 and more', '[CHE 318]/[CHE 330] and more'],
  ['all courses', 'all courses'],
  ['CHE 3180', 'CHE 3180'],
  ['XCHE 318', 'XCHE 318'],
])('finds the codes in "%s"', (text, found) => {
  expect(marked(text)).toBe(found);
});

test("a string without codes isn't split", () => {
  expect(splitAtCodes('CHE 318', new Set())).toEqual([{ text: 'CHE 318', isCode: false }]);
});
