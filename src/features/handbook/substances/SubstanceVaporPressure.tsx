import type { HandbookSubstance } from '../../../domain/handbook/substances/handbook-substance.ts';
import {
  withListedDigits,
  celsiusRange,
  decimalsOf,
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

/** Antoine's equation with its constants in two sets of units, its curve and a table. */
export function SubstanceVaporPressure({ substance, numberOf }: SubstanceVaporPressureProps) {
  const { vaporPressure: fit } = substance;
  const curve = vaporPressureCurve(substance);
  if (!fit || !curve) return null;
  const customary = customaryAntoine(fit);
  return (
    <Section id="vapor-pressure" heading="Vapor pressure">
      <p className="antoine">
        log<sub>10</sub>&nbsp;<i>p</i> = <i>A</i> − <i>B</i>/(<i>T</i> + <i>C</i>)
      </p>
      <TableBox>
        <thead>
          <tr>
            <th scope="col">Units</th>
            {['A', 'B', 'C'].map((letter) => (
              <th scope="col" className="number" key={letter}>
                <i>{letter}</i>
              </th>
            ))}
            <th scope="col">Good for</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">mmHg, °C</th>
            <td className="number">{withDecimals(customary.A, decimalsOf(fit.A))}</td>
            <td className="number">{withListedDigits(fit.B)}</td>
            <td className="number">{withDecimals(customary.C, Math.max(2, decimalsOf(fit.C)))}</td>
            <td className="whitespace-nowrap">{celsiusRange(fit)}</td>
          </tr>
          <tr>
            <th scope="row">Pa, K</th>
            <td className="number">{withListedDigits(fit.A)}</td>
            <td className="number">{withListedDigits(fit.B)}</td>
            <td className="number">{withListedDigits(fit.C)}</td>
            <td className="whitespace-nowrap">
              {withListedDigits(fit.from)} to {withListedDigits(fit.to)} K
            </td>
          </tr>
        </tbody>
      </TableBox>
      <p className="mt-3 text-small text-soft">
        Pa and K are from source <SourceLink number={numberOf(fit.source)} />; we converted them to
        mmHg and °C. Don’t go outside the range.
      </p>
      <div className="curve-and-numbers mt-6">
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
    <TableBox>
      <thead>
        <tr>
          {['°C', 'kPa', 'mmHg'].map((unit) => (
            <th scope="col" className="number" key={unit}>
              {unit}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pressureRows(substance).map(([temperature, kilopascals, mmHg]) => (
          <tr key={temperature}>
            <th scope="row" className="number">
              {withDecimals(temperature, 0)}
            </th>
            <td className="number">{withDigits(kilopascals, 3)}</td>
            <td className="number">{withDigits(mmHg, 3)}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
