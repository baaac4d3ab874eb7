import { printed, printedUnit } from '../../domain/handbook/quick-answers/printed.ts';
import { digitsOf } from '../../domain/handbook/quick-answers/unit-fractions.ts';
import { unitOf } from '../../domain/quantities/read-unit.ts';
import { Runs } from './quick-answers/Runs.tsx';

/** Each row has a unit and its equivalents in other units. */
const rows: readonly (readonly [one: string, ...others: string[]])[] = [
  ['ft', 'm', 'in'],
  ['lb', 'kg', 'oz'],
  ['gal', 'L', 'ft^3'],
  ['ft^3', 'L', 'gal'],
  ['bbl', 'gal', 'm^3'],
  ['lbf', 'N', 'kgf'],
  ['atm', 'kPa', 'psi', 'mmHg'],
  ['bar', 'kPa', 'psi', 'atm'],
  ['psi', 'kPa', 'mmHg'],
  ['inHg', 'kPa', 'psi'],
  ['BTU', 'kJ', 'cal', 'ft lbf'],
  ['kWh', 'MJ', 'BTU'],
  ['hp', 'kW', 'BTU/h', 'ft lbf/s'],
  ['TR', 'kW', 'BTU/h'],
  ['gpm', 'm^3/h', 'L/s'],
  ['lbmol', 'mol'],
  ['g/mL', 'kg/m^3', 'lb/ft^3'],
  ['cP', 'mPa s', 'lb/(ft s)', 'lb/(ft h)'],
  ['BTU/(lb °F)', 'kJ/(kg K)'],
  ['BTU/(h ft^2 °F)', 'W/(m^2 K)'],
  ['BTU/(h ft °F)', 'W/(m K)'],
  ['BTU/lb', 'kJ/kg'],
];

const halves = [
  { caption: 'Sizes, masses, pressures', some: rows.slice(0, 10) },
  { caption: 'Energy, flow, properties', some: rows.slice(10) },
];

/** Formats a conversion with up to six digits. */
function inOther(one: string, other: string) {
  const { factor } = unitOf(one);
  return printed(factor, other, digitsOf(factor / unitOf(other).factor));
}

export function ConversionTable() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-x-12 gap-y-8 wrap-anywhere">
      {halves.map(({ caption, some }) => (
        <table className="data-table [--cell-x:0.75rem] [--cell-y:0.375rem]" key={caption}>
          <caption className="pb-1.5 text-left font-strong">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col">Equals</th>
            </tr>
          </thead>
          <tbody>
            {some.map(([one, ...others]) => (
              <tr key={one}>
                <th scope="row">
                  <Runs runs={printedUnit(unitOf(one))} />
                </th>
                <td>
                  {others.map((other, index) => (
                    <span key={other} className="block">
                      {index > 0 && <span className="sr-only">or </span>}
                      <Runs runs={inOther(one, other)} />
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <table className="data-table [--cell-x:0.75rem] [--cell-y:0.375rem]">
        <caption className="pb-1.5 text-left font-strong">Temperatures and gauges</caption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {[
            ['°F', '1.8 × °C + 32'],
            ['°C', '(°F − 32)/1.8'],
            ['K', '°C + 273.15'],
            ['°R', '°F + 459.67, or 1.8 × K'],
            ['a difference', '1 K = 1 °C = 1.8 °F = 1.8 °R'],
            ['absolute pressure', 'gauge pressure + 101.325 kPa (14.696 psi)'],
          ].map(([scale, formula]) => (
            <tr key={scale}>
              <th scope="row">{scale}</th>
              <td>{formula}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
