import { useState } from 'react';
import { copyText } from '../../../browser/copy-text.ts';
import type { AirTexts } from '../../../domain/handbook/air/air-print.ts';
import { airByHand } from '../../../domain/handbook/air/air-by-hand.ts';
import { airFacts, airInWords, airToCopy } from '../../../domain/handbook/air/air-report.ts';
import type { HumidAir } from '../../../domain/properties/humid-air.ts';
import { Button } from '../../../ui/Button.tsx';

interface AirStateProps {
  air: HumidAir | undefined;
  texts: AirTexts;
}

/** Shows the state of the air in a sentence and in a table, and how to compute it by hand. */
export function AirState({ air, texts }: AirStateProps) {
  const words = air && airInWords(air, texts);
  return (
    <section className="mt-6" aria-labelledby="air-state">
      <h2 id="air-state" className="text-h2">
        {words?.heading ?? 'No air yet'}
      </h2>
      <p className="mt-3 min-h-[3em]">{words?.more ?? 'Type two that go together.'}</p>
      <AirTable columns={[{ name: 'Now', air }]} texts={texts} />
      <AirCopies {...{ air, texts }} />
      {air && (
        <details className="air-by-hand mt-5">
          <summary className="cursor-pointer font-strong text-accent">
            Show me how to get these by hand
          </summary>
          <dl>
            {airByHand(air, texts).map(({ what, sum, result }) => (
              <div key={what} className="mt-3">
                <dt className="text-note text-soft">{what}</dt>
                <dd className="tabular-nums">
                  {sum} = <strong className="whitespace-nowrap">{result}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

interface AirTableProps {
  /**
   * If a column has no air, its cells are empty but keep their space, so that nothing below them
   * moves.
   */
  columns: readonly { name: string; air: HumidAir | undefined }[];
  more?: readonly { name: string; text: string }[];
  texts: AirTexts;
}

export function AirTable({ columns, more = [], texts }: AirTableProps) {
  // With two columns, there's no room for "dry air" in each unit, so the table says it once at the
  // top.
  const unitOf = (isOfDryAir?: true) => (isOfDryAir && columns.length === 1 ? ' dry air' : '');
  return (
    <table className="data-table of-numbers mt-4 wrap-anywhere [--cell-x:0.375rem] print:[--cell-y:0.1rem]">
      {columns.length > 1 && (
        <thead>
          <tr>
            <td className="text-fine">{texts.mass} means dry air</td>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {airFacts(texts).map(({ name, text, isOfDryAir }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column) => (
              <td key={column.name}>{column.air ? text(column.air) + unitOf(isOfDryAir) : '–'}</td>
            ))}
          </tr>
        ))}
        {more.map(({ name, text }) => (
          <tr key={name}>
            <th className="font-strong" scope="row">
              {name}
            </th>
            <td className="font-strong" colSpan={columns.length}>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AirCopies({ air, texts }: AirStateProps) {
  const [said, setSaid] = useState('');
  const copy = (text: string, what: string) => {
    void copyText(text).then((isCopied) => {
      setSaid(isCopied ? `${what} copied.` : 'Your browser didn’t let us copy it.');
    });
  };
  return (
    <div className="needs-script mt-5 flex flex-wrap items-center gap-3">
      {air && (
        <Button
          variant="line"
          size="small"
          onClick={() => {
            copy(airToCopy(air, texts), 'Numbers');
          }}
        >
          Copy
        </Button>
      )}
      <Button
        variant="line"
        size="small"
        onClick={() => {
          copy(location.href, 'Link');
        }}
      >
        Copy link
      </Button>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          print();
        }}
      >
        Print
      </Button>
      <p role="status" className="text-note text-soft">
        {said}
      </p>
    </div>
  );
}
