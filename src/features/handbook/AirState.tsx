import { useState } from 'react';
import { copyText } from '../../browser/copy-text.ts';
import { airByHand } from '../../domain/handbook/air-by-hand.ts';
import {
  airFacts,
  airInWords,
  airToCopy,
  factText,
  type AirFact,
} from '../../domain/handbook/air-report.ts';
import type { HumidAir } from '../../domain/properties/humid-air.ts';
import { Button } from '../../ui/Button.tsx';

/** Everything about some air: in a sentence, in a table, and by hand. */
export function AirState({ air }: { air: HumidAir | undefined }) {
  const words = air && airInWords(air);
  return (
    <section className="mt-6" aria-labelledby="air-state">
      <h2 id="air-state" className="text-h2">
        {words?.heading ?? 'No air yet'}
      </h2>
      <p className="mt-3 min-h-[3em]">{words?.more ?? 'Type two that go together.'}</p>
      {air && (
        <>
          <AirTable columns={[{ name: 'Now', air }]} />
          <AirCopies air={air} />
          <details className="air-by-hand mt-5">
            <summary className="font-strong">Show me how to get these by hand</summary>
            <dl>
              {airByHand(air).map(({ what, sum, result }) => (
                <div key={what} className="mt-3">
                  <dt className="text-note text-soft">{what}</dt>
                  <dd className="tabular-nums">
                    {sum} = <strong className="whitespace-nowrap">{result}</strong>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </section>
  );
}

interface AirTableProps {
  columns: readonly { name: string; air: HumidAir }[];
  /** Rows about the way from one to the next. */
  more?: readonly { name: string; text: string }[];
}

/** The numbers of one air, or of several beside each other. */
export function AirTable({ columns, more = [] }: AirTableProps) {
  // Two columns have no room for it, and say it once at the top.
  const cellText = (fact: AirFact | undefined) =>
    fact && (columns.length > 1 ? fact.text : factText(fact));
  const facts = columns.map(({ name, air }) => ({ name, facts: airFacts(air) }));
  return (
    <table className="air-table mt-4">
      {columns.length > 1 && (
        <thead>
          <tr>
            <td className="text-fine">kg means dry air</td>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {facts[0]?.facts.map(({ name }, row) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {facts.map((column) => (
              <td key={column.name}>{cellText(column.facts[row])}</td>
            ))}
          </tr>
        ))}
        {more.map(({ name, text }) => (
          <tr key={name} className="air-way">
            <th scope="row">{name}</th>
            <td colSpan={columns.length}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ways to take it along: the numbers, or the address that has them. */
function AirCopies({ air }: { air: HumidAir }) {
  const [said, setSaid] = useState('');
  const copy = (text: string, what: string) => {
    void copyText(text).then((isCopied) => {
      setSaid(isCopied ? `${what} copied.` : 'Your browser didn’t let us copy it.');
    });
  };
  return (
    <div className="needs-script mt-5 flex flex-wrap items-center gap-3">
      <Button
        variant="line"
        size="small"
        onClick={() => {
          copy(airToCopy(air), 'Numbers');
        }}
      >
        Copy
      </Button>
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
