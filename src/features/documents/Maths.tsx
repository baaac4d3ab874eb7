import { createElement, Fragment } from 'react';
import type { Equation, Maths } from '../../documents/maths/typeset.ts';

interface PiecesProps {
  maths: Maths;
  /** If true, shows fractions and sums at display size. */
  isTall?: boolean;
}

/** Renders typeset pieces. A line may break only between them. */
export function MathsPieces({ maths, isTall = false }: PiecesProps) {
  return maths.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {createElement('math', {
        ...(isTall && { displaystyle: 'true' }),
        dangerouslySetInnerHTML: { __html: piece },
      })}
    </Fragment>
  ));
}

export function EquationBox({ equation }: { equation: Equation }) {
  return (
    <div className="equation max-sm:pl-3">
      {equation.map((formula, index) => (
        <div key={index}>
          {formula.map((part, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              {part.length === 1 || formula.length === 1 ? (
                <MathsPieces maths={part} isTall />
              ) : (
                <span className="inline-block pl-(--indent) [text-indent:calc(-1_*_var(--indent))] [--indent:1em]">
                  <MathsPieces maths={part} isTall />
                </span>
              )}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}
