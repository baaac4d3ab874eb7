import { expect, test } from 'vitest';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { onPaper } from './plot-on-paper.ts';

const required = { over: 'x', from: '0', to: '1', x: 'x', y: 'y', alt: 'Curves.' };
const plot: PlotData = {
  x: axis('x', [0, 0.2, 0.4]),
  y: axis('y', [0, 500, 1000]),
  marks: [
    { kind: 'line', points: [], line: 'solid', label: 'equilibrium' },
    { kind: 'line', points: [], line: 'thin', label: 'diagonal' },
    { kind: 'line', points: [], line: 'second', label: 'operating' },
    { kind: 'stairs', points: [], stages: [] },
    { kind: 'area', outline: [], fill: 'dots' },
    { kind: 'point', at: [0.1, 100], label: 'F' },
  ],
};

function axis(label: string, marks: readonly number[]) {
  const ticks = marks.map((at) => ({ at, text: String(at) }));
  return { label, isLog: false, from: 0, to: 1, ticks, minor: [] };
}

test('by default a plot is small on paper and has no blank chart', () => {
  expect(onPaper(required, plot)).toEqual({
    isWide: false,
    isOnPaper: true,
    blank: undefined,
  });
  expect(onPaper({ ...required, paper: 'wide' }, plot).isWide).toBe(true);
  expect(onPaper({ ...required, paper: 'none' }, plot).isOnPaper).toBe(false);
});

test('a blank chart keeps only the named curves', () => {
  const { blank } = onPaper({ ...required, blank: 'equilibrium, diagonal' }, plot);
  expect(blank?.marks).toEqual(plot.marks.slice(0, 2));
});

test('a blank chart has finer grid lines at round values', () => {
  const { blank } = onPaper({ ...required, blank: 'diagonal' }, plot);
  const places = (minor: readonly number[] = []) => minor.map((at) => Number(at.toFixed(6)));
  expect(places(blank?.x.minor)).toEqual([0.05, 0.1, 0.15, 0.25, 0.3, 0.35]);
  expect(places(blank?.y.minor)).toEqual([100, 200, 300, 400, 600, 700, 800, 900]);
});

test('unknown curves and paper values are rejected', () => {
  expect(() => onPaper({ ...required, blank: 'diagonale' }, plot)).toThrow(
    'should keep the curve "diagonale"',
  );
  expect(() => onPaper({ ...required, paper: 'large' }, plot)).toThrow(
    'we don’t know paper="large"',
  );
});
