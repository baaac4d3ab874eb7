import { columnFunctions } from './column-functions.ts';
import { drawPlot } from '../src/domain/plots/draw-plot.ts';
import { marksOf } from '../src/domain/plots/marks.ts';
import { seeded } from '../src/domain/quantities/seeded.ts';
import { firstOf, hintsOf, readSmall, solutionOf, step } from './small-documents.ts';
import { outcomeAt } from '../src/domain/plots/exploration.ts';
import { describe, expect, test } from 'vitest';
import { guideExample as example } from './guide-examples.ts';
import { readSome as read } from './read-some.ts';
import { proofOf } from './printed-page.ts';

describe('examples in the guide compile unchanged, and all of their lines add up', () => {
  test.each([
    ['Two formulas for one number 1', 2],
    ['One root of several 1', 0],
    ['Stages off the diagonal 1', 1],
    ['Tables of data 1', 2],
    ['Integrals 1', 1],
    ['What changes with time 1', 0],
    ['A curve nobody can write down 1', 0],
    ['Properties in tables and figures 1', 0],
    ['Substances 1', 2],
    ['Money 1', 4],
  ])('%s', (heading, results) => {
    const { lines, formulas } = proofOf(example(heading).blocks);
    expect([...lines.wrong, ...formulas.wrong]).toEqual([]);
    expect(formulas.count).toBe(results);
  });
});

test('both formulas of a number are printed, and the one that applies is used', () => {
  const { values, blocks } = example('Two formulas for one number 1');
  expect(values.get('f')).toBeCloseTo(64 / 1500, 12);
  expect(values.get('rise')).toBeCloseTo(0.5, 12);
  expect(JSON.stringify(blocks)).toContain('otherwise');
  const [laminar, turbulent] = marksOf(firstOf(blocks, 'plot').plot, 'line');
  expect(Math.max(...(laminar?.points.map(([x]) => x) ?? []))).toBeLessThan(2100);
  expect(Math.min(...(turbulent?.points.map(([x]) => x) ?? []))).toBeGreaterThan(4000);
});

test('Solve finds the requested root of several, and counts them all', () => {
  const { values } = example('One root of several 1');
  // The cubic is (Z − 0.1)(Z − 0.2)(Z − 0.7).
  expect(values.get('ZL')).toBeCloseTo(0.1, 12);
  expect(values.get('ZV')).toBeCloseTo(0.7, 12);
  expect(values.get('roots')).toBe(3);
});

test('a middle root needs three roots, and a pole isn’t a root', () => {
  const solved = (equation: string, root: string) =>
    read(
      `<Solve name="x" equation="${equation}" from="-2" to="2.1" root="${root}" count="n">\n\nSo.\n\n</Solve>`,
    ).values;
  expect(solved('x^3 = x', 'middle').get('x')).toBeCloseTo(0, 12);
  expect(() => solved('x^2 = 1', 'middle')).toThrow('there’s no middle solution between');
  expect(() => solved('x^2 = 1', 'least')).toThrow('there’s no root "least"');
  expect(() => solved('(x - 1)*(x - 1.005)*x = 0', 'lowest')).toThrow('so close together');
  const poles = solved('1/x + 1 = 0', 'lowest');
  expect([poles.get('x'), poles.get('n')]).toEqual([-1, 1]);
});

test('an explorable finds and counts the same roots as the lesson', () => {
  const { blocks } = read(`<Let name="c" value="0.20" />

<Explore title="Roots">
<Slider name="c" from="-1.00" to="1.00" by="0.05">Height</Slider>
<Solve name="x" equation="x^3 - x = c" from="-3" to="3" root="lowest" count="n" />
<Let name="ink" value="where(n > 1, x)" />
<Plot over="s" from="-3" to="3" x="X" y="Y" yFrom="-1" yTo="1" alt="A cubic.">
<Curve y="s^3 - s" label="cubic" />
<Point x="ink" y="c" label="low" />

words

</Plot>
<Says>

{n} roots, the lowest at {x}

</Says>
</Explore>
`);
  const { exploration } = firstOf(blocks, 'explore');
  const at = (c: number) => {
    const { values } = outcomeAt(exploration, { c });
    return ['n', 'ink'].map((name) => values.get(name) ?? NaN);
  };
  expect(at(0)).toEqual([3, -1]);
  expect(at(1)).toEqual([1, NaN]);
});

