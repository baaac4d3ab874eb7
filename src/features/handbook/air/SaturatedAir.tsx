import { fixed } from '../../../domain/handbook/air/air-print.ts';
import { humidAir } from '../../../domain/properties/humid-air.ts';

const atmosphere = 101_325;
const temperatures = Array.from({ length: 21 }, (_, row) => row * 2.5);

const columns = [
  ['T', '°C'],
  ['psat', 'kPa'],
  ['w', 'g/kg'],
  ['h', 'kJ/kg'],
  ['v', 'm³/kg'],
] as const;

/** Saturated air at 1 atm from 0 to 50 °C, for print. */
export function SaturatedAir() {
  return (
    <table className="data-table of-numbers wrap-anywhere [--cell-x:0.375rem] print:text-[9pt] print:[--cell-y:0.1rem]">
      <thead>
        <tr>
          {columns.map(([symbol, unit]) => (
            <th key={symbol} scope="col">
              <i>{symbol.slice(0, 1)}</i>
              {symbol.length > 1 && <sub>{symbol.slice(1)}</sub>}
              <span className="block text-fine font-normal text-soft">{unit}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {temperatures.flatMap((t) => {
          const answer = humidAir(atmosphere, { dryBulb: t + 273.15, relativeHumidity: 1 });
          if ('problem' in answer) return [];
          const { vaporPressure, humidityRatio, h, v } = answer.air;
          return [
            <tr key={t}>
              <th className="text-right" scope="row">
                {fixed(t, 1)}
              </th>
              <td>{fixed(vaporPressure / 1000, 3)}</td>
              <td>{fixed(humidityRatio * 1000, 2)}</td>
              <td>{fixed(h / 1000, 1)}</td>
              <td>{fixed(v, 3)}</td>
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}
