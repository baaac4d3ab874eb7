import { describe, expect, test } from 'vitest';
import { marksOf } from '../../domain/plots/marks.ts';
import { drawPlot } from '../../domain/plots/draw-plot.ts';
import { outcomeAt, sayingAt, wordsAt, type Exploration } from '../../domain/plots/exploration.ts';
import { templateText } from '../../domain/plots/template.ts';
import { firstOf, readPiece } from '../../../tests/small-documents.ts';

const top = `<Let name="m" value="2.00 kg" />
<Let name="cp" value="4.18 kJ/(kg K)" />
<Let name="dT" symbol="\\Delta T" value="20.0 K" />
<Let name="Q" value="m*cp*dT" unit="kJ" />
<Let name="idle" value="m*2" unit="kg" />
`;
const parts = {
  sliders: '<Slider name="m" from="0.50 kg" to="4.00 kg" by="0.05 kg">Mass of water</Slider>',
  lets: `<Let name="most" value="200 kJ" />
<Let name="rest" value="sqrt(1 - Q/most)" />`,
  plot: `<Plot over="x" from="0 kg" to="4 kg" x="Mass" xUnit="kg" y="Heat" yUnit="kJ" yFrom="0" yTo="400" alt="{Q to 2} of {most to 1} for {m}.">
<Curve y="x*cp*dT" label="heat" />
<Point x="m" y="Q" label="{Q}" />

More water, more heat.

</Plot>`,
  says: '<Says>\n\nA rest of {rest}\n\n{m in g to 2} take {Q in MJ} of {most}.\n\n</Says>',
  stuck: '<Stuck>\n\nToo much: lower *m*.\n\n</Stuck>',
};
type Parts = Partial<typeof parts>;

function read(changes: Parts = {}, rest = '') {
  const inside = Object.values({ ...parts, ...changes }).join('\n');
  const text = `${top}<Explore title="Change the kettle">\n${inside}\n</Explore>\n\n${rest}`;
  const { reader, blocks } = readPiece(text);
  return { ...firstOf(blocks, 'explore'), reader };
}

const valueAt = (exploration: Exploration, settings: Record<string, number>, name: string) =>
  outcomeAt(exploration, settings).values.get(name);

test('moving a slider shows what the lesson would say with that number', () => {
  const { exploration, caption } = read();
  const at = (settings: Record<string, number>) => {
    const outcome = outcomeAt(exploration, settings);
    const points = marksOf(drawPlot(exploration.plan, exploration.axes, outcome), 'point');
    const { lines = [] } = sayingAt(exploration, outcome) ?? {};
    return [exploration.alt, ...lines]
      .map((line) => templateText(line, outcome.values))
      .concat(points.map(({ label }) => label))
      .map((line) => line.replaceAll('\u00a0', ' '));
  };
  expect(at({})).toEqual([
    '170 kJ of 200 kJ for 2.00 kg.',
    'A rest of 0.405',
    '2000 g take 0.167 MJ of 200 kJ.',
    '167 kJ',
  ]);
  expect(at({ m: 1 })).toEqual([
    '84 kJ of 200 kJ for 1.00 kg.',
    'A rest of 0.763',
    '1000 g take 0.0836 MJ of 200 kJ.',
    '83.6 kJ',
  ]);
  expect(at({ m: 3 })[1]).toBe('Too much: lower m.');
  expect(caption).toEqual([{ type: 'text', text: 'More water, more heat.' }]);
});

test('the recipe has only names that change and are used', () => {
  const { recipe, constants } = read().exploration;
  expect(recipe.map(({ name }) => name)).toEqual(['Q', 'rest']);
  expect(constants).toEqual({ cp: 4180, dT: 20, most: 200_000 });
});

test('a constant is printed once, as words', () => {
  const { alt } = read().exploration;
  const names = alt.map((piece) => (typeof piece === 'object' && 'name' in piece ? '{}' : piece));
  expect(names).toEqual(['{}', ' of 200\u00a0kJ for ', '{}', '.']);
});

test('a computed name can have a slider, which replaces its definition', () => {
  const { exploration } = read({
    sliders: '<Slider name="Q" from="0 kJ" to="400 kJ" by="5 kJ">Heat</Slider>',
    plot: parts.plot.replace(/<Point.*/, ''),
    says: parts.says.replace('{m in g to 2}', 'You'),
  });
  expect(exploration.recipe.map(({ name }) => name)).toEqual(['rest']);
  expect(exploration.sliders).toMatchObject([{ name: 'Q', value: 167_200, from: 0, to: 400 }]);
  expect(valueAt(exploration, { Q: 150 }, 'rest')).toBeCloseTo(0.5, 12);
});