const { draw, columns } = { draw: seeded(5), columns: ['x', 'y', 'z'] as const };
const numbers = columns.map(() =>
  Array.from({ length: 9 }, () => 1 + Math.round(draw() * 1e4) / 1e3),
);
const [x = [], y = [], z = []] = [numbers[0]?.toSorted((a, b) => b - a), numbers[1], numbers[2]];
const data = `<Data name="n">
${columns.map((name, at) => `<Column name="${name}">${[x, y, z][at]?.join(', ') ?? ''}</Column>`).join('\n')}
</Data>
`;

test.each([
  ['sum(x)', '∑', [x]],
  ['mean(x*y - z)', 'mean', [x.map((each, row) => each * (y[row] ?? 0) - (z[row] ?? 0))]],
  ['slope(ln(x), y^2)', 'slope', [x.map(Math.log), y.map((each) => each ** 2)]],
  ['intercept(x, y)', 'intercept', [x, y]],
  ['slopeError(x, y)', 'errorslope', [x, y]],
  ['at(x, y, mean(x))', 'at', [x, y, [x.reduce((all, each) => all + each, 0) / 9]]],
])('%s matches a separate computation with the table', (value, name, parts) => {
  const { values } = read(`${data}\n<Let name="a" value="${value}" />`);
  expect(values.get('a')).toBeCloseTo(columnFunctions[name]?.(...parts) ?? NaN, 10);
  expect(values.get('n')).toBe(9);
});

test.each([
  ['<Let name="a" value="2*x" />', '"x" is a whole column'],
  ['<Let name="a" value="sum(n)" />', 'sum(…) has no column in it'],
  ['<Let name="a" value="mean(x - mean(x))" />', 'mean(…) is inside another one'],
  ['<Let name="a" value="at(y, x, 2)" />', 'goes up and down'],
  ['<Let name="a" value="at(x, y, 100)" />', '"a" is NaN'],
  [
    '<Data><Column name="s">1, 2</Column></Data><Let name="a" value="slope(x, s)" />',
    'has 9 numbers',
  ],
  ['<Data><Column name="s">1, 2m</Column></Data>', 'has a unit of its own'],
])('%s is rejected', (text, message) => {
  expect(() => read(`${data}\n${text}`)).toThrow(message);
});

const problem = {
  givens: `<Given name="a" symbol="a" value="2.0" from="1.0" to="3.0" by="0.1">true slope</Given>
<Let name="v" value="1 m/s" />

<Data>
<Column name="x" symbol="x" unit="s">1, 2, 3, 4, 5</Column>
<Column name="y" symbol="y" unit="m" drawn="v*a*x" scatter="2 %">2.02, 3.95, 6.1, 7.98, 9.99</Column>
</Data>`,
  hints: hintsOf('one'),
  solution: solutionOf(step('m', 'slope(x, y)', 'unit="m/s"')),
  answer: '<Answer name="m">Slope</Answer>',
  mistake: `<Mistake value="mean(y)/mean(x)*0.9">You took the means.</Mistake>
<Mistake value="2*slope(x, y)">You doubled it.</Mistake>
<Mistake value="3*slope(x, y)">You tripled it.</Mistake>

<Second>

<Let name="sx" value="sum(x)" unit="s" />
<Let name="m" value="(5*sum(x*y) - sx*sum(y))/(5*sum(x^2) - sx^2)" unit="m/s" />

</Second>`,
};

