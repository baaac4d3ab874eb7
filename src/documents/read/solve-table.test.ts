import { expect, test } from 'vitest';
import { flatText } from '../../domain/quantities/print.ts';
import { parseDocument } from '../text/parse.ts';
import { Reader } from './reader.ts';
import type { ReadingOptions } from './reader-state.ts';
import { lessonTags } from '../text/tags.ts';

function triesIn(
  equation: string,
  attributes: string,
  numbers: ReadingOptions['numbers'] = {},
): string[][] {
  const options = { figures: '', tags: lessonTags, numbers };
  const text = `<Let name="c" value="2" />\n<Let name="t" value="1 s" />\n<Solve name="x" equation="${equation}" from="0" to="5" ${attributes}>\n\nBy hand:\n\n</Solve>\n`;
  const draft = new Reader({ ...options, isDraft: true });
  draft.blocks(parseDocument(text));
  const reader = new Reader({
    ...options,
    numbers: { ...numbers, guardDigits: draft.names.guardDigits },
  });
  const [step] = reader.blocks(parseDocument(text));
  const tables = step?.type === 'step' ? step.children : [];
  return tables.flatMap((table) =>
    table.type === 'table'
      ? table.rows.map((row) =>
          row.flat().map((cell) => (cell.type === 'quantity' ? flatText(cell.runs) : '')),
        )
      : [],
  );
}

test('the table has two guesses, two secant steps and the root, where both sides agree', () => {
  // The secant through 1 and 2 leads to 4/3. The next one, through 4/3 and 1 (the better guess),
  // leads to 1.3333 + 0.2223·0.3333/0.7777.
  expect(triesIn('x^2 = c', 'digits="4" tries="1, 2.0"')).toEqual([
    ['1', '1.0000', '2.0000'],
    ['2.0', '4.0000', '2.0000'],
    ['1.3333', '1.7777', '2.0000'],
    ['1.4286', '2.0409', '2.0000'],
    ['1.4142', '2.0000', '2.0000'],
  ]);
});

test('rows differ, so the root gets another digit if needed', () => {
  const rows = triesIn('x^2 = c', 'digits="3" tries="1.41, 1.42"').map(([x]) => x);
  expect(rows).toEqual(['1.41', '1.42', '1.414', '1.4142', '1.41421']);
});

test('without guesses, or with moved numbers, there is no table', () => {
  expect(triesIn('x^2 = c', '')).toEqual([]);
  const replaced = new Map([['c', 2]]);
  expect(triesIn('c*x = 3', 'tries="1, 2"', { replaced })).toEqual([]);
});

test.each([
  ['x^2 = c', 'tries="1"', 'doesn’t have two values'],
  ['x*t = c*t', 'tries="1, 3"', 'have units'],
  ['c*x = 3', 'tries="1, 2"', 'two rows of the table would be the same'],
])('rejects %s with %s', (equation, attributes, message) => {
  expect(() => triesIn(equation, attributes)).toThrow(message);
});
