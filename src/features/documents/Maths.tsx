import { createElement, Fragment } from 'react';
import type { Equation, Maths } from '../../documents/maths/typeset.ts';

interface PiecesProps {
  maths: Maths;
  /** Whether fractions and sums have the height of lines of their own. */
  isTall?: boolean;
}

/** What the typesetter made; between its pieces, and nowhere else, a line may break. */
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

/** An equation on lines of its own. */
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
