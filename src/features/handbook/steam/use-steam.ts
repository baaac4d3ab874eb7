import { useEffect, useMemo, useState } from 'react';
import { useAddressParts } from '../../../browser/use-address-parts.ts';
import { useSettled } from '../../../browser/use-settled.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import {
  firstEntries,
  readSteamEntries,
  steamNames,
  withEntry,
  type SteamEntry,
  type SteamName,
} from '../../../domain/handbook/steam/steam-entry.ts';
import { steamDiagrams, type SteamDiagram } from '../../../domain/handbook/steam/steam-diagram.ts';
import type { SteamState } from '../../../domain/properties/steam-state.ts';
import type { SteamGiven } from '../../../domain/properties/steam.ts';
import { fullRangeSteam } from '../../../domain/properties/full-range-steam.ts';
import { steamProblemWords } from '../../../domain/properties/steam-words.ts';

/** The state that follows from the typed fields, or the problem with them. */
export interface SteamOutcome {
  given: SteamGiven;
  state?: SteamState;
  /** The problem, its field, and the states that fit if there are several. */
  problem?: string;
  at?: SteamName;
  fitting?: readonly SteamState[];
}

function outcomeOf(typed: readonly SteamEntry[], units: UnitSystem): SteamOutcome {
  const read = readSteamEntries(typed, units);
  if ('problem' in read) return { given: {}, problem: read.problem, at: read.name };
  const { given } = read;
  const answer = fullRangeSteam(given);
  if ('state' in answer) return { given, state: answer.state };
  const fitting = 'fitting' in answer ? { fitting: answer.fitting } : {};
  return { given, problem: steamProblemWords[answer.problem], ...fitting };
}

const parts = [...steamNames, 'diagram'] as const;

interface Shown {
  typed: readonly SteamEntry[];
  diagram: SteamDiagram;
  /** True if the visitor changed the state, so that the address needs an update. */
  isChosen: boolean;
}

/** Keeps the typed fields in the address, and computes their state. */
export function useSteam(units: UnitSystem) {
  const [shown, setShown] = useState<Shown>({
    typed: firstEntries(units),
    diagram: 'T-s',
    isChosen: false,
  });
  const { typed, diagram } = shown;
  const address = useAddressParts(parts, (values) => {
    const said = steamNames
      .filter((name) => values[name] !== '')
      .map((name) => ({ name, text: values[name] }));
    setShown({
      typed: said.length > 0 ? said.slice(0, 2) : firstEntries(units),
      diagram: steamDiagrams.find((known) => known === values.diagram) ?? 'T-s',
      isChosen: false,
    });
    document.documentElement.classList.remove('search-pending');
  });
  // Browsers limit how often an address may change, so it can't follow every step of a slider.
  const settled = useSettled(shown);
  useEffect(() => {
    if (!settled.isChosen) return;
    const values = Object.fromEntries(parts.map((part) => [part, '']));
    for (const { name, text } of settled.typed) values[name] = text;
    if (settled.diagram !== 'T-s') values['diagram'] = settled.diagram;
    address.goTo(values, 'steam');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows what is shown, not the other way around
  }, [settled]);
  const outcome = useMemo(() => outcomeOf(typed, units), [typed, units]);
  const choose = (change: (before: Shown) => Partial<Shown>) => {
    setShown((before) => ({ ...before, ...change(before), isChosen: true }));
  };
  return {
    typed,
    diagram,
    outcome,
    settledOutcome: useMemo(() => outcomeOf(settled.typed, units), [settled, units]),
    type: (entry: SteamEntry) => {
      choose((before) => ({ typed: withEntry(before.typed, entry) }));
    },
    typeBoth: (both: readonly SteamEntry[]) => {
      choose(() => ({ typed: both }));
    },
    draw: (wanted: SteamDiagram) => {
      choose(() => ({ diagram: wanted }));
    },
  };
}
