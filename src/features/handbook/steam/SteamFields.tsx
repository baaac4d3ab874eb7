import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import {
  steamNames,
  type SteamEntry,
  type SteamName,
} from '../../../domain/handbook/steam/steam-entry.ts';
import {
  inTableUnit,
  tableText,
  tableUnits,
  toTableUnit,
} from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamOutcome } from './use-steam.ts';

const labels: Record<SteamName, string> = {
  p: 'Pressure',
  T: 'Temperature',
  x: 'Quality',
  h: 'Enthalpy',
  s: 'Entropy',
  v: 'Volume',
};

interface SteamFieldsProps {
  typed: readonly SteamEntry[];
  outcome: SteamOutcome;
  units: UnitSystem;
  onType: (entry: SteamEntry) => void;
}

/** The six fields of a state. Two are typed, and the others are computed. */
export function SteamFields({ typed, outcome, units, onType }: SteamFieldsProps) {
  return (
    <div
      className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2.5"
      role="group"
      aria-label="Type any two; the rest follows"
    >
      {steamNames.map((name) => (
        <Field
          key={name}
          name={name}
          text={typed.find((entry) => entry.name === name)?.text}
          {...{ outcome, units, onType }}
        />
      ))}
    </div>
  );
}

interface FieldProps extends Pick<SteamFieldsProps, 'outcome' | 'units' | 'onType'> {
  name: SteamName;
  /** Undefined for a computed field. */
  text: string | undefined;
}

function Field({ name, text, outcome, units, onType }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isGiven = text !== undefined;
  const shown = text ?? computed(name, outcome, units);
  const early = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    // The visitor may have typed before hydration.
    if (typed !== shown) onType({ name, text: typed });
  });
  useEffect(() => {
    early();
  }, []);
  return (
    <div
      className={`flex flex-col rounded-control border-[1.5px] px-2.5 pt-2 pb-1.5 ${isGiven ? 'border-accent bg-wash' : 'border-dashed border-soft bg-sheet'}`}
    >
      <label className="text-fine" htmlFor={id}>
        {labels[name]} <i>{name}</i>
      </label>
      <input
        className="min-h-[1.9rem] w-full text-[1.05rem] font-strong tabular-nums"
        ref={input}
        id={id}
        value={shown}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-unit`}
        aria-invalid={outcome.at === name ? true : undefined}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          onType({ name, text: event.currentTarget.value });
        }}
      />
      <span id={`${id}-unit`} className="text-fine leading-close text-soft">
        {isGiven ? readAs(name, outcome, units) : unitOf(name, units)}
      </span>
    </div>
  );
}

const unitOf = (name: SteamName, units: UnitSystem) =>
  name === 'x' ? 'vapor’s share' : tableUnits[units][name];

/** Formats a computed value in the unit of the tables. */
function computed(name: SteamName, { state }: SteamOutcome, units: UnitSystem): string {
  const value = state?.[name];
  if (value === undefined) return '';
  return name === 'x'
    ? String(Number(value.toFixed(4)))
    : tableText(name, toTableUnit(name, value, units));
}

/** Formats a typed value as it was interpreted, in the unit of the tables. */
function readAs(name: SteamName, { given }: SteamOutcome, units: UnitSystem): string {
  const value = given[name];
  if (value === undefined) return unitOf(name, units);
  if (name === 'x') return `given: ${String(Number((100 * value).toPrecision(4)))}% vapor`;
  return `given: ${inTableUnit(name, value, units)}`;
}
