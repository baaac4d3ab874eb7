import { airUnits, fixed, inAirUnit } from '../../../domain/handbook/air/air-print.ts';
import { humidAir } from '../../../domain/properties/humid-air.ts';
import { unitOf } from '../../../domain/quantities/read-unit.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';

const atmosphere = 101_325;

/** The first temperature, the step, and the decimals of each column. */
const layouts = {
  SI: { from: 0, by: 2.5, T: 1, p: 3, w: 2, h: 1, v: 3 },
  US: { from: 30, by: 5, T: 0, p: 4, w: 5, h: 1, v: 2 },
} as const;

const columns = ['T', 'p', 'w', 'h', 'v'] as const;

/** A table of saturated air at 1 atm for print, from 0 to 50 °C or from 30 to 130 °F. */
export function SaturatedAir({ units }: { units: UnitSystem }) {
  const layout = layouts[units];
  const scale = unitOf(airUnits[units].T);
  return (
    <>
      <p className="mb-4">
        At 1 atm. Water, enthalpy and volume are per {airUnits[units].massWord} of dry air.
        {units === 'US' && ' Enthalpy is zero for dry air at 0 °F and liquid water at 32 °F.'}
      </p>
      <table className="data-table of-numbers wrap-anywhere [--cell-x:0.375rem] print:text-[9pt] print:[--cell-y:0.1rem]">
        <thead>
          <tr>
            {columns.map((symbol) => (
              <th key={symbol} scope="col">
                <i>{symbol}</i>
                {symbol === 'p' && <sub>sat</sub>}
                <span className="block text-fine font-normal text-soft">
                  {airUnits[units][symbol]}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 21 }, (_, row) => layout.from + row * layout.by).flatMap((t) => {
            const dryBulb = t * scale.factor + scale.zero;
            const answer = humidAir(atmosphere, { dryBulb, relativeHumidity: 1 });
            if ('problem' in answer) return [];
            const { vaporPressure, humidityRatio, h, v } = answer.air;
            const cell = (name: 'p' | 'w' | 'h' | 'v', value: number) => (
              <td>{fixed(inAirUnit(name, value, units), layout[name])}</td>
            );
            return [
              <tr key={t}>
                <th className="text-right" scope="row">
                  {fixed(t, layout.T)}
                </th>
                {cell('p', vaporPressure)}
                {cell('w', humidityRatio)}
                {cell('h', h)}
                {cell('v', v)}
              </tr>,
            ];
          })}
        </tbody>
      </table>
    </>
  );
}
