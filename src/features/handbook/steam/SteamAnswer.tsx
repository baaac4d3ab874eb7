import { phaseWords } from '../../../domain/handbook/steam/steam-phase.ts';
import {
  shortText,
  tableText,
  tableUnits,
  toTableUnit,
} from '../../../domain/handbook/steam/steam-print.ts';
import type { SteamState } from '../../../domain/properties/steam-state.ts';
import { steamState } from '../../../domain/properties/full-range-steam.ts';
import { CopyButtons } from '../CopyButtons.tsx';
import { ScrollBox } from '../ScrollBox.tsx';

const rows = ['v', 'u', 'h', 's'] as const;

const yours = 'bg-wash font-strong forced-colors:outline forced-colors:outline-[Highlight]';

/** The phase in words, and the state next to those of saturated water at the same pressure. */
export function SteamAnswer({ state }: { state: SteamState }) {
  const { title, why } = phaseWords(state);
  const columns = [
    { name: 'Saturated liquid', column: steamState({ p: state.p, x: 0 }) },
    { name: 'Saturated vapor', column: steamState({ p: state.p, x: 1 }) },
    { name: 'Yours', column: state },
  ].flatMap(({ name, column }) => (column ? [{ name, column }] : []));
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1">{why}</p>
      <ScrollBox label="Your state next to saturated water">
        <table className="data-table of-numbers mt-4 whitespace-nowrap [--cell-y:0.375rem] max-sm:[--cell-x:0.25rem]">
          <caption className="sr-only">
            Your state next to saturated water at {shortText('p', toTableUnit('p', state.p))} kPa
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, column: { T } }) => (
                <th
                  key={name}
                  scope="col"
                  className={name === 'Yours' ? 'bg-wash text-ink' : undefined}
                >
                  {name}{' '}
                  <span className="block font-normal text-soft">
                    {toTableUnit('T', T).toFixed(1)} °C
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((quantity) => (
              <tr key={quantity}>
                <th scope="row">
                  <i>{quantity}</i>{' '}
                  <span className="text-fine font-normal text-soft max-sm:block">
                    {tableUnits[quantity]}
                  </span>
                </th>
                {columns.map(({ name, column }) => (
                  <td key={name} className={name === 'Yours' ? yours : undefined}>
                    {tableText(quantity, toTableUnit(quantity, column[quantity]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <CopyButtons text={stateText(state)} label="Copy the numbers" />
    </>
  );
}

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
