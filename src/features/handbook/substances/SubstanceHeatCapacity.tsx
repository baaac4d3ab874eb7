import type { HandbookSubstance } from '../../../domain/handbook/substances/handbook-substance.ts';
import { withListedDigits } from '../../../domain/handbook/substances/printed-values.ts';
import { heatCapacityCurve } from '../../../domain/handbook/substances/substance-curves.ts';
import { Section } from '../../../ui/Section.tsx';
import { TableBox } from '../../../ui/TableBox.tsx';
import { Plot } from '../../documents/Plot.tsx';
import { SourceLink, type SourceNumber } from './SubstanceFacts.tsx';

interface SubstanceHeatCapacityProps {
  substance: HandbookSubstance;
  numberOf: SourceNumber;
}

/** Shows the heat capacity of the ideal gas: its polynomial, its coefficients and its curve. */
export function SubstanceHeatCapacity({ substance, numberOf }: SubstanceHeatCapacityProps) {
  const curve = heatCapacityCurve(substance);
  const { gasHeatCapacity } = substance;
  if (!curve || !gasHeatCapacity) return null;
  const { pieces, source } = gasHeatCapacity;
  return (
    <Section id="gas-heat-capacity" heading="Ideal-gas heat capacity">
      <p>
        <i>c</i>
        <sub>p</sub>/<i>R</i> = <i>c</i>
        <sub>0</sub> + <i>c</i>
        <sub>1</sub>
        <i>T</i> + <i>c</i>
        <sub>2</sub>
        <i>T</i>
        <sup>2</sup> + <i>c</i>
        <sub>3</sub>
        <i>T</i>
        <sup>3</sup> + <i>c</i>
        <sub>4</sub>
        <i>T</i>
        <sup>4</sup>, <i>T</i> in K
      </p>
      <TableBox className="data-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Coefficient</span>
            </th>
            {pieces.map(({ from, to }) => (
              <th scope="col" className="text-right" key={from}>
                {String(from)} to {String(to)} K
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4].map((power) => (
            <tr key={power}>
              <th scope="row">
                <i>c</i>
                <sub>{power}</sub>
              </th>
              {pieces.map(({ from, coefficients }) => (
                <td className="text-right whitespace-nowrap" key={from}>
                  {withListedDigits(coefficients[power] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableBox>
      <p className="mt-3 text-small text-soft">
        From source <SourceLink number={numberOf(source)} />. It’s at constant pressure, and{' '}
        <i>R</i> = 8.314 J/(mol·K).
      </p>
      <figure className="mt-6">
        <Plot name="heat-capacity-curve" plot={curve.plot} alt={curve.alt} />
      </figure>
    </Section>
  );
}
