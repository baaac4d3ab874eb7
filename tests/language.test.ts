import { readFileSync } from 'node:fs';
import { outcomeAt } from '../src/domain/plots/exploration.ts';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../src/documents/text/parse.ts';
import { Reader } from '../src/documents/read/reader.ts';
import { lessonTags } from '../src/documents/text/tags.ts';
import { checkLine, equationsIn } from './printed-maths.ts';

/** A piece of a lesson, read as a lesson is: its blocks and what its names stand for, in SI. */
function read(text: string) {
  const options = { figures: 'none', tags: lessonTags };
  const nodes = parseDocument(text);
  const draft = new Reader({ ...options, isDraft: true });
  draft.blocks(nodes);
  const reader = new Reader({ ...options, numbers: { carried: draft.names.carried } });
  return { blocks: reader.blocks(nodes), values: reader.names.scope.values, reader };
}

/** The whole examples of the authors' guide, by the heading above each. */
const guide = new Map(
  readFileSync('docs/lessons.md', 'utf8')
    .split(/^## /m)
    .flatMap((section): [string, string][] => {
      const [heading = ''] = section.split('\n');
      return Array.from(section.matchAll(/^```mdx\n(.*?)^```/gms), ([, text = ''], index) => [
        `${heading} ${String(index + 1)}`,
        text,
      ]);
    }),
);

const example = (heading: string) => {
  const found = guide.get(heading);
  if (found === undefined) throw new Error(`docs/lessons.md has no example "${heading}".`);
  return read(found);
};

describe('an example of the guide can be copied as it is, and each of its lines computes', () => {
  test.each([
    ['Two formulas for one number 1', 2],
    ['One root of several 1', 0],
    ['Stages off the diagonal 1', 1],
  ])('%s', (heading, results) => {
    const checked = equationsIn(example(heading).blocks).map(checkLine);
    expect(checked.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(checked.reduce((sum, line) => sum + line.results, 0)).toBeGreaterThanOrEqual(results);
  });
});

test('both formulas of a number are printed, and the one that holds is computed', () => {
  const { values, blocks } = example('Two formulas for one number 1');
  expect(values.get('f')).toBeCloseTo(64 / 1500, 12);
  expect(values.get('rise')).toBeCloseTo(0.5, 12);
  expect(JSON.stringify(blocks)).toContain('otherwise');
  const plot = blocks.find(({ type }) => type === 'plot');
  const [laminar, turbulent] = plot?.type === 'plot' ? plot.plot.lines : [];
  expect(Math.max(...(laminar?.points.map(([x]) => x) ?? []))).toBeLessThan(2100);
  expect(Math.min(...(turbulent?.points.map(([x]) => x) ?? []))).toBeGreaterThan(4000);
});

test('of several roots the one is taken that the author wants, and all are counted', () => {
  const { values } = example('One root of several 1');
  // (Z − 0.1) (Z − 0.2) (Z − 0.7)
  expect(values.get('ZL')).toBeCloseTo(0.1, 12);
  expect(values.get('ZV')).toBeCloseTo(0.7, 12);
  expect(values.get('roots')).toBe(3);
});

test('there is a middle root only of three, and a pole is no root', () => {
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

test('a figure that moves takes and counts the same roots as the lesson', () => {
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
  const explored = blocks.find(({ type }) => type === 'explore');
  if (explored?.type !== 'explore') throw new Error('there is no explorable');
  const at = (c: number) => {
    const { values } = outcomeAt(explored.exploration, { c });
    return ['n', 'ink'].map((name) => values.get(name) ?? NaN);
  };
  expect(at(0)).toEqual([3, -1]);
  expect(at(1)).toEqual([1, NaN]);
});

test('the stages of an absorber are those of the Kremser equation', () => {
  const { values } = example('Stages off the diagonal 1');
  const [A, yIn, yOut] = [2.5 / 1.8, 0.02, 0.002];
  const kremser = Math.log((yIn / yOut) * (1 - 1 / A) + 1 / A) / Math.log(A);
  // The last stage counts as far as it is needed on the axis, and there by its logarithm.
  expect(values.get('N')).toBeCloseTo(kremser, 1);
  expect(Math.floor(values.get('N') ?? NaN)).toBe(Math.floor(kremser));
});
