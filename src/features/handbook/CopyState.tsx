import { phaseWords } from '../../domain/handbook/steam/steam-phase.ts';
import { toTableUnit, tableText, shortText } from '../../domain/handbook/steam/steam-print.ts';
import type { SteamState } from '../../domain/properties/steam-state.ts';
import { CopyButtons } from './CopyButtons.tsx';

/** A state on one line, to paste into homework. */
function stateText(state: SteamState): string {
  const number = (name: 'v' | 'u' | 'h' | 's') => tableText(name, toTableUnit(name, state[name]));
  return [
    `Water at ${shortText('p', toTableUnit('p', state.p))} kPa and ${shortText('T', toTableUnit('T', state.T))} °C`,
    phaseWords(state).title.toLowerCase(),
    `v = ${number('v')} m³/kg`,
    `u = ${number('u')} kJ/kg`,
    `h = ${number('h')} kJ/kg`,
    `s = ${number('s')} kJ/(kg·K)`,
    'from IAPWS-IF97',
  ].join('; ');
}

/** Buttons that copy a state and a link to it. */
export function CopyState({ state }: { state: SteamState }) {
  return <CopyButtons text={stateText(state)} label="Copy the numbers" />;
}
