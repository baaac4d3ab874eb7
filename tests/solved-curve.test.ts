import { expect, test } from 'vitest';
import { drawPlot } from '../src/domain/plots/draw-plot.ts';
import { marksOf } from '../src/domain/plots/marks.ts';
import { outcomeAt } from '../src/domain/plots/exploration.ts';
import { readSome } from './read-some.ts';
import { firstOf } from './small-documents.ts';

const curve = (attributes: string) => `<Let name="c" value="1.0" />

<Explore title="Roots">
<Slider name="c" from="0.5" to="2.0" by="0.5">Height</Slider>
<Let name="d" value="2*c" />
<Plot over="s" from="0 m" to="4 m" x="X" xUnit="m" y="Y" yUnit="m" yFrom="0" yTo="4" alt="A root.">
<Curve ${attributes} label="root" />

words

</Plot>
<Says>

{d}

</Says>
</Explore>
`;

function pointsAt(attributes: string, c: number) {
  const { exploration } = firstOf(readSome(curve(attributes)).blocks, 'explore');
  expect(exploration.recipe.some((definition) => 'kind' in definition)).toBe(true);
  const plot = drawPlot(exploration.plan, exploration.axes, outcomeAt(exploration, { c }));
  return marksOf(plot, 'line')[0]?.points;
}

test('the equation holds at every point of the curve, even after a slider has moved', () => {
  const points = pointsAt('y="r" solves="r^2 = c*s^2" between="0 m, 9 m"', 2) ?? [];
  expect(points).toHaveLength(97);
  for (const [x, y] of points) expect(y).toBeCloseTo(Math.SQRT2 * x, 9);
});

test('points can be expressions of the unknown, and the curve ends where there is no solution', () => {
  const points =
    pointsAt('x="s + r" y="s" unknown="r" solves="r = c*s" between="0 m, 2.001 m"', 1) ?? [];
  expect(points).toHaveLength(49);
  expect(points.at(-1)?.[0]).toBeCloseTo(4, 9);
});

test.each([
  ['y="r" solves="r = s"', 'doesn’t say what its unknown is'],
  ['y="r" solves="r^2 = s" between="0 m, 1 m"', 'aren’t the same kind of quantity'],
  ['y="r" solves="r = s" between="0 m, 1 m" for="k: 1, 2"', 'has both for="…" and solves="…"'],
])('%s is rejected', (attributes, message) => {
  expect(() => readSome(curve(attributes))).toThrow(message);
});
