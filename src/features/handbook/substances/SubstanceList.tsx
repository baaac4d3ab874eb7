import {
  substancePage,
  type HandbookSubstance,
} from '../../../domain/handbook/substances/handbook-substance.ts';
import { knownBy } from '../../../domain/handbook/substances/match-substance.ts';
import {
  onScale,
  scaleOf,
  withDecimals,
} from '../../../domain/handbook/substances/printed-values.ts';
import { capitalizedName } from '../../../domain/handbook/substances/substance-names.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import { TableBox } from '../../../ui/TableBox.tsx';
import { Formula } from './Formula.tsx';

interface SubstanceListProps {
  id: string;
  substances: readonly HandbookSubstance[];
  units: UnitSystem;
}

export function SubstanceList({ id, substances, units }: SubstanceListProps) {
  return (
    <div id={id} className="substances search-result max-w-[48rem]">
      <TableBox className="data-table">
        <thead>
          <tr>
            <th scope="col">Substance</th>
            <th scope="col">Formula</th>
            <th scope="col" className="text-right">
              g/mol
            </th>
            <th scope="col" className="text-right">
              Boils, {scaleOf(units)}
            </th>
          </tr>
        </thead>
        <tbody>
          {substances.map(({ name, formula, cas, molarMass, boilingPoint, alsoCalled }) => (
            <tr key={name} data-known={knownBy([name, ...alsoCalled, formula, cas])}>
              <th scope="row">
                <a
                  className="text-accent underline decoration-[1.5px] underline-offset-3"
                  href={substancePage(name)}
                >
                  {capitalizedName(name)}
                </a>
                {alsoCalled.length > 0 && (
                  <span className="block text-minor text-soft max-sm:hidden">
                    {alsoCalled.join(', ')}
                  </span>
                )}
              </th>
              <td>
                <Formula of={formula} />
              </td>
              <td className="text-right">{withDecimals(molarMass, 2)}</td>
              <td className="text-right">
                {boilingPoint ? withDecimals(onScale(boilingPoint.value, units), 1) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </TableBox>
    </div>
  );
}
