import { expect, test } from 'vitest';
import { packetSheets, packetWords } from './packet.ts';

const lessons = [
  { name: 'units', course: 'GEN 1' },
  { name: 'pumps', course: 'GEN 2' },
  { name: 'pipes', course: 'GEN 2' },
  { name: 'fans', course: 'GEN 2' },
  { name: 'steam', course: 'GEN 3' },
];
const sheets = (code: string, ...examined: string[]) =>
  packetSheets(code, lessons, new Set(examined));

test('has the sheets of its course, then others that its exam needs', () => {
  expect(sheets('GEN 2', 'steam', 'fans').map(({ name }) => name)).toEqual([
    ...['pumps', 'pipes', 'fans', 'steam'],
  ]);
  expect(sheets('GEN 9', 'units').map(({ name }) => name)).toEqual(['units']);
  expect(sheets('GEN 9')).toEqual([]);
});

test('leaves out sheets that the exam does not need first, starting with the last', () => {
  const leaving = sheets('GEN 2', 'units', 'pipes').toSorted((a, b) => a.leaves - b.leaves);
  expect(leaving.map(({ name }) => name)).toEqual(['fans', 'pumps', 'units', 'pipes']);
  expect(leaving.map(({ leaves }) => leaves)).toEqual([1, 2, 3, 4]);
});

test('the cover lists exactly what is inside', () => {
  const exam = { problems: 1, minutes: 75 };
  expect(packetWords(true, exam)).toMatch(/^Formula sheets, then a mock exam: 1 problem in/);
  expect(packetWords(false, exam)).toMatch(/^A mock exam: 1 problem in 75 minutes\. The key/);
  expect(packetWords(true, undefined)).not.toMatch(/exam|key/);
});
