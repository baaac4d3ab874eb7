import { useId, useState } from 'react';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import {
  inTableUnit,
  tableUnits,
  toTableUnit,
} from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamEntry } from '../../../domain/handbook/steam/steam-entry.ts';
import type { SteamState } from '../../../domain/properties/steam-state.ts';

interface SteamDialsProps {
  state: SteamState | undefined;
  units: UnitSystem;
  onMove: (both: readonly SteamEntry[]) => void;
}

/** Logarithmic steps over five powers of ten, from 1 kPa or 0.1 psia. */
const pressureSteps = 500;

/** Ends of the sliders, in the units of the tables. */
const ranges = { SI: { p: 1, T: [1, 800] }, US: { p: 0.1, T: [33, 1472] } } as const;

export function SteamDials({ state, units, onMove }: SteamDialsProps) {
  const [picked, pick] = useState<'T' | 'x'>();
  const { p = 1e6, T = 523.15, x, phase } = state ?? {};
  const moved = picked ?? (x === undefined ? 'T' : 'x');
  const share = x ?? (phase === 'liquid' ? 0 : 1);
  const entries = {
    p: { name: 'p', text: inTableUnit('p', p, units).replaceAll(',', '') },
    T: { name: 'T', text: inTableUnit('T', T, units) },
    x: { name: 'x', text: String(Number(share.toFixed(4))) },
  } as const satisfies Record<string, SteamEntry>;
  const { p: least, T: temperatures } = ranges[units];
  const steps = (pressureSteps / 5) * Math.log10(toTableUnit('p', p, units) / least);
  return (
    <div className="needs-script no-print mt-4">
      <Dial
        label="Pressure"
        says={entries.p.text}
        range={[0, pressureSteps, 1]}
        at={Math.round(steps)}
        onMove={(step) => {
          const at = Number((least * 10 ** ((5 * step) / pressureSteps)).toPrecision(3));
          onMove([{ name: 'p', text: `${String(at)} ${tableUnits[units].p}` }, entries[moved]]);
        }}
      />
      {moved === 'T' ? (
        <Dial
          label="Temperature"
          says={entries.T.text}
          range={[...temperatures, 1]}
          at={toTableUnit('T', T, units)}
          onMove={(at) => {
            onMove([entries.p, { name: 'T', text: `${String(at)} ${tableUnits[units].T}` }]);
          }}
        />
      ) : (
        <Dial
          label="Quality"
          says={entries.x.text}
          range={[0, 1, 0.01]}
          at={share}
          onMove={(at) => {
            onMove([entries.p, { name: 'x', text: String(at) }]);
          }}
        />
      )}
      <button
        type="button"
        className="text-link min-h-11 text-left"
        onClick={() => {
          pick(moved === 'T' ? 'x' : 'T');
        }}
      >
        {moved === 'T' ? 'Move the quality instead' : 'Move the temperature instead'}
      </button>
    </div>
  );
}

interface DialProps {
  label: string;
  says: string;
  range: readonly [from: number, to: number, by: number];
  at: number;
  onMove: (at: number) => void;
}

function Dial({ label, says, range: [from, to, by], at, onMove }: DialProps) {
  const id = useId();
  const within = Math.min(to, Math.max(from, at));
  return (
    <div>
      <div className="flex justify-between gap-x-2 text-note">
        <label htmlFor={id}>{label}</label>
        <b className="tabular-nums">{says}</b>
      </div>
      <div className="track relative h-11 [--thumb:1.5rem]">
        <input
          className="focus-visible:rounded-control focus-visible:-outline-offset-5"
          id={id}
          type="range"
          min={from}
          max={to}
          step={by}
          value={within}
          autoComplete="off"
          aria-valuetext={says}
          ref={(input) => {
            // The content security policy forbids inline styles but lets scripts set them.
            input?.style.setProperty('--share', String((within - from) / (to - from)));
          }}
          onChange={(event) => {
            onMove(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
    </div>
  );
}
