import { expect, test } from 'vitest';
import { hintsOf, readPiece, readSmall, solutionOf, step } from '../../../tests/small-documents.ts';

// Numbers that answer boxes accept must work in documents, too. Values are in SI.
const entries: [written: string, value: number][] = [
  ['1,200 kg', 1200],
  ['30 psig', (30 * 0.45359237 * 9.80665) / 0.0254 ** 2],
  ['25 °C', 298.15],
  ['1.5×10^3 kg', 1500],
  ['40 %', 0.4],
];

/** Returns the values that a piece of a lesson defines, in SI. */
const namesOf = (text: string): ReadonlyMap<string, number> =>
  readPiece(text).reader.names.scope.values;

test.each(entries)('"%s" is read in every tag', (written, value) => {
  const unit = written.replace(/^\S+ /, '');
  const values = namesOf(`<Given name="a" value="${written}">words</Given>
<Let name="b" value="${written}" />
<Let name="zero" value="0 ${unit}" />

${step('c', written, `unit="${unit}"`)}
<Plot over="t" from="${written}" to="9e9 ${unit}" x="X" xUnit="${unit}" xFrom="${written}" y="Y" yUnit="${unit}" alt="words">
<Curve y="t" label="line" from="${written}" />
<Point x="${written}" y="zero" label="point" />

words

</Plot>`);
  for (const name of ['a', 'b', 'c']) expect(values.get(name)).toBeCloseTo(value, 9);
});

test('the bounds of <Solve> can have their own units', () => {
  const text = `<Let name="T0" value="50 °C" />

<Solve name="T" equation="T - T0 = 0 * T0" from="32 °F" to="400 K" unit="°C">

words

</Solve>`;
  expect(namesOf(text).get('T')).toBeCloseTo(323.15, 9);
});

const readPressure = (given: string, answer: string) =>
  readSmall({
    ...{ givens: given, answer, hints: hintsOf('one') },
    solution: `<Let name="two" symbol="t" value="2" />\n\n${solutionOf(step('p', 'two*a/two', 'unit="psig"'))}`,
    mistake: [3, 4, 5]
      .map(
        (value) => `<Mistake value="${String(value)} psig">You guessed ${String(value)}.</Mistake>`,
      )
      .join('\n'),
  });

test('ranges, limits and tolerances of a problem accept the same units', () => {
  const { answers, variants } = readPressure(
    '<Given name="a" value="30.0 psig" from="1 bar" to="3 bar" by="10 kPa">words</Given>',
    '<Answer name="p" from="10 psig" to="3.5 bar" within="1 kPa">words</Answer>',
  );
  expect(answers[0]).toMatchObject({ is: 'gauge', within: { amount: 1000 } });
  const drawn = variants.slice(1).map(({ keys }) => (keys[0]?.value ?? NaN) / 1e5);
  expect(Math.min(...drawn)).toBeGreaterThan(0.99);
  expect(Math.max(...drawn)).toBeLessThan(3.01);
});

test.each(['1.2.3 psig', '3 psgi'])('"%s" is rejected with its line and fix', (given) => {
  expect(() =>
    readPressure(
      `<Given name="a" value="${given}">words</Given>`,
      '<Answer name="p">words</Answer>',
    ),
  ).toThrow(/^content\/problems\/x\.mdx, line 7\n {2}we can’t read ".*"\. .*\n {2}Write a number/);
});
