import { useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { phaseWords } from '../../domain/handbook/steam/steam-phase.ts';
import { inTable, printed, short } from '../../domain/handbook/steam/steam-print.ts';
import type { SteamState } from '../../domain/properties/steam-state.ts';
import { Button } from '../../ui/Button.tsx';

/** A state on one line, as somebody would paste it into homework. */
function stateText(state: SteamState): string {
  const number = (name: 'v' | 'u' | 'h' | 's') => printed(name, inTable(name, state[name]));
  return [
    `Water at ${short('p', inTable('p', state.p))} kPa and ${short('T', inTable('T', state.T))} °C`,
    phaseWords(state).title.toLowerCase(),
    `v = ${number('v')} m³/kg`,
    `u = ${number('u')} kJ/kg`,
    `h = ${number('h')} kJ/kg`,
    `s = ${number('s')} kJ/(kg·K)`,
    'from IAPWS-IF97',
  ].join('; ');
}

/** Two buttons: one copies the numbers of a state, the other a link to it. */
export function CopyState({ state }: { state: SteamState }) {
  const [said, setSaid] = useState('');
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => {
      setSaid(isCopied ? 'Copied.' : 'Your browser didn’t let us copy it.');
    });
  };
  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3">
      <Button
        variant="line"
        size="small"
        onClick={() => {
          copy(stateText(state));
        }}
      >
        Copy the numbers
      </Button>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          copy(location.href);
        }}
      >
        Copy the link
      </Button>
      <span role="status" className="text-small text-soft">
        {said}
      </span>
    </div>
  );
}
