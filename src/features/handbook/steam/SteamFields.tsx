import { useEffect, useEffectEvent, useId, useRef } from 'react';
import {
  steamNames,
  type SteamEntry,
  type SteamName,
} from '../../../domain/handbook/steam/steam-entry.ts';
import { toTableUnit, tableText, shortText } from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamOutcome } from './use-steam.ts';

const labels: Record<SteamName, { words: string; unit: string }> = {
  p: { words: 'Pressure', unit: 'kPa' },
  T: { words: 'Temperature', unit: '°C' },
  x: { words: 'Quality', unit: 'vapor’s share' },
  h: { words: 'Enthalpy', unit: 'kJ/kg' },
  s: { words: 'Entropy', unit: 'kJ/(kg·K)' },
  v: { words: 'Volume', unit: 'm³/kg' },
};

interface SteamFieldsProps {
  typed: readonly SteamEntry[];
  outcome: SteamOutcome;
  onType: (entry: SteamEntry) => void;
}

/** Six fields of a state: two are typed, the others computed. */
export function SteamFields({ typed, outcome, onType }: SteamFieldsProps) {
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
          {...{ outcome, onType }}
        />
      ))}
    </div>
  );
}

interface FieldProps extends Pick<SteamFieldsProps, 'outcome' | 'onType'> {
  name: SteamName;
  /** Undefined for a computed field. */
  text: string | undefined;
}

function Field({ name, text, outcome, onType }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { words, unit } = labels[name];
  const isGiven = text !== undefined;
  const shown = text ?? computed(name, outcome);
  const early = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    // A visitor may have typed before hydration.
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
        {words} <i>{name}</i>
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
        {isGiven ? readAs(name, outcome) : unit}
      </span>
    </div>
  );
}

/** A computed value in the unit of the tables. */
function computed(name: SteamName, { state }: SteamOutcome): string {
  const value = state?.[name];
  if (value === undefined) return '';
  return name === 'x'
    ? String(Number(value.toFixed(4)))
    : tableText(name, toTableUnit(name, value));
}

/** A typed value as it was read, in the unit of the tables. */
function readAs(name: SteamName, { given }: SteamOutcome): string {
  const value = given[name];
  const { unit } = labels[name];
  if (value === undefined) return unit;
  if (name === 'x') return `given: ${String(Number((100 * value).toPrecision(4)))}% vapor`;
  return `given: ${shortText(name, toTableUnit(name, value))} ${unit}`;
}
