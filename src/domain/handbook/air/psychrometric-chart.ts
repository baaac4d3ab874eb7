import { axisTicks } from '../../plots/axis-ticks.ts';
import type { LineMark, Mark } from '../../plots/marks.ts';
import type { PlotAxis, PlotData } from '../../plots/plot-data.ts';
import type { PlotPlace } from '../../plots/traces.ts';
import { humidAirState, ratioOf, saturation, type HumidAir } from '../../properties/humid-air.ts';
import { grouped } from '../../quantities/print.ts';
import { unitOf } from '../../quantities/read-unit.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { airUnits, inAirUnit } from './air-print.ts';
import type { AirPath, AirPoint } from './air-path.ts';

export interface ShownAir {
  air: HumidAir;
  label: string;
  path?: AirPath | undefined;
  second?: HumidAir | undefined;
}

/** Usual range of the axes, in printed units. */
const usual = { SI: { from: 0, to: 50, water: 30 }, US: { from: 30, to: 120, water: 0.03 } };
const freezing = 273.15;
/** Lowest temperature on any chart, in kelvin. */
const coldest = 223.15;
const humidities = [0.2, 0.4, 0.6, 0.8];
const corners = 48;

export function psychrometricChart(
  p: number,
  shown?: ShownAir,
  units: UnitSystem = 'SI',
): PlotData {
  const scale = scaleOf(units);
  const places = shown ? placesOf(shown, scale) : [];
  const { from, to, water: most } = usual[units];
  const { T, w } = airUnits[units];
  const x = axisAround(`dry bulb (${T})`, [from, to, ...places.map(([t]) => t)]);
  const y = waterAxis(`water (${w} dry air)`, x, [0, most, ...places.map(([, water]) => water)]);
  const field = { p, x, y, scale };
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
      ...(shown ? [...linesOf(shown, x, scale), ...pointsOf(shown, x, scale)] : []),
    ],
  };
}

interface Field {
  p: number;
  x: PlotAxis;
  y: PlotAxis;
  scale: Scale;
}

function scaleOf(units: UnitSystem) {
  const [T, w] = [unitOf(airUnits[units].T), unitOf(airUnits[units].w)];
  const inChart = ([at, ratio]: AirPoint): PlotPlace => [
    inAirUnit('T', at, units),
    inAirUnit('w', ratio, units),
  ];
  return {
    inChart,
    kelvin: (t: number) => t * T.factor + T.zero,
    ratio: (water: number) => water * w.factor,
    placeOf: ({ dryBulb, humidityRatio }: HumidAir) => inChart([dryBulb, humidityRatio]),
    dewPlace: ({ dewPoint = NaN, humidityRatio }: HumidAir) => inChart([dewPoint, humidityRatio]),
    wetPlace: ({ p, wetBulb }: HumidAir) => inChart([wetBulb, ratioOf(saturation(wetBulb), p)]),
  };
}

type Scale = ReturnType<typeof scaleOf>;

/** Points that have to be visible. Omits dew points that are too cold for any chart. */
const placesOf = ({ air, path, second }: ShownAir, scale: Scale): PlotPlace[] =>
  [
    scale.placeOf(air),
    scale.dewPlace(air),
    scale.wetPlace(air),
    ...(path ? [scale.placeOf(path.end), ...path.lines.flat().map(scale.inChart)] : []),
    ...(second ? [scale.placeOf(second)] : []),
  ].filter(([t]) => scale.kelvin(t) >= coldest);

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

function waterAxis(label: string, x: PlotAxis, values: readonly number[]): PlotAxis {
  const y = axisAround(label, values);
  // A plot with the same range on both axes would be drawn as a square.
  return y.from === x.from && y.to === x.to ? axisAround(y.label, [...values, y.to * 1.1]) : y;
}

/** Line of constant relative humidity, from the left edge to the right or upper edge. */
function atHumidity({ p, x, y, scale }: Field, humidity: number): PlotPlace[] {
  const { inChart, kelvin, ratio, placeOf } = scale;
  const atTop = humidAirState(p, { humidityRatio: ratio(y.to), relativeHumidity: humidity });
  const end = Math.min(x.to, atTop ? placeOf(atTop)[0] : x.to);
  return evenly(x.from, end, corners).map((t) =>
    inChart([kelvin(t), ratioOf(humidity * saturation(kelvin(t)), p)]),
  );
}

/** Lines of constant wet bulb, from saturation to dry air. */
function wetBulbs({ p, x, y, scale: { kelvin, placeOf } }: Field): LineMark[] {
  const temperatures = [...x.ticks.map(({ at }) => at), ...x.minor].filter(
    (t) => kelvin(t) >= freezing,
  );
  return temperatures
    .toSorted((a, b) => a - b)
    .flatMap((t): LineMark[] => {
      const wetBulb = kelvin(t);
      const saturated = humidAirState(p, { dryBulb: wetBulb, relativeHumidity: 1 });
      if (!saturated || placeOf(saturated)[1] > y.to || t >= x.to) return [];
      const dry = humidAirState(p, { wetBulb, humidityRatio: 0 });
      const endsDry = dry !== undefined && placeOf(dry)[0] < x.to;
      const end = endsDry ? placeOf(dry)[0] : x.to;
      const states = evenly(t, end, 4).map((dryBulb) =>
        humidAirState(p, { dryBulb: kelvin(dryBulb), wetBulb }),
      );
      const seen = endsDry ? [...states.slice(0, -1), dry] : states;
      const points = seen.flatMap((air) => (air ? [placeOf(air)] : []));
      return [{ kind: 'line', points, line: 'dotted', label: 'constant wet bulb' }];
    });
}

/** Lines from the state to its dew point and wet bulb, and the path of the step. */
function linesOf({ air, path }: ShownAir, x: PlotAxis, scale: Scale): LineMark[] {
  const { inChart, placeOf, dewPlace, wetPlace } = scale;
  return [
    ...(isOnePoint(air, x, scale)
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

function pointsOf({ air, label, path, second }: ShownAir, x: PlotAxis, scale: Scale): Mark[] {
  const { placeOf, dewPlace, wetPlace } = scale;
  const named: [PlotPlace, string][] = [
    [placeOf(air), label],
    ...(isOnePoint(air, x, scale)
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

/** Checks whether dew point, wet bulb and dry bulb are so close that their labels would overlap. */
const isOnePoint = ({ dryBulb, wetBulb }: HumidAir, { from, to }: PlotAxis, { kelvin }: Scale) =>
  dryBulb - wetBulb < (kelvin(to) - kelvin(from)) / 50;

const evenly = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
