import type { HandbookSubstance } from '../../../domain/handbook/substances/handbook-substance.ts';
import {
  withListedDigits,
  decimalsOf,
  temperatureRange,
  withDecimals,
  withDigits,
} from '../../../domain/handbook/substances/printed-values.ts';
import {
  customaryAntoine,
  pressureRows,
  vaporPressureCurve,
} from '../../../domain/handbook/substances/substance-curves.ts';
import { Section } from '../../../ui/Section.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { Plot } from '../../documents/Plot.tsx';
import { SourceLink, type SourceNumber } from './SubstanceFacts.tsx';

interface SubstanceVaporPressureProps {
  substance: HandbookSubstance;
  numberOf: SourceNumber;
}

/** Shows the Antoine equation with its constants in two sets of units, its curve and a table. */
export function SubstanceVaporPressure({ substance, numberOf }: SubstanceVaporPressureProps) {
  const { vaporPressure: fit } = substance;
  const curve = vaporPressureCurve(substance);
  if (!fit || !curve) return null;
  const customary = customaryAntoine(fit);
  return (
    <Section id="vapor-pressure" heading="Vapor pressure">
      <p>
        log<sub>10</sub>&nbsp;<i>p</i> = <i>A</i> − <i>B</i>/(<i>T</i> + <i>C</i>)
      </p>
      <TableBox className="data-table">
        <thead>
          <tr>
            <th scope="col">Units</th>
            {['A', 'B', 'C'].map((letter) => (
              <th scope="col" className="text-right" key={letter}>
                <i>{letter}</i>
              </th>
            ))}
            <th className="pl-5" scope="col">
              Good for
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">mmHg, °C</th>
            <td className="text-right">{withDecimals(customary.A, decimalsOf(fit.A))}</td>
            <td className="text-right">{withListedDigits(fit.B)}</td>
            <td className="text-right">
              {withDecimals(customary.C, Math.max(2, decimalsOf(fit.C)))}
            </td>
            <td className="pl-5 whitespace-nowrap">{temperatureRange(fit, 'SI')}</td>
          </tr>
          <tr>
            <th scope="row">Pa, K</th>
            <td className="text-right">{withListedDigits(fit.A)}</td>
            <td className="text-right">{withListedDigits(fit.B)}</td>
            <td className="text-right">{withListedDigits(fit.C)}</td>
            <td className="pl-5 whitespace-nowrap">
              {withListedDigits(fit.from)} to {withListedDigits(fit.to)} K
            </td>
          </tr>
        </tbody>
      </TableBox>
      <p className="mt-3 text-small text-soft">
        Pa and K are from source <SourceLink number={numberOf(fit.source)} />; we converted them to
        mmHg and °C. Don’t go outside the range.
      </p>
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] lg:items-start print:grid print:grid-cols-[minmax(0,29rem)_minmax(0,1fr)] print:items-start">
        <figure>
          <Plot name="vapor-pressure-curve" plot={curve.plot} alt={curve.alt} />
        </figure>
        <PressureTable substance={substance} />
      </div>
    </Section>
  );
}

function PressureTable({ substance }: { substance: HandbookSubstance }) {
  return (
    <TableBox className="data-table">
      <thead>
        <tr>
          {['°C', 'kPa', 'mmHg'].map((unit) => (
            <th scope="col" className="text-right" key={unit}>
              {unit}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pressureRows(substance).map(([temperature, kilopascals, mmHg]) => (
          <tr key={temperature}>
            <th scope="row" className="text-right">
              {withDecimals(temperature, 0)}
            </th>
            <td className="text-right">{withDigits(kilopascals, 3)}</td>
            <td className="text-right">{withDigits(mmHg, 3)}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
