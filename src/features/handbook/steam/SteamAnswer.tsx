import { otherSystem, type UnitSystem } from '../../../domain/quantities/unit-system.ts';
import { phaseWords } from '../../../domain/handbook/steam/steam-phase.ts';
import {
  inTableUnit,
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

interface SteamAnswerProps {
  state: SteamState;
  units: UnitSystem;
}

/** Names the phase, and compares the state with saturated water at the same pressure. */
export function SteamAnswer({ state, units }: SteamAnswerProps) {
  const { title, why } = phaseWords(state, units);
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
            Your state next to saturated water at {inTableUnit('p', state.p, units)}
          </caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, column: { T } }) => (
                <th
                  key={name}
                  scope="col"
                  className={name === 'Yours' ? 'bg-wash text-ink' : 'max-sm:whitespace-normal'}
                >
                  {name}{' '}
                  <span className="block font-normal text-soft">
                    {toTableUnit('T', T, units).toFixed(1)} {tableUnits[units].T}
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
                    {tableUnits[units][quantity]}
                  </span>
                </th>
                {columns.map(({ name, column }) => (
                  <td key={name} className={name === 'Yours' ? yours : undefined}>
                    {tableText(quantity, toTableUnit(quantity, column[quantity], units))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="mt-3 text-small text-soft">
        In {otherSystem(units)} units: {valuesOf(state, otherSystem(units)).join('; ')}.
      </p>
      <CopyButtons text={stateText({ state, units })} label="Copy the numbers" />
    </>
  );
}

/** Formats a state as one line of text that students can paste into homework. */
const stateText = ({ state, units }: SteamAnswerProps): string => {
  const [where = '', ...values] = valuesOf(state, units);
  const phase = phaseWords(state, units).title.toLowerCase();
  return [`Water at ${where}`, phase, ...values, 'from IAPWS-IF97'].join('; ');
};

const valuesOf = (state: SteamState, units: UnitSystem): string[] => [
  `${inTableUnit('p', state.p, units)} and ${inTableUnit('T', state.T, units)}`,
  ...rows.map(
    (name) =>
      `${name} = ${tableText(name, toTableUnit(name, state[name], units))} ${tableUnits[units][name]}`,
  ),
];
