import { describe, expect, test } from 'vitest';
import { marksOf } from '../../domain/plots/marks.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { firstOf, readPiece } from '../../../tests/small-documents.ts';
import { readPoints } from '../../../tests/read-points.ts';

function plotOf(attributes: string, parts: string): PlotData {
  const text = `<Let name="half" value="0.50" />
<Let name="wide" value="2.5 m" />

<Plot over="t" x="Length" y="Share" alt="A drawing." ${attributes}>
${parts}

Words.

</Plot>`;
  return firstOf(readPiece(text).blocks, 'plot').plot;
}

const areaOf = (attributes: string, parts: string) => marksOf(plotOf(attributes, parts), 'area')[0];

const unitSquare = 'from="0" to="1" xFrom="0" xTo="1" yFrom="0" yTo="1"';

describe('a log axis', () => {
  const decades = 'from="1" to="10000" xScale="log"';

  test('spaces a curve by even factors', () => {
    const [line] = marksOf(plotOf(decades, '<Curve y="1/t" />'), 'line');
    const steps = line?.points.slice(1).map(([x], index) => x / (line.points[index]?.[0] ?? NaN));
    for (const step of steps ?? []) expect(step).toBeCloseTo(10 ** (4 / 96), 9);
  });

  test('has powers of ten as tick marks', () => {
    const { x, y } = plotOf(decades, '<Curve y="t" />');
    expect(x).toMatchObject({ isLog: true, from: 1, to: 10_000 });
    expect(x.ticks.map(({ text }) => text)).toEqual(['10⁰', '10¹', '10²', '10³', '10⁴']);
    expect(y.isLog).toBe(false);
  });

  test('keeps even steps for a curve with its own x', () => {
    const [line] = marksOf(plotOf(decades, '<Curve x="t" y="1" />'), 'line');
    expect(line?.points[1]?.[0]).toBeCloseTo(1 + 9999 / 96, 6);
  });

  test('rejects zero', () => {
    expect(() => plotOf(`${decades} yScale="log" yFrom="0"`, '<Curve y="t" />')).toThrow(
      'a log axis can’t start at 0.',
    );
  });
});

test('an unknown scale is rejected', () => {
  expect(() => plotOf(`${unitSquare} xScale="square"`, '<Curve y="t" />')).toThrow(
    'there’s no scale "square".',
  );
});

describe('an area', () => {
  test('extends from its curve to the axis', () => {
    const area = areaOf(unitSquare, '<Area from="0" to="half" under="t" label="half" />');
    expect(area).toMatchObject({ fill: 'rising', label: 'half' });
    expect(area?.outline[0]).toEqual([0, 0]);
    expect(area?.outline.slice(-3)).toEqual(readPoints('0.5,0.5 0.5,0 0,0'));
  });

  test('between two curves follows the first and returns along the second', () => {
    const area = areaOf(unitSquare, '<Area from="0" to="1" under="1" above="t" fill="falling" />');
    expect(area?.outline[0]).toEqual([0, 1]);
    expect(area?.outline.at(-1)).toEqual([0, 0]);
    expect(area?.outline[97]).toEqual([1, 1]);
  });

  test('without curves spans the height of the plot', () => {
    const area = areaOf(`${unitSquare} yScale="linear"`, '<Area from="0" to="half" />');
    expect(area?.outline).toEqual(readPoints('0,1 0.5,1 0.5,0 0,0'));
  });

  test('extends the axes', () => {
    const { y } = plotOf('from="0" to="1"', '<Curve y="t" />\n<Area from="0" to="1" under="3" />');
    expect(y.to).toBe(3);
  });

  test('rejects an unknown fill', () => {
    expect(() => plotOf(unitSquare, '<Area from="0" to="1" fill="red" />')).toThrow(
      'there’s no fill "red".',
    );
  });

  test('starts in the unit of the axis', () => {
    const area = areaOf(
      'from="0 m" to="5 m" xUnit="cm" yFrom="0" yTo="1"',
      '<Curve y="1" />\n<Area from="wide" to="5 m" />',
    );
    expect(area?.outline[0]?.[0]).toBeCloseTo(250, 9);
  });
});

test('labels print the numbers they name', () => {
  const { marks } = plotOf(
    unitSquare,
    '<Curve y="t" label="{wide} wide" mark="{half}" line="dotted" />\n<Point x="half" y="half" label="at {half to 1}" />',
  );
  expect(marks).toMatchObject([
    { label: '2.5\u00a0m wide', word: '0.50', line: 'dotted' },
    { label: 'at 0.5' },
  ]);
});

test('an axis includes a point past the last curve', () => {
  const { x, y } = plotOf(
    'from="0" to="0.4"',
    '<Curve y="0.1*t" />\n<Point x="half" y="half" label="beyond" />',
  );
  expect([x.to, y.to]).toEqual([0.5, 0.5]);
});

test('an unknown line is rejected', () => {
  expect(() => plotOf(unitSquare, '<Curve y="t" line="wavy" />')).toThrow(
    'there’s no line "wavy".',
  );
});

test('other tags in a plot are rejected', () => {
  expect(() => plotOf(unitSquare, '<Slider name="half" from="0" to="1" by="0.1" />')).toThrow(
    '<Slider> can’t be on its own.',
  );
});