test('unknowns and staircases are recomputed', () => {
  const { exploration } = read({
    lets: `${parts.lets}
<Let name="pot" value="4 kg" />
<Solve name="z" equation="z^2 = m/pot" from="0" to="2" />`,
    plot: parts.plot.replace(
      '<Point',
      '<Stairs name="N" equilibrium="2*x/(1 + x)" operating="x" from="0.9" to="0.8*z" />\n<Point',
    ),
    says: '<Says>\n\n{z} and {N}\n\n</Says>',
  });
  const at = (m: number) => {
    const outcome = outcomeAt(exploration, { m });
    const plot = drawPlot(exploration.plan, exploration.axes, outcome);
    return [outcome.values.get('z'), marksOf(plot, 'stairs')[0]?.stages.length];
  };
  expect(at(1)).toEqual([expect.closeTo(0.5, 12), 4]);
  expect(at(4)).toEqual([expect.closeTo(1, 12), 2]);
});

describe('a slider', () => {
  const sliderOf = (tag: string) => read({ sliders: tag }).exploration.sliders[0];

  test('has a label, a typeset symbol, a unit, and the decimals of its step', () => {
    const slider = sliderOf('<Slider name="dT" from="5 K" to="25 K" by="0.5 K">Rise</Slider>');
    expect(slider).toMatchObject({ label: 'Rise', from: 5, to: 25, by: 0.5, value: 20 });
    expect(slider?.printed).toMatchObject({ name: 'dT', unit: 'K', decimals: 1 });
    expect(JSON.stringify(slider?.symbol)).toContain('Δ');
  });

  test('can have words for its positions', () => {
    const slider = sliderOf(
      '<Slider name="m" from="0.50" to="4.00" by="0.05" words="0.5: a cup; 1000 g: a pot: full; 3:">Mass</Slider>',
    );
    if (!slider) throw new Error('there’s no slider');
    expect([0.5, 0.95, 1, 3].map((setting) => wordsAt(slider, setting))).toEqual([
      'a cup',
      'a cup',
      'a pot: full',
      undefined,
    ]);
  });

  test.each([
    ['7 %', '7 %', '29 %', '1 %'],
    ['25.1 degC', '0.1 degC', '80.1 degC', '0.1 K'],
    ['0.3', '-0.3', '0.7', '0.1'],
  ])('at %s can go from %s to %s by %s despite floating-point error', (value, from, to, by) => {
    const sliders = `<Let name="own" value="${value}" />\n<Slider name="own" from="${from}" to="${to}" by="${by}">It</Slider>`;
    expect(sliderOf(sliders)).toMatchObject({ from: parseFloat(from), to: parseFloat(to) });
  });
});

test('an explorable counts as a figure, and only its caption counts as words', () => {
  const { number, reader } = read();
  expect(number).toBe(1);
  expect(reader.counts).toMatchObject({ figures: 1, explorables: 1, words: 4, predictions: 0 });
});

test('names inside an explorable are private', () => {
  expect(() => read({}, 'It is {most}.')).toThrow(
    /line \d+\n {2}the name "most" isn’t defined yet/,
  );
});

describe('an error has its line and fix:', () => {
  const doesNotFit = (value: string) =>
    `line 7\n  the slider for "m" doesn’t fit its value in the lesson, ${value}.\n  Write from="0.5" to="5" by="0.05", in the same unit and with the lesson’s value between them`;
  const slider = (from: string, to: string, by: string): Parts => ({
    sliders: `<Slider name="m" from="${from}" to="${to}" by="${by}">Mass</Slider>`,
  });
  const incomplete = 'an <Explore> needs a <Plot>, a <Slider> and a <Says>.';
  test.each<[message: string, changes: Parts]>([
    [doesNotFit('2 kg'), slider('2.5 kg', '4 kg', '0.5 kg')],
    [doesNotFit('2 kg'), slider('1', '3', '-1')],
    ['the name "mm"', { sliders: parts.sliders.replace('"m"', '"mm"') }],
    ['"m" has two sliders.', { sliders: `${parts.sliders}\n\n${parts.sliders}` }],
    [`line 6\n  ${incomplete}`, { says: '' }],
    ['line 24\n  an <Explore> can have only one <Plot>.', { stuck: parts.plot }],
    [
      'line 24\n  a <Slider> is below a <Plot>',
      { stuck: '<Slider name="dT" from="5 K" to="25 K" by="1 K">Rise</Slider>' },
    ],
    ['line 19\n  only words can go here.', { says: '<Says>\n\nIt is $x$.\n\n</Says>' }],
    [
      'Give it a label instead. Labels go in the legend.',
      { plot: parts.plot.replace('label="heat"', 'mark="heat"') },
    ],
    [
      '"m" is in a caption',
      { plot: parts.plot.replace('more heat.', 'more heat than **{m to 2}**.') },
    ],
  ])('%s', (message, changes) => {
    expect(() => read(changes)).toThrow(message);
  });

  test.each(['Slider', 'Says', 'Stuck', 'Predict'])('<%s> outside of it', (tag) => {
    const attributes = { Slider: 'name="m" from="1" to="3" by="1"', Predict: 'move="m" to="3"' };
    const given = Object.entries(attributes).find(([name]) => name === tag)?.[1] ?? '';
    expect(() => read({}, `<${tag} ${given}>\n\nWords.\n\n</${tag}>`)).toThrow(
      `<${tag}> can’t be on its own.\n  Move it into an <Explore>.`,
    );
  });
});
