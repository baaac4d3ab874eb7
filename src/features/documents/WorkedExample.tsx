import type { ReactNode } from 'react';
import type { Equation, GivenRow, Inline } from '../../documents/document.ts';
import type { Run } from '../../domain/quantities/print.ts';
import { EquationBox, MathsPieces } from './Maths.tsx';
import { Quantity, Text } from './Text.tsx';

/** A problem solved from its statement to its result, set apart from the text. */
export function WorkedExample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="example" aria-label={`Worked example: ${title}`}>
      <p className="example-title">
        <strong>Worked example</strong> <span>{title}</span>
      </p>
      {children}
    </section>
  );
}

/** What a problem states, with where each property comes from. */
export function Givens({ rows }: { rows: readonly GivenRow[] }) {
  return (
    <table className="givens">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Given
          </th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ symbol, words, value, source }, index) => (
          <tr key={index}>
            <td>
              <MathsPieces maths={symbol} />
            </td>
            <td>
              <Text inlines={words} />
              {source !== undefined && <span className="source"> {source}</span>}
            </td>
            <td>
              <Quantity runs={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface StepProps {
  number: number;
  equation: Equation;
  children: ReactNode;
}

/** One step: why, then the formula, the numbers in it, and what comes out. */
export function Step({ number, equation, children }: StepProps) {
  return (
    <div className="step">
      <p className="number">
        <span className="sr-only">Step </span>
        {number}
      </p>
      <div>
        {children}
        <EquationBox equation={equation} />
      </div>
    </div>
  );
}

/** What was asked for. */
export function Result({ words, value }: { words: readonly Inline[]; value: readonly Run[] }) {
  return (
    <p className="result">
      <span>
        <Text inlines={words} />
      </span>{' '}
      <strong>
        <Quantity runs={value} />
      </strong>
    </p>
  );
}
