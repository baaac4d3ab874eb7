import { describe, expect, test } from 'vitest';
import { drawPlot } from '../src/domain/plots/draw-plot.ts';
import { marksOf } from '../src/domain/plots/marks.ts';
import { outcomeAt } from '../src/domain/plots/exploration.ts';
import { steam } from '../src/domain/properties/steam.ts';
import { secondAnswers } from '../src/documents/compute/second-calculation.ts';
import { explorationDifferences } from '../tools/check/computed.ts';
import { guideExample as example } from './guide-examples.ts';
import { readSome as read } from './read-some.ts';
import { firstOf } from './small-documents.ts';

const exploredIn = (blocks: ReturnType<typeof read>['blocks']) =>
  firstOf(blocks, 'explore').exploration;

describe('a table of properties', () => {
  const { blocks, reader, values } = example('Properties in tables and figures 1');
  const exploration = exploredIn(blocks);
  const stateAt = (p: number, x: number) => {
    const answer = steam({ p, x });
    return 'state' in answer ? answer.state : undefined;
  };

  test('fills a column with rounded values, and the dome is drawn from it', () => {
    const saturated = steam({ T: 473.15, x: 1 });
    const s = 'state' in saturated ? saturated.state.s : NaN;
    expect(values.get('sg 5')).toBe(Number((s / 1000).toPrecision(5)) * 1000);
    const plot = drawPlot(exploration.plan, exploration.axes, outcomeAt(exploration, {}));
    expect(
      marksOf(plot, 'line').find(({ label }) => label === 'saturated vapor')?.points,
    ).toHaveLength(10);
  });

  test('follows the sliders of a figure at full precision, and has a second calculation', () => {
    for (const [P, x] of [
      [50, 0.05],
      [400, 0.8],
      [2000, 0.95],
    ] as const) {
      const { T = NaN, s = NaN } = stateAt(P * 1000, x) ?? {};
      const outcome = outcomeAt(exploration, { P, x }).values;
      expect([outcome.get('T'), outcome.get('s')]).toEqual([T, s]);
    }
    expect(explorationDifferences({ blocks, secondsExplored: reader.secondsExplored })).toEqual([]);
  });

  const given = '<Given name="P" value="400 kPa">\n  pressure\n</Given>\n';
  const figure = (inside: string, says: string) => `${given}
<Given name="h" value="steam(p = P, x = 1, h) in kJ/kg">
  enthalpy
</Given>
<Let name="twice" value="2*h" unit="kJ/kg" />

<Explore title="Move">
<Slider name="P" from="100 kPa" to="1000 kPa" by="50 kPa">Pressure</Slider>
${inside}
<Plot over="z" from="0" to="1" x="X" y="Y" yFrom="0" yTo="1" alt="A line.">
<Curve y="z" label="line" />

words

</Plot>
<Says>

${says}

</Says>
</Explore>
`;

  test.each([
    [figure('', '{h} and {P}'), '"h" was looked up outside this <Explore>'],
    [figure('<Let name="a" value="P*h" unit="kPa kJ/kg" />', '{a}'), '"h" was looked up outside'],
    ['<Data><Column name="h" of="steam(p = 4 bar, x = 1, h)" /></Data>', 'has no column'],
    [
      '<Data><Column name="T" unit="K">300, 400</Column><Column name="h" unit="kJ/kg" of="steam(T = T, x = 1, h) in kJ/kg" /></Data>',
      'the column already has a unit',
    ],
    [
      '<Data><Column name="T" unit="K">300, 400</Column><Column name="h" unit="kJ/kg" of="steam(T = T, x = 1, h)">1, 2</Column></Data>',
      'also has its own numbers',
    ],
  ])('is rejected where it would be wrong: %#', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('a lookup inside a figure follows the slider, even as part of an expression', () => {
    const moved = figure(
      '<Let name="hg" value="steam(p = P/2, x = 1, h) in kJ/kg to 5" />',
      '{hg} at {P}',
    );
    const h = outcomeAt(exploredIn(read(moved).blocks), { P: 600 }).values.get('hg');
    expect(h).toBe(stateAt(300_000, 1)?.h);
  });

  const withSecond = (inside: string) => `${given}
<Step name="half" symbol="P_2" value="P/2" unit="kPa">

So.

</Step>

<Second>

Another way.

${inside}

</Second>
`;

  test('can be looked up in a second calculation, from its own results and at full precision', () => {
    const { reader: again } = read(
      withSecond(`<Let name="low" value="P - P/2" unit="kPa" />
<Let name="s" value="steam(p = low, x = 1, s) in kJ/(kg K) to 3" />
<Let name="half" value="steam(s = s, x = 1, p) in kPa" />`),
    );
    const [second] = again.seconds;
    expect(second?.names.scope.values.get('s')).toBe(stateAt(200_000, 1)?.s);
    expect(secondAnswers(again.seconds, { answers: [], steps: ['half'] }, again.names)).toEqual({});
  });

  test.each([
    [
      '<Let name="h" value="steam(p = half, x = 1, h) in kJ/kg" />',
      '"half" is a result of the first',
    ],
    [
      '<Let name="h" value="steam(p = P, x = 2*P, h) in kJ/kg" />',
      'which doesn’t fit a number without a unit',
    ],
    ['<Let name="h" value="steam(p = 1000*P, x = 1, h) in kJ/kg" />', 'we can’t look that up'],
  ])('explains a mistake in a second calculation: %s', (inside, message) => {
    expect(() => read(withSecond(inside))).toThrow(message);
  });
});
