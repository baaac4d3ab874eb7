import type { ReactNode } from 'react';
import type { Block, Inline } from '../../documents/document/document.ts';
import { MathsPieces } from './Maths.tsx';
import { Text } from './Text.tsx';

interface FoldProps {
  /** Content of the summary, which is visible only on phones. */
  line: ReactNode;
  children: ReactNode;
}

/**
 * Part of a lesson that's collapsed to one line on phones.
 * src/features/documents/ReadingPlace.astro collapses it before the first paint. Elsewhere it's
 * always open: on wide screens, on paper and without JavaScript. Links and find-in-page expand it.
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

/** Tables with at least this many rows are collapsed on a phone. */
export const manyRows = 8;

/** Longer lists of given values are collapsed on a phone. */
export const fewGivens = 2;

/** Summary of a step: its number, and the symbol and result of its equation. */
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

/** Summary of a figure: the beginning of its caption. */
export const FigureLine = ({ caption }: BlockOf<'drawing' | 'plot'>) => (
  <>
    <strong>Figure</strong>{' '}
    <span className="aside">
      <Text inlines={caption} />
    </span>
  </>
);

export const GivensLine = ({ rows }: BlockOf<'givens'>) => (
  <>
    <strong>Given</strong> <span className="aside">{rows.length} values</span>
  </>
);

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