test('every set of numbers gets new data around the expression and can be computed', () => {
  const { variants, solution, statement } = readSmall(problem);
  expect(variants).toHaveLength(201);
  for (const { printed, values, second } of variants) {
    const proof = proofOf([...statement, ...solution], printed);
    expect([...proof.lines.wrong, ...proof.formulas.wrong]).toEqual([]);
    expect(proof.formulas.count).toBe(1);
    const [m = NaN, a = NaN] = [values['m']?.value, values['a']?.value];
    expect(Math.abs(m / a - 1)).toBeLessThan(0.1);
    expect(second?.['m']).toBeCloseTo(m, 9);
  }
  expect(new Set(variants.map(({ values }) => values['m']?.value)).size).toBeGreaterThan(190);
});

test('an explorable computes with a table and draws it', () => {
  const { blocks } = read(`${data}
<Let name="c" value="5.0" />

<Explore title="Rows">
<Slider name="c" from="1.5" to="10.0" by="0.5">Place</Slider>
<Let name="yc" value="at(x, y, c)" />
<Let name="fit" value="slope(x, y*c)" />
<Plot over="s" from="0" to="12" x="X" y="Y" yFrom="0" yTo="12" alt="Dots.">
<Points x="x" y="y" label="rows" />
<Curve x="x" y="y + c" label="higher" />
<Point x="c" y="yc" label="here" />

words

</Plot>
<Says>

{yc} and {fit}

</Says>
<Stuck>

Beyond the table

</Stuck>
</Explore>
`);
  const { exploration } = firstOf(blocks, 'explore');
  const outcome = outcomeAt(exploration, { c: 3 });
  expect(outcome.values.get('yc')).toBeCloseTo(columnFunctions['at']?.(x, y, [3]) ?? NaN, 10);
  expect(outcome.values.get('fit')).toBeCloseTo(3 * (columnFunctions['slope']?.(x, y) ?? NaN), 10);
  const lines = marksOf(drawPlot(exploration.plan, exploration.axes, outcome), 'line');
  const rows = x.map((each, row) => [each, y[row]]);
  expect(lines[1]).toMatchObject({ line: 'data', label: 'rows', points: rows });
  expect(lines[0]?.points.map(([, height]) => height)).toEqual(y.map((each) => each + 3));
});

test('an integral matches its closed form', () => {
  const V = (2 / (0.15 * 100)) * (2 * Math.log(5) - 0.8);
  expect(example('Integrals 1').values.get('V')).toBeCloseTo(V, 9);
});

test('a curve is drawn for each value of a name', () => {
  const { blocks } = example('The tags 2');
  const lines = marksOf(firstOf(blocks, 'plot').plot, 'line');
  expect(lines.map(({ word }) => word)).toEqual(['20%', '60%', '100%']);
  expect(lines.map(({ points }) => points[48]?.[1])).toEqual(
    [0.2, 0.6, 1].map((phi) => expect.closeTo((phi * 3.17) / 100, 12) as number),
  );
  const family = (list: string) =>
    read(`<Let name="a" value="1" />

<Plot over="s" from="0" to="1" x="X" y="Y" alt="Lines.">
<Curve y="b*s" for="${list}" label="{b} and {a}" />

words

</Plot>`);
  expect(JSON.stringify(family('b: 2, 3').blocks)).toContain('"label":"3 and 1"');
  expect(() => family('a: 2')).toThrow('the name "a" is already taken');
  expect(() => family('b')).toThrow('has no values');
  expect(() => family('b: 2 m')).toThrow('which doesn’t fit a number without a unit');
});

test('the stages of an absorber match the Kremser equation', () => {
  const { values } = example('Stages off the diagonal 1');
  const [A, yIn, yOut] = [2.5 / 1.8, 0.02, 0.002];
  const kremser = Math.log((yIn / yOut) * (1 - 1 / A) + 1 / A) / Math.log(A);
  // The fraction of the last stage is interpolated linearly here and logarithmically in the Kremser
  // equation, so only one decimal agrees.
  expect(values.get('N')).toBeCloseTo(kremser, 1);
  expect(Math.floor(values.get('N') ?? NaN)).toBe(Math.floor(kremser));
});
