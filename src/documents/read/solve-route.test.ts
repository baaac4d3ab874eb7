import { expect, test } from 'vitest';
import { flatText } from '../../domain/quantities/print.ts';
import { parseDocument } from '../text/parse.ts';
import { Reader } from './reader.ts';
import { lessonTags } from '../text/tags.ts';

/** The table of tries in a solved equation, as text. */
function triesIn(equation: string, attributes: string): string[][] {
  const reader = new Reader({ figures: '', tags: lessonTags });
  const text = `<Let name="c" value="2" />\n<Let name="t" value="1 s" />\n<Solve name="x" equation="${equation}" from="0" to="5" ${attributes}>\n\nBy hand:\n\n</Solve>\n`;
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

test('there are two tries of the author and two on straight lines, with both sides of the equation', () => {
  // From 1 and 2 to 4/3; from that and 1, the better of the two, to 1.333 + 0.2231·0.333/0.7769.
  expect(triesIn('x^2 = c', 'digits="4" tries="1, 2.0"')).toEqual([
    ['1', '1.0000', '2.0000'],
    ['2.0', '4.0000', '2.0000'],
    ['1.333', '1.7769', '2.0000'],
    ['1.429', '2.0420', '2.0000'],
  ]);
});

test('a side that is a number stays it', () => {
  expect(triesIn('x^2 - c = 0', 'tries="1, 2"')[0]).toEqual(['1', '−1.0000', '0']);
});

test('without tries there is no table', () => {
  expect(triesIn('x^2 = c', '')).toEqual([]);
});

test.each([
  ['x^2 = c', 'tries="1"', 'there are not two tries'],
  ['x^2 = c', 'tries="1, 2, 3"', 'there are not two tries'],
  ['x*t = c*t', 'tries="1, 3"', 'have units'],
])('complains about %s with %s', (equation, attributes, message) => {
  expect(() => triesIn(equation, attributes)).toThrow(message);
});
