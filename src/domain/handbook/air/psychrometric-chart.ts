import { axisTicks } from '../../plots/axis-ticks.ts';
import type { LineMark, Mark } from '../../plots/marks.ts';
import type { PlotAxis, PlotData } from '../../plots/plot-data.ts';
import type { PlotPlace } from '../../plots/traces.ts';
import { humidAirState, ratioOf, saturation, type HumidAir } from '../../properties/humid-air.ts';
import { grouped } from '../../quantities/print.ts';
import type { AirPath, AirPoint } from './air-path.ts';

/** Content of a chart besides its own lines. */
export interface ShownAir {
  air: HumidAir;
  /** Label of its point. */
  label: string;
  path?: AirPath | undefined;
  /** The second stream of a mixture. */
  second?: HumidAir | undefined;
}

const zero = 273.15;
/** Usual range of the chart: 0 to 50 °C and 30 g of water. */
const usual = { from: 0, to: 50, water: 30 };
const humidities = [0.2, 0.4, 0.6, 0.8];
const corners = 48;

/** Draws a psychrometric chart at a pressure, in °C and grams of water per kilogram of dry air. */
export function psychrometricChart(p: number, shown?: ShownAir): PlotData {
  const places = shown ? placesOf(shown) : [];
  const x = axisAround('dry bulb (°C)', [usual.from, usual.to, ...places.map(([t]) => t)]);
  const y = waterAxis(x, [0, usual.water, ...places.map(([, water]) => water)]);
  const field = { p, x, y };
  return {
    x,
    y,
    marks: [
      ...wetBulbs(field),
      ...humidities.map((humidity): LineMark => ({
        kind: 'line',
        points: atHumidity(field, humidity),
        line: 'thin',
        word: `${String(humidity * 100)}%`,
      })),
      { kind: 'line', points: atHumidity(field, 1), line: 'thin', label: 'saturated air' },
      ...(shown ? [...linesOf(shown, x), ...pointsOf(shown, x)] : []),
    ],
  };
}

interface Field {
  p: number;
  x: PlotAxis;
  y: PlotAxis;
}

const inChart = ([T, w]: AirPoint): PlotPlace => [T - zero, w * 1000];
const placeOf = ({ dryBulb, humidityRatio }: HumidAir) => inChart([dryBulb, humidityRatio]);
const dewPlace = ({ dewPoint = NaN, humidityRatio }: HumidAir) =>
  inChart([dewPoint, humidityRatio]);
const wetPlace = ({ p, wetBulb }: HumidAir) => inChart([wetBulb, ratioOf(saturation(wetBulb), p)]);

/** Points that have to be visible. Dew points too cold for any chart are left out. */
const placesOf = ({ air, path, second }: ShownAir): PlotPlace[] =>
  [
    placeOf(air),
    dewPlace(air),
    wetPlace(air),
    ...(path ? [placeOf(path.end), ...path.lines.flat().map(inChart)] : []),
    ...(second ? [placeOf(second)] : []),
  ].filter(([t]) => t >= -50);

function axisAround(label: string, values: readonly number[]): PlotAxis {
  const { ticks, decimals, ...ends } = axisTicks(Math.min(...values), Math.max(...values));
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
  return {
    label,
    isLog: false,
    ...ends,
    ticks: ticks.map((at) => ({ at, text: grouped(at.toFixed(decimals)) })),
    minor: ticks.slice(0, -1).map((at) => at + step / 2),
  };
}

function waterAxis(x: PlotAxis, values: readonly number[]): PlotAxis {
  const y = axisAround('water (g/kg dry air)', values);
  // A plot with the same range on both axes would be drawn as a square.
  return y.from === x.from && y.to === x.to ? axisAround(y.label, [...values, y.to * 1.1]) : y;
}

/** Line of constant relative humidity, from the left edge to the right or upper edge. */
function atHumidity({ p, x, y }: Field, humidity: number): PlotPlace[] {
  const atTop = humidAirState(p, { humidityRatio: y.to / 1000, relativeHumidity: humidity });
  const end = Math.min(x.to, atTop ? atTop.dryBulb - zero : x.to);
  return evenly(x.from, end, corners).map((t) =>
    inChart([t + zero, ratioOf(humidity * saturation(t + zero), p)]),
  );
}

/** Lines of constant wet bulb, from saturation to dry air. */
function wetBulbs({ p, x, y }: Field): LineMark[] {
  const temperatures = [...x.ticks.map(({ at }) => at), ...x.minor].filter((t) => t >= 0);
  return temperatures
    .toSorted((a, b) => a - b)
    .flatMap((t): LineMark[] => {
      const wetBulb = t + zero;
      const saturated = humidAirState(p, { dryBulb: wetBulb, relativeHumidity: 1 });
      if (!saturated || saturated.humidityRatio * 1000 > y.to || t >= x.to) return [];
      const dry = humidAirState(p, { wetBulb, humidityRatio: 0 });
      const endsDry = dry !== undefined && dry.dryBulb - zero < x.to;
      const end = endsDry ? dry.dryBulb - zero : x.to;
      const states = evenly(t, end, 4).map((dryBulb) =>
        humidAirState(p, { dryBulb: dryBulb + zero, wetBulb }),
      );
      const seen = endsDry ? [...states.slice(0, -1), dry] : states;
      const points = seen.flatMap((air) => (air ? [placeOf(air)] : []));
      return [{ kind: 'line', points, line: 'dotted', label: 'constant wet bulb' }];
    });
}

/** Lines to the dew point and the wet bulb, and the path. */
function linesOf({ air, path }: ShownAir, x: PlotAxis): LineMark[] {
  return [
    ...(isOnePoint(air, x)
      ? []
      : [dewPlace(air), wetPlace(air)].map((place): LineMark => ({
          kind: 'line',
          points: [placeOf(air), place],
          line: 'dashed',
        }))),
    ...(path?.lines ?? []).map((way): LineMark => ({
      kind: 'line',
      points: way.map(inChart),
      line: 'solid',
      label: 'the path',
    })),
  ].filter(({ points }) => points.every(([t]) => Number.isFinite(t)));
}

function pointsOf({ air, label, path, second }: ShownAir, x: PlotAxis): Mark[] {
  const named: [PlotPlace, string][] = [
    [placeOf(air), label],
    ...(isOnePoint(air, x)
      ? []
      : ([
          [dewPlace(air), 'dew point'],
          [wetPlace(air), 'wet bulb'],
        ] satisfies [PlotPlace, string][])),
    ...(second ? [[placeOf(second), 'second'] satisfies [PlotPlace, string]] : []),
    ...(path ? [[placeOf(path.end), 'end'] satisfies [PlotPlace, string]] : []),
  ];
  return named
    .filter(([[t]]) => Number.isFinite(t))
    .map(([at, name]) => ({ kind: 'point', at, label: name }));
}

/** True if dew point, wet bulb and dry bulb look like one point, so their labels would overlap. */
const isOnePoint = ({ dryBulb, wetBulb }: HumidAir, { from, to }: PlotAxis) =>
  dryBulb - wetBulb < (to - from) / 50;

const evenly = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
