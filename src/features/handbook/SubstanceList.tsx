import { substancePage, type HandbookSubstance } from '../../domain/handbook/handbook-substance.ts';
import { asListed, celsius } from '../../domain/handbook/printed-values.ts';
import { capitalized } from '../../domain/handbook/substance-names.ts';
import { TableBox } from '../../ui/TableBox.tsx';
import { Formula } from './Formula.tsx';

interface SubstanceListProps {
  id: string;
  substances: readonly HandbookSubstance[];
}

/** All substances, each with its formula, its molar mass and where it boils. */
export function SubstanceList({ id, substances }: SubstanceListProps) {
  return (
    <div id={id} className="substances search-result">
      <TableBox>
        <thead>
          <tr>
            <th scope="col">Substance</th>
            <th scope="col">Formula</th>
            <th scope="col" className="number">
              g/mol
            </th>
            <th scope="col" className="number">
              Boils at, °C
            </th>
          </tr>
        </thead>
        <tbody>
          {substances.map(({ name, formula, cas, molarMass, boilingPoint, alsoCalled }) => (
            <tr key={name} data-words={[name, formula, cas, ...alsoCalled].join(' ')}>
              <th scope="row">
                <a href={substancePage(name)}>{capitalized(name)}</a>
                {alsoCalled.length > 0 && (
                  <span className="also block text-minor text-soft">{alsoCalled.join(', ')}</span>
                )}
              </th>
              <td>
                <Formula of={formula} />
              </td>
              <td className="number">{asListed(molarMass)}</td>
              <td className="number">{boilingPoint ? celsius(boilingPoint.value) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </TableBox>
    </div>
  );
}
