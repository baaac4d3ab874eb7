import { useMemo } from 'react';
import {
  diagramAlt,
  drawSteam,
  steamDiagrams,
} from '../../../domain/handbook/steam/steam-diagram.ts';
import { phaseWords } from '../../../domain/handbook/steam/steam-phase.ts';
import { lookUpInTables } from '../../../domain/handbook/steam/steam-table-lookup.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import type { SteamEntry } from '../../../domain/handbook/steam/steam-entry.ts';
import {
  inTableUnit,
  tableUnits,
  toTableUnit,
} from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamState } from '../../../domain/properties/steam-state.ts';
import { island } from '../../../ui/Island.tsx';
import { Plot } from '../../documents/Plot.tsx';
import { SteamAnswer } from './SteamAnswer.tsx';
import { SteamDials } from './SteamDials.tsx';
import { SteamFields } from './SteamFields.tsx';
import { SteamLookupSteps } from './SteamLookupSteps.tsx';
import { useSteam, type SteamOutcome } from './use-steam.ts';

/**
 * Computes a state of water or steam from two properties, and shows how to look it up in tables.
 */
export const SteamDesk = island(Desk);

interface SteamDeskProps {
  units: UnitSystem;
}

function Desk({ units }: SteamDeskProps) {
  const { typed, diagram, outcome, settledOutcome, type, typeBoth, draw } = useSteam(units);
  const { state } = outcome;
  const plot = useMemo(() => drawSteam(diagram, state, units), [diagram, state, units]);
  const lookup = useMemo(() => lookUpInTables(outcome.given, units), [outcome, units]);
  return (
    <div className="stack search-result gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <div className="needs-script">
          <SteamFields {...{ typed, outcome, units }} onType={type} />
        </div>
        {state ? (
          <SteamAnswer {...{ state, units }} />
        ) : (
          <Refusal {...outcome} {...{ units }} onTake={typeBoth} />
        )}
        <p role="status" className="sr-only">
          {wordsOf(settledOutcome, units)}
        </p>
      </div>
      <div className="document [--ground:var(--paper)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div
          className="needs-script no-print mb-3 flex w-fit overflow-hidden rounded-control border-[1.5px] border-soft"
          role="radiogroup"
          aria-label="Diagram"
        >
          {steamDiagrams.map((one) => (
            <label
              className="chip-tab min-w-15 py-2 not-first:border-l not-first:border-l-hair has-checked:font-strong"
              key={one}
            >
              <input
                type="radio"
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                name="steam-diagram"
                checked={one === diagram}
                onChange={() => {
                  draw(one);
                }}
              />
              {one.replace('-', '–')}
            </label>
          ))}
        </div>
        <Plot name="steam" plot={plot} alt={diagramAlt(diagram, state, units)} />
        <SteamDials {...{ state, units }} onMove={typeBoth} />
      </div>
      {state && (
        <section aria-labelledby="steam-reading">
          <h3 id="steam-reading" className="text-h3">
            How to read it in a table
          </h3>
          {lookup ? (
            <SteamLookupSteps lookup={lookup} />
          ) : (
            <p>Printed tables have no rows around this state, so you’d need the equation itself.</p>
          )}
        </section>
      )}
    </div>
  );
}

const wordsOf = ({ state, problem = '' }: SteamOutcome, units: UnitSystem) =>
  state ? `${phaseWords(state, units).title}.` : problem;

interface RefusalProps extends SteamOutcome, SteamDeskProps {
  onTake: (both: readonly SteamEntry[]) => void;
}

/** Explains why there's no state. If several states fit, each one has a button. */
function Refusal({ problem, fitting = [], units, onTake }: RefusalProps) {
  return (
    <div className="callout border-l-second py-3 pr-4">
      <p>{problem}</p>
      {fitting.length > 0 && (
        <ul>
          {fitting.map((state, place) => (
            <li key={place}>
              <button
                type="button"
                className="text-link min-h-11 text-left"
                onClick={() => {
                  onTake(entriesOf(state, units));
                }}
              >
                {phaseWords(state, units).title} at {inTableUnit('p', state.p, units)} and{' '}
                {inTableUnit('T', state.T, units)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns two entries that determine a state, with all of their digits. */
function entriesOf({ p, T, x }: SteamState, units: UnitSystem): SteamEntry[] {
  const entry = (name: 'p' | 'T', value: number): SteamEntry => ({
    name,
    text: `${String(toTableUnit(name, value, units))} ${tableUnits[units][name]}`,
  });
  return [entry('p', p), x === undefined ? entry('T', T) : { name: 'x', text: String(x) }];
}
