import { useEffect, useMemo, useState } from 'react';
import { useAddressParts } from '../../../browser/use-address-parts.ts';
import { useSettled } from '../../../browser/use-settled.ts';
import {
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

/** The page's initial state. */
const firstShown: readonly SteamEntry[] = [
  { name: 'p', text: '10 bar' },
  { name: 'T', text: '250 °C' },
];

/** The state from the typed fields, or the problem. */
export interface SteamOutcome {
  given: SteamGiven;
  state?: SteamState;
  /** The problem, its field, and the states that fit if there are several. */
  problem?: string;
  at?: SteamName;
  fitting?: readonly SteamState[];
}

function outcomeOf(typed: readonly SteamEntry[]): SteamOutcome {
  const read = readSteamEntries(typed);
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
  /** True if the visitor changed it, so the address needs an update. */
  isChosen: boolean;
}

const atFirst: Shown = { typed: firstShown, diagram: 'T-s', isChosen: false };

/** The typed fields, which are kept in the address, and their state. */
export function useSteam() {
  const [shown, setShown] = useState<Shown>(atFirst);
  const { typed, diagram } = shown;
  const address = useAddressParts(parts, (values) => {
    const said = steamNames
      .filter((name) => values[name] !== '')
      .map((name) => ({ name, text: values[name] }));
    setShown({
      typed: said.length > 0 ? said.slice(0, 2) : firstShown,
      diagram: steamDiagrams.find((known) => known === values.diagram) ?? 'T-s',
      isChosen: false,
    });
    document.documentElement.classList.remove('search-pending');
  });
  // Browsers limit address changes, so the address can't follow every step of a slider.
  const settled = useSettled(shown);
  useEffect(() => {
    if (!settled.isChosen) return;
    const values = Object.fromEntries(parts.map((part) => [part, '']));
    for (const { name, text } of settled.typed) values[name] = text;
    if (settled.diagram !== 'T-s') values['diagram'] = settled.diagram;
    address.goTo(values, 'steam');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows what is shown, not the other way around
  }, [settled]);
  const outcome = useMemo(() => outcomeOf(typed), [typed]);
  const choose = (change: (before: Shown) => Partial<Shown>) => {
    setShown((before) => ({ ...before, ...change(before), isChosen: true }));
  };
  return {
    typed,
    diagram,
    outcome,
    settledOutcome: useMemo(() => outcomeOf(settled.typed), [settled]),
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
