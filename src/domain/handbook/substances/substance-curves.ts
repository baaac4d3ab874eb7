import type { Mark } from '../../plots/marks.ts';
import type { PlotData } from '../../plots/plot-data.ts';
import { linearTicks } from '../../plots/axis-ticks.ts';
import { logTicks } from '../../plots/log-ticks.ts';
import type { PlotPlace } from '../../plots/traces.ts';
import {
  heatCapacity,
  vaporPressure,
  type PropertyAnswer,
  type PureSubstance,
} from '../../properties/pure-substance.ts';
import type { HandbookSubstance } from './handbook-substance.ts';
import { kelvinAtZero, pascalsInMmHg, withDecimals, withDigits } from './printed-values.ts';

export interface Curve {
  plot: PlotData;
  alt: string;
}

const steps = 60;
const kilopascalsInAtm = 101.325;

/** Evenly spaced values, including both ends. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? to : from + (step * (to - from)) / steps,
  );

const valueOf = (answer: PropertyAnswer): number => ('value' in answer ? answer.value : NaN);

/** Plots the vapor pressure over its range. Marks 1 atm and the boiling point. */
export function vaporPressureCurve(substance: HandbookSubstance): Curve | undefined {
  const { vaporPressure: fit, boilingPoint, name } = substance;
  if (!fit) return undefined;
  const points = between(fit.from, fit.to).map((T): PlotPlace => [
    T - kelvinAtZero,
    valueOf(vaporPressure(substance, T)) / 1000,
  ]);
  const [lowest = [NaN, NaN], highest = [NaN, NaN]] = [points[0], points.at(-1)];
  const x = { label: 'temperature (°C)', isLog: false, ...linearTicks(lowest[0], highest[0]) };
  const y = { label: 'vapor pressure (kPa)', isLog: true, ...plainLogTicks(lowest[1], highest[1]) };
  const hasAtmosphere = lowest[1] <= kilopascalsInAtm && highest[1] >= kilopascalsInAtm;
  const atBoilingPoint = boilingPoint && valueOf(vaporPressure(substance, boilingPoint.value));
  const marks: (Mark | undefined)[] = [
    { kind: 'line', points, line: 'solid' },
    hasAtmosphere
      ? {
          kind: 'line',
          points: [x.from, x.to].map((end): PlotPlace => [end, kilopascalsInAtm]),
          line: 'dashed',
          label: '1 atm',
        }
      : undefined,
    boilingPoint && atBoilingPoint !== undefined && atBoilingPoint > 0
      ? {
          kind: 'point',
          at: [boilingPoint.value - kelvinAtZero, atBoilingPoint / 1000],
          label: `${withDecimals(boilingPoint.value - kelvinAtZero, 1)} °C`,
        }
      : undefined,
  ];
  return {
    plot: { x, y, marks: marks.filter((mark) => mark !== undefined) },
    alt: `Vapor pressure of ${name} on a log scale: from ${placeInWords(lowest)} up to ${placeInWords(highest)}.`,
  };
}

/** Logarithmic ticks labeled 100 instead of 10², because people read pressures off the chart. */
function plainLogTicks(lowest: number, highest: number) {
  const marks = logTicks(lowest, highest);
  return { ...marks, ticks: marks.ticks.map(({ at }) => ({ at, text: withDigits(at, 1) })) };
}

const placeInWords = ([celsius, kilopascals]: PlotPlace) =>
  `${withDigits(kilopascals, 3)} kPa at ${withDigits(celsius, 3)} °C`;

export function heatCapacityCurve(substance: HandbookSubstance): Curve | undefined {
  const { gasHeatCapacity, name } = substance;
  const [first] = gasHeatCapacity?.pieces ?? [];
  const last = gasHeatCapacity?.pieces.at(-1);
  if (!first || !last) return undefined;
  const points = between(first.from, last.to).map((T): PlotPlace => [
    T,
    valueOf(heatCapacity(substance, 'gas', T)),
  ]);
  const values = points.map(([, value]) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return {
    plot: {
      x: { label: 'temperature (K)', isLog: false, ...linearTicks(first.from, last.to) },
      y: { label: 'cp (J/(mol·K))', isLog: false, ...linearTicks(low, high) },
      marks: [{ kind: 'line', points, line: 'solid' }],
    },
    alt: `Heat capacity of ${name} as an ideal gas: from ${withDigits(values[0] ?? NaN, 3)} J/(mol·K) at ${String(first.from)} K to ${withDigits(values.at(-1) ?? NaN, 3)} J/(mol·K) at ${String(last.to)} K.`,
  };
}

/** A temperature in °C with its vapor pressure in kPa and in mmHg. */
export type PressureRow = [celsius: number, kilopascals: number, mmHg: number];

const roundSteps = [1, 2, 5, 10, 20, 25, 50, 100];
const mostRows = 11;

type AntoineFit = NonNullable<PureSubstance['vaporPressure']>;

/**
 * Converts Antoine constants to the customary form: log10 of the pressure in mmHg, and the
 * temperature in °C. B is the same in both forms.
 */
export const customaryAntoine = ({ A, B, C, from, to }: AntoineFit): AntoineFit => ({
  A: A - Math.log10(pascalsInMmHg),
  B,
  C: C + kelvinAtZero,
  from: from - kelvinAtZero,
  to: to - kelvinAtZero,
});

export function pressureRows(substance: HandbookSubstance): PressureRow[] {
  const { vaporPressure: fit } = substance;
  if (!fit) return [];
  const [from, to] = [fit.from - kelvinAtZero, fit.to - kelvinAtZero];
  const step = roundSteps.find((size) => (to - from) / size < mostRows) ?? 200;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => {
    const celsius = (first + index) * step;
    const pascals = valueOf(vaporPressure(substance, celsius + kelvinAtZero));
    return [celsius, pascals / 1000, pascals / pascalsInMmHg];
  });
}
