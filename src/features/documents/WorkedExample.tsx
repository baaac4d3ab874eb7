import type { ReactNode } from 'react';
import type { EitherOr, GivenRow, Inline } from '../../documents/document/document.ts';
import type { Equation } from '../../documents/maths/typeset.ts';
import type { Run } from '../../domain/quantities/print.ts';
import { EquationBox, MathsPieces } from './Maths.tsx';
import { Quantity, Text } from './Text.tsx';

export function WorkedExample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      className="example panel max-sm:mr-0 max-sm:-ml-3 max-sm:[--inset:0.8rem]"
      aria-label={`Worked example: ${title}`}
    >
      <p className="example-title mx-[calc(-1_*_var(--inset))] mt-0 mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-hair px-(--inset) py-[0.9rem] text-soft max-sm:mb-3 max-sm:py-2.5">
        <strong className="font-display text-h4 font-h2 text-ink">Worked example</strong>{' '}
        <span>{title}</span>
      </p>
      {children}
    </section>
  );
}

/** Maximum length of a source in the table. On a phone, a longer source would take many lines. */
const longestSource = 40;

/** Lists the given values with their sources. Long sources become notes below the table. */
export function Givens({ rows }: { rows: readonly GivenRow[] }) {
  const notes = [
    ...new Set(rows.flatMap(({ source = '' }) => (source.length > longestSource ? [source] : []))),
  ];
  const shown = (source: string) =>
    notes.includes(source) ? `note ${String(notes.indexOf(source) + 1)}` : source;
  return (
    <>
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
              <td className="wrap-anywhere">
                <Text inlines={words} />
                {source !== undefined && (
                  <span className="source block text-minor text-soft"> {shown(source)}</span>
                )}
              </td>
              <td>
                <Quantity runs={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note, place) => (
        <p key={note} className="table-source mt-1 text-minor text-soft">
          {`Note ${String(place + 1)}: ${note}`}
        </p>
      ))}
    </>
  );
}

interface StepProps {
  number: number;
  equation: Equation;
  range?: readonly Inline[] | undefined;
  children: ReactNode;
}

export function Step({ number, equation, range, children }: StepProps) {
  return (
    <div className="step max-sm:items-start">
      <p className="number">
        <span className="sr-only">Step </span>
        {number}
      </p>
      <div className="max-sm:contents">
        {children}
        <EquationBox equation={equation} />
        <RangeLine range={range} />
      </div>
    </div>
  );
}

/** Says where a formula holds. */
export function RangeLine({ range }: Pick<StepProps, 'range'>) {
  return (
    range && (
      <p className="mt-1 text-note text-soft">
        <Text inlines={range} />
      </p>
    )
  );
}

export function Result({ words, value }: { words: readonly Inline[]; value: readonly Run[] }) {
  return (
    <p className="result max-sm:py-1.5">
      <span>
        <Text inlines={words} />
      </span>{' '}
      <strong className="ml-auto">
        <Quantity runs={value} />
      </strong>
    </p>
  );
}

interface AlternativeProps {
  way: EitherOr;
  words: string;
  children: ReactNode;
}

/**
 * Renders one of two versions of a passage. Both are visible with labels until
 * src/features/documents/Convention.astro knows the reader's choice.
 */
export function Alternative({ way, words, children }: AlternativeProps) {
  return (
    <div className={`way way-${way}`}>
      <p className="way-label text-note text-soft">{words}:</p>
      {children}
    </div>
  );
}
