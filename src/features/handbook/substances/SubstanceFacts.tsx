import type { Fact } from '../../../domain/handbook/substances/substance-facts.ts';
import { TableBox } from '../../../ui/TableBox.tsx';

/** Returns the number of a source in the list at the end of the page. */
export type SourceNumber = (title: string) => number;

interface SubstanceFactsProps {
  facts: readonly Fact[];
  numberOf: SourceNumber;
}

export function SubstanceFacts({ facts, numberOf }: SubstanceFactsProps) {
  return (
    <TableBox className="data-table">
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Value</th>
          <th scope="col" className="text-right">
            Source
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ what, symbol, value, also, source }) => (
          <tr key={what}>
            <th scope="row">
              {what}{' '}
              {symbol && (
                <span className="whitespace-nowrap text-soft" aria-hidden="true">
                  <i>{symbol[0]}</i>
                  {symbol[1] !== '' && <sub>{symbol[1]}</sub>}
                </span>
              )}
            </th>
            <td>
              <span className="whitespace-nowrap">{value}</span>
              {also !== undefined && (
                <>
                  {' '}
                  <span className="text-small whitespace-nowrap text-soft">{also}</span>
                </>
              )}
            </td>
            <td className="text-right">
              {source !== undefined && <SourceLink number={numberOf(source)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

export function SourceLink({ number }: { number: number }) {
  return (
    <a
      className="text-accent underline decoration-[1.5px] underline-offset-3 in-[td]:inline-block in-[td]:min-w-6 in-[td]:text-right"
      href={`#source-${String(number)}`}
      aria-label={`Source ${String(number)}`}
    >
      {number}
    </a>
  );
}
