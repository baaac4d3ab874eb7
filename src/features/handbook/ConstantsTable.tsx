import { constants, gasConstantUnits } from '../../domain/handbook/quick-answers/constants.ts';
import { printed } from '../../domain/handbook/quick-answers/printed.ts';
import { unitOf } from '../../domain/quantities/read-unit.ts';
import { Runs } from './quick-answers/Runs.tsx';

export function ConstantsTable() {
  const [gas] = constants;
  const inSi = (gas?.value ?? NaN) * unitOf(gas?.unit ?? '').factor;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-x-12 gap-y-8 wrap-anywhere">
      <table className="data-table [--cell-x:0.75rem] [--cell-y:0.375rem]">
        <caption className="pb-1.5 text-left font-strong">Constants</caption>
        <thead>
          <tr>
            <th scope="col">Constant</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {constants.map(({ name, symbol, value, unit, digits, sure }) => {
            const [letter = '', below] = symbol.split('_');
            return (
              <tr key={name}>
                <th scope="row">
                  {name}, <i>{letter}</i>
                  {below !== undefined && <sub>{below}</sub>}
                </th>
                <td>
                  <Runs runs={printed(value * unitOf(unit).factor, unit, digits)} />
                  <span className="block text-fine text-soft">{sure}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <table className="data-table [--cell-x:0.75rem] [--cell-y:0.375rem]">
        <caption className="pb-1.5 text-left font-strong">
          The gas constant <i>R</i>
        </caption>
        <thead>
          <tr>
            <th scope="col">Value and unit</th>
          </tr>
        </thead>
        <tbody>
          {gasConstantUnits.map((unit) => (
            <tr key={unit}>
              <td>
                <Runs runs={printed(inSi, unit, 7)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
