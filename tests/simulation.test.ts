import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawPlot } from '../src/domain/plots/draw-plot.ts';
import { marksOf } from '../src/domain/plots/marks.ts';
import { outcomeAt } from '../src/domain/plots/exploration.ts';
import { Explore } from '../src/features/documents/Explore.island.tsx';
import { readSome } from './read-some.ts';
import { firstOf } from './small-documents.ts';

const decay = (attributes = '', stop = '') => `<Let name="k" value="0.50 1/s" />
<Let name="C0" value="2.0 mol/L" />

<Simulate over="t" from="0 s" to="6 s" unit="s" ends="tEnd" ${attributes}>
<State name="C" start="C0" rate="-k*C" unit="mol/L" end="CEnd" digits="6" />
<State name="got" start="0 mol/L" rate="k*C" unit="mol/L" />
${stop}
</Simulate>
`;

test('a decay is simulated to its end and interpolated between its rows', () => {
  const { values } = readSome(
    `${decay()}<Let name="t1" value="2 s" />\n<Let name="C1" value="at(t, C, t1)" unit="mol/L" />\n<Let name="all" value="rmse(C + got, C0)" unit="mol/L" />`,
  );
  expect(values.get('tEnd')).toBe(6);
  expect(values.get('CEnd')).toBeCloseTo(2000 * Math.exp(-3), 6);
  expect(values.get('C1')).toBeCloseTo(2000 * Math.exp(-1), 0);
  expect(values.get('all')).toBeLessThan(1e-9);
});

test('a simulation stops as soon as a condition holds, and has no values after that', () => {
  const { values } = readSome(
    decay('', '<Stop when="C < Chalf" />').replace(
      '\n\n',
      '\n<Let name="Chalf" value="1 mol/L" />\n\n',
    ),
  );
  expect(values.get('tEnd')).toBeCloseTo(2 * Math.log(2), 8);
  expect(values.get('CEnd')).toBeCloseTo(1000, 6);
  expect(values.get('C 2')).toBeGreaterThan(1000);
  expect(values.get('C 97')).toBeNaN();
});

test('a delayed state has its earlier value', () => {
  const { values } = readSome(`<Let name="late" value="1 s" />

<Simulate over="t" from="0 s" to="2 s" unit="s">
<State name="y" start="1" rate="-delay(y, late)/late" end="yEnd" />
</Simulate>`);
  // y falls linearly in the first second and quadratically in the second.
  expect(values.get('yEnd')).toBeCloseTo(-0.5, 12);
  expect(values.get('y 49')).toBeCloseTo(0, 12);
  expect(values.get('y 73')).toBeCloseTo(1 - 1.5 + 0.125, 12);
});

test.each([
  [decay().replace('-k*C"', '-C"'), 'the rate of "C" is'],
  [decay('steps="5000"'), 'can’t have 5000 steps'],
  [decay().replace('0.50 1/s', '50000 1/s'), 'with steps half as long'],
  [decay().replace('-k*C"', '-k*delay(C, t)"'), 'the name "t" isn’t defined yet'],
  ['<Simulate over="t" from="0" to="1"></Simulate>', 'has no <State>'],
])('%s is rejected', (text, message) => {
  expect(() => readSome(text)).toThrow(message);
});

test('an explorable repeats the simulation', () => {
  const { blocks } = readSome(`<Let name="k" value="0.50 1/s" />
<Let name="C0" value="2.0 mol/L" />

<Explore title="Faster">
<Slider name="k" from="0.10 1/s" to="1.00 1/s" by="0.05 1/s">Rate constant</Slider>
<Simulate over="t" from="0 s" to="6 s" unit="s">
<State name="C" start="C0" rate="-k*C" unit="mol/L" end="CEnd" />
</Simulate>
<Plot over="s" from="0 s" to="6 s" x="Time" xUnit="s" y="C" yUnit="mol/L" yFrom="0" yTo="2" alt="It falls.">
<Curve x="t" y="C" label="tank" />

words

</Plot>
<Says>

{CEnd} is left

</Says>
</Explore>
`);
  const { exploration } = firstOf(blocks, 'explore');
  const outcome = outcomeAt(exploration, { k: 1 });
  expect(outcome.values.get('CEnd')).toBeCloseTo(2000 * Math.exp(-6), 3);
  const [line] = marksOf(drawPlot(exploration.plan, exploration.axes, outcome), 'line');
  expect(line?.points).toHaveLength(97);
  expect(line?.points[16]?.[0]).toBeCloseTo(1, 12);
  expect(line?.points[16]?.[1]).toBeCloseTo(2 * Math.exp(-1), 6);
  const page = renderToStaticMarkup(
    createElement(Explore, {
      lesson: 'x',
      name: 'plot-1',
      exploration,
      paper: undefined,
      children: 'words',
    }),
  );
  expect(page).toMatch(/class="curve solid" d="M[^"]{200,}"/);
  // The rows depend on the slider, so none of their numbers is a constant.
  expect(Object.keys(exploration.constants)).toEqual(['C0']);
});
