import type { ReactNode } from 'react';
import type { Block, Inline } from '../../documents/document/document.ts';
import { MathsPieces } from './Maths.tsx';
import { Text } from './Text.tsx';

interface FoldProps {
  /** What a phone shows of it, and what opens it there. */
  line: ReactNode;
  children: ReactNode;
}

/**
 * A part of a lesson that phones show as one line until somebody wants it: there
 * src/features/documents/ReadingPlace.astro closes it before it is painted. Everywhere else, on paper and
 * without a script it is open; what is searched for, or linked to, opens it.
 */
export function Fold({ line, children }: FoldProps) {
  return (
    <details className="fold" open>
      <summary>{line}</summary>
      {children}
    </details>
  );
}

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** From so many rows on a table folds on a phone. */
export const manyRows = 8;

/** So few givens stay open. */
export const fewGivens = 2;

/** The line of a step: its number, and the symbol and the result at the ends of its equation. */
export function StepLine({ number, equation }: BlockOf<'step'>) {
  const [formula = []] = equation;
  const [symbol = [], result = []] = [formula[0], formula.slice(1).at(-1)];
  return (
    <>
      <span className="number not-print:max-sm:size-[1.7rem] not-print:max-sm:flex-none">
        <span className="sr-only">Step </span>
        {number}
      </span>{' '}
      <span>
        <MathsPieces maths={symbol} /> <MathsPieces maths={result} />
      </span>
    </>
  );
}

/** The line of a figure, with how its caption begins. */
export const FigureLine = ({ caption }: BlockOf<'drawing' | 'plot'>) => (
  <>
    <strong>Figure</strong>{' '}
    <span className="aside">
      <Text inlines={caption} />
    </span>
  </>
);

/** The line of what an example gives. */
export const GivensLine = ({ rows }: BlockOf<'givens'>) => (
  <>
    <strong>Given</strong> <span className="aside">{rows.length} values</span>
  </>
);

/** The line of a table: what its columns are, and how many rows it has. */
export const TableLine = ({ head, rows }: BlockOf<'table'>) => (
  <>
    <strong>
      <Text inlines={head.flatMap(withComma)} />
    </strong>{' '}
    <span className="aside">{rows.length} rows</span>
  </>
);

const withComma = (cell: Inline[], place: number): Inline[] =>
  place === 0 ? cell : [{ type: 'text', text: ', ' }, ...cell];
