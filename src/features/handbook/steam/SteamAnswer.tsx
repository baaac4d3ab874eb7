import { phaseWords } from '../../../domain/handbook/steam/steam-phase.ts';
import { toTableUnit, tableText, shortText } from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamState } from '../../../domain/properties/steam-state.ts';
import { fullRangeSteam } from '../../../domain/properties/full-range-steam.ts';
import { ScrollBox } from '../ScrollBox.tsx';

const rows = [
  ['v', 'm³/kg'],
  ['u', 'kJ/kg'],
  ['h', 'kJ/kg'],
  ['s', 'kJ/(kg·K)'],
] as const;

const saturated = (p: number, x: number): SteamState[] => {
  const answer = fullRangeSteam({ p, x });
  return 'state' in answer ? [answer.state] : [];
};

/** The phase in words, and the state next to saturated water at its pressure. */
export function SteamAnswer({ state }: { state: SteamState }) {
  const { title, why } = phaseWords(state);
  const columns = [
    ...saturated(state.p, 0).map((column) => ({ name: 'Saturated liquid', column })),
    ...saturated(state.p, 1).map((column) => ({ name: 'Saturated vapor', column })),
    { name: 'Yours', column: state },
  ];
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1">{why}</p>
      <ScrollBox label="Your state next to saturated water">
        <table className="steam-state border-collapse tabular-nums">
          <caption className="sr-only">
            Your state next to saturated water at {shortText('p', toTableUnit('p', state.p))} kPa
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, column: { T } }) => (
                <th key={name} scope="col" className={name === 'Yours' ? 'yours' : undefined}>
                  {name} <span className="block">{toTableUnit('T', T).toFixed(1)} °C</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([quantity, unit]) => (
              <tr key={quantity}>
                <th scope="row">
                  <i>{quantity}</i> <span className="max-sm:block">{unit}</span>
                </th>
                {columns.map(({ name, column }) => (
                  <td key={name} className={name === 'Yours' ? 'yours' : undefined}>
                    {tableText(quantity, toTableUnit(quantity, column[quantity]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
