import { expect, test } from 'vitest';
import { checkSums, sumsInWords, sumsSaid } from './printed-sums.ts';
import { firstOf, readPiece } from './small-documents.ts';

const said = (exact: number, printed: string, unit = 'm') => ({ exact, printed, unit });

test('exact sums have to add up as printed', () => {
  const [rise, pipe] = [said(15, '15.0'), said(9.04, '9.0')];
  expect(checkSums([said(24.04, '24.0'), rise, pipe]).wrong).toEqual([]);
  expect(checkSums([said(24.04, '24.4'), rise, pipe]).wrong).toContain('+ 15.0 + 9.0 = 24.4 m');
  // A sum is checked only if it holds exactly and all of its units are the same.
  expect(checkSums([said(24.5, '24.4'), rise, pipe]).count).toBe(0);
  expect(checkSums([said(24.04, '24.4', 's'), rise, pipe]).count).toBe(0);
});

test("sums can have three terms, and trailing zeros don't hide mistakes", () => {
  const parts = [said(1030.93, '1031'), said(1864.2, '1860'), said(100, '100')];
  expect(checkSums([said(2995.13, '2995'), ...parts]).wrong.length).toBeGreaterThan(0);
  expect(checkSums([said(2895.13, '2900'), ...parts.slice(0, 2)]).wrong.length).toBeGreaterThan(0);
});

function read(text: string) {
  const { reader, blocks } = readPiece(text);
  return { blocks, values: reader.names.values };
}

test('finds sums in sentences and table rows by the names of the numbers', () => {
  const names = (digits: string) =>
    `<Let name="a" value="1030.93 kg" digits="4" />\n<Let name="b" value="1864.2 kg" digits="${digits}" />\n<Let name="c" value="a + b" unit="kg" digits="${digits}" />\n\n`;
  for (const words of [
    '{a} and {b} are {c}.\n',
    '| A | B | C |\n| - | - | - |\n| {a} | {b} | {c} |\n',
  ]) {
    const [good, bad] = ['4', '2'].map((digits) => read(names(digits) + words));
    expect(good && sumsInWords(good.blocks, good.values)).toMatchObject({ count: 3, wrong: [] });
    expect(bad && sumsInWords(bad.blocks, bad.values).wrong.length).toBeGreaterThan(0);
  }
});

test("finds sums in a figure's sentences at many slider settings", () => {
  const figure = (total: string) => `<Let name="a" value="2.0 m" />
<Let name="b" value="3.0 m" />
<Let name="third" value="a/3" unit="m" />
<Explore title="Add">
<Slider name="a" from="1.0 m" to="30.0 m" by="0.5 m">First</Slider>
<Slider name="b" from="1.0 m" to="30.0 m" by="0.5 m">Second</Slider>
<Let name="part" value="a/7" unit="m" />
<Let name="total" value="${total}" unit="m" />
<Plot over="x" from="0" to="1" x="x" y="y" yFrom="0" yTo="1" alt="A line."><Curve y="x" label="line" />

A line.

</Plot>
<Says>

{total} in all

The part is {part}.

</Says>
</Explore>
`;
  const explorationOf = (total: string) =>
    firstOf(read(figure(total)).blocks, 'explore').exploration;
  const adding = sumsSaid(explorationOf('b + part'), 30);
  expect(adding.count).toBeGreaterThan(30);
  expect(adding.wrong).toEqual([]);
  // `1*b + part` has the same value, but it isn't recognized as a sum.
  expect(sumsSaid(explorationOf('1*b + part'), 30).wrong.length).toBeGreaterThan(0);
});
