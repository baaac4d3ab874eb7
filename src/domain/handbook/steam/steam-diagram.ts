import { axisTicks } from '../../plots/axis-ticks.ts';
import { logTicks } from '../../plots/log-ticks.ts';
import type { Mark } from '../../plots/marks.ts';
import type { Axes, PlotAxis, PlotData } from '../../plots/plot-data.ts';
import type { PlotPlace } from '../../plots/traces.ts';
import { criticalPressure, criticalTemperature } from '../../properties/if97.ts';
import type { SteamState } from '../../properties/steam-state.ts';
import { steamState } from '../../properties/full-range-steam.ts';
import { grouped } from '../../quantities/print.ts';
import type { UnitSystem } from '../../quantities/unit-system.ts';
import { inTableUnit, fromTableUnit, tableUnits, toTableUnit } from './steam-print.ts';

/** A diagram, named after its vertical and horizontal axes. */
export type SteamDiagram = 'T-s' | 'T-v' | 'p-h';

export const steamDiagrams: readonly SteamDiagram[] = ['T-s', 'T-v', 'p-h'];

type Seen = Pick<SteamState, 'p' | 'T' | 'v' | 'h' | 's'>;

/** Critical point from the same equations. The release defines its density as 322 kg/m³. */
const criticalPoint: Seen = {
  p: criticalPressure,
  T: criticalTemperature,
  v: 1 / 322,
  h: 2_087_546.845,
  s: 4412.02148,
};

const range = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => from + step * by);

// Close together near the critical point, where the dome curves.
const domeTemperatures = [0.01, ...range(10, 360, 10), ...range(362, 372, 2), 373, 373.6];

let dome: readonly Seen[] | undefined;

/** The saturation line, up along the liquid and down along the vapor. */
function domeStates(): readonly Seen[] {
  const along = (x: number) =>
    domeTemperatures.flatMap((T) => steamState({ T: fromTableUnit('T', T, 'SI'), x }) ?? []);
  dome ??= [...along(0), criticalPoint, ...along(1).toReversed()];
  return dome;
}

/** States at the pressure of a given state, from cold to hot. */
function isobar({ p }: Seen): Seen[] {
  const single = range(0, 800, 20).flatMap(
    (T) => steamState({ p, T: fromTableUnit('T', T, 'SI') }) ?? [],
  );
  const boiling = p < criticalPressure ? [0, 1].flatMap((x) => steamState({ p, x }) ?? []) : [];
  return [...single, ...boiling].toSorted((a, b) => a.s - b.s);
}

/** States at the temperature of a given state, from low to high density. */
function isotherm({ p, T }: Seen): Seen[] {
  const single = range(p < 1e3 ? -3 : 0, 5, 0.125).flatMap(
    (power) => steamState({ p: 1e3 * 10 ** power, T }) ?? [],
  );
  const boiling = T < criticalTemperature ? [0, 1].flatMap((x) => steamState({ T, x }) ?? []) : [];
  return [...single, ...boiling].toSorted((a, b) => b.v - a.v);
}

function linear(label: string, from: number, to: number): PlotAxis {
  const { ticks, decimals } = axisTicks(from, to, true, true);
  const numbers = ticks.map((at) => ({ at, text: grouped(at.toFixed(decimals)) }));
  return { label, isLog: false, from, to, ticks: numbers, minor: [] };
}

const logarithmic = (label: string, from: number, to: number): PlotAxis => ({
  label,
  isLog: true,
  ...logTicks(from, to, true, true),
  // No grid lines between the numbers, because they'd be closer together than the curves.
  minor: [],
});

/** Returns the first end of an axis that leaves room for a value. */
const endFor = (value: number, ends: readonly number[]) =>
  ends.find((end) => value < 0.98 * end) ?? ends.at(-1) ?? NaN;

/** Possible ends of each axis. Very high temperatures and volumes need a longer axis. */
const axisEnds = {
  SI: { T: [600, 800], s: [10, 12, 16], v: [5e-4, 500, 1e6], h: 4200, p: [1e-3, 1, 1e5] },
  US: { T: [1200, 1500], s: [2.5, 3, 4], v: [0.01, 1e4, 1.6e7], h: 1800, p: [1e-4, 0.1, 1.5e4] },
} as const satisfies Record<UnitSystem, unknown>;

function axesOf(diagram: SteamDiagram, state: Seen, units: UnitSystem): Axes {
  const { T, s, v, h, p } = axisEnds[units];
  const label = (words: string, name: keyof Seen) =>
    `${words} ${name} (${tableUnits[units][name]})`;
  const end = (name: keyof Seen, ends: readonly number[]) =>
    endFor(toTableUnit(name, state[name], units), ends);
  if (diagram === 'p-h') {
    return {
      x: linear(label('enthalpy', 'h'), 0, h),
      y: logarithmic(label('pressure', 'p'), p[state.p < 1e3 ? 0 : 1], p[2]),
    };
  }
  return {
    x:
      diagram === 'T-s'
        ? linear(label('entropy', 's'), 0, end('s', s))
        : logarithmic(label('volume', 'v'), v[0], end('v', v.slice(1))),
    y: linear(label('temperature', 'T'), 0, end('T', T)),
  };
}

/** Draws the dome, a state, and other states at the same pressure or temperature. */
export function drawSteam(
  diagram: SteamDiagram,
  state: SteamState | undefined,
  units: UnitSystem = 'SI',
): PlotData {
  const [up, across] = diagram.split('-') as ['T' | 'p', 's' | 'v' | 'h'];
  const place = (seen: Seen): PlotPlace => [
    toTableUnit(across, seen[across], units),
    toTableUnit(up, seen[up], units),
  ];
  const marks: Mark[] = [
    {
      ...{ kind: 'line', line: 'stairs', label: 'saturation: wet steam is inside' },
      points: domeStates().map(place),
    },
  ];
  if (!state) return { ...axesOf(diagram, criticalPoint, units), marks };
  const shared = up === 'T' ? 'p' : 'T';
  marks.push(
    {
      kind: 'line',
      points: (up === 'T' ? isobar : isotherm)(state).map(place),
      line: 'solid',
      label: `everything at ${inTableUnit(shared, state[shared], units)}`,
    },
    { kind: 'point', at: place(state), label: 'your state' },
  );
  return { ...axesOf(diagram, state, units), marks };
}

const saidAxes: Record<SteamDiagram, string> = {
  'T-s': 'temperature over entropy',
  'T-v': 'temperature over volume',
  'p-h': 'pressure over enthalpy',
};

export function diagramAlt(
  diagram: SteamDiagram,
  state: SteamState | undefined,
  units: UnitSystem = 'SI',
): string {
  const drawn = `Diagram of ${saidAxes[diagram]} with the vapor dome.`;
  if (!state) return drawn;
  return `${drawn} Your state at ${inTableUnit('p', state.p, units)} and ${inTableUnit('T', state.T, units)} is ${whereWords(state)}.`;
}

function whereWords({ phase }: SteamState): string {
  if (phase === 'wet') return 'inside it';
  if (phase === 'liquid') return 'to its left';
  if (phase === 'vapor') return 'to its right';
  return phase === 'supercritical' ? 'above it' : 'on its edge';
}
