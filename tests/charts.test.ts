// Compares every point of the lessons' charts with a second computation by a different method.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { marksOf, type LineMark } from '../src/domain/plots/marks.ts';
import { compiledLesson } from '../src/documents/compiled/compiled-documents.ts';
import { documentFile } from '../src/content/read/source-files.ts';

interface Chart {
  lesson: string;
  /** Allowed relative difference. */
  within: number;
  /** Returns the y expected at `x` on the line labeled with `value`. `y` is the drawn value. */
  expected: (x: number, value: number, y: number) => number;
}

/** Finds a root of `f` between two points where its sign differs. */
function bisect(f: (x: number) => number, low: number, high: number): number {
  const lowIsPositive = f(low) > 0;
  let [from, to] = [low, high];
  for (let i = 0; i < 100; i++) {
    const middle = (from + to) / 2;
    if (f(middle) > 0 === lowIsPositive) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * Friction factor from the Colebrook equation. The lesson uses the Haaland equation, which is
 * within about 2%.
 */
const colebrook = (reynolds: number, roughness: number) =>
  bisect(
    (f) => 1 / Math.sqrt(f) + 2 * Math.log10(roughness / 3.7 + 2.51 / (reynolds * Math.sqrt(f))),
    0.001,
    0.2,
  );

/**
 * Correction factor of an exchanger with one shell pass and two tube passes: the transfer units
 * that a countercurrent exchanger needs, divided by those that this exchanger needs.
 */
function correction(reached: number, ratio: number): number {
  const root = Math.hypot(ratio, 1);
  const real = (2 / root) * Math.atanh(root / (2 / reached - 1 - ratio));
  const counter =
    ratio === 1
      ? reached / (1 - reached)
      : Math.log((1 - reached * ratio) / (1 - reached)) / (1 - ratio);
  return counter / real;
}

/** Returns the root of the Peng–Robinson cubic for methane that is closest to the drawn point. */
function compressibility(pressure: number, temperature: number, drawn: number): number {
  const kappa = 0.37464 + 1.54226 * 0.01142 - 0.26992 * 0.01142 ** 2;
  const alpha = (1 + kappa * (1 - Math.sqrt(temperature))) ** 2;
  const a = (0.45724 * alpha * pressure) / temperature ** 2;
  const b = (0.0778 * pressure) / temperature;
  const cubic = (z: number) =>
    z ** 3 - (1 - b) * z ** 2 + (a - 2 * b - 3 * b ** 2) * z - (a * b - b ** 2 - b ** 3);
  return bisect(cubic, drawn - 0.01, drawn + 0.01);
}

const charts: Chart[] = [
  { lesson: 'fluid-flow', within: 0.025, expected: colebrook },
  { lesson: 'heat-exchangers', within: 1e-6, expected: correction },
  { lesson: 'gases', within: 1e-6, expected: compressibility },
].filter(({ lesson }) => existsSync(documentFile('lessons', lesson)));

/**
 * Returns the lines of a chart, each with the value in its label. A smooth pipe has a roughness of
 * 0.
 */
function linesOf(lesson: string): (LineMark & { value: number })[] {
  const file = documentFile('lessons', lesson);
  const { blocks } = compiledLesson(file).document;
  return blocks
    .flatMap((block) => [block, ...(block.type === 'example' ? block.children : [])])
    .flatMap((block) => (block.type === 'plot' ? marksOf(block.plot, 'line') : []))
    .flatMap((line) =>
      line.word === undefined
        ? []
        : [{ ...line, value: line.word === 'smooth' ? 0 : Number(line.word) }],
    );
}

describe.each(charts)('the chart of $lesson', ({ lesson, within, expected }) => {
  const lines = linesOf(lesson);

  test.each(lines)('is right on the line $word', ({ points, value }) => {
    expect(points.length).toBeGreaterThan(90);
    for (const [x, y] of points.slice(1)) {
      expect(Math.abs(y / expected(x, value, y) - 1), `at ${String(x)}`).toBeLessThan(within);
    }
  });

  test('has lines', () => {
    expect(lines.length).toBeGreaterThan(3);
  });
});
