import { createElement, Fragment } from 'react';
import type { Equation, Maths } from '../../documents/maths/typeset.ts';

interface PiecesProps {
  maths: Maths;
  /** If true, shows fractions and sums at display size. */
  isTall?: boolean;
}

/** Renders typeset pieces. A line may break only between pieces. */
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

interface EquationBoxProps {
  equation: Equation;
  /** Class of the parts with numbers that change. */
  numbersClass?: string;
}

export function EquationBox({ equation, numbersClass }: EquationBoxProps) {
  return (
    <div className="equation max-sm:pl-3">
      {equation.map((formula, index) => (
        <div key={index}>
          {formula.map((part, place) => (
            <Fragment key={place}>
              {place > 0 && <wbr />}
              <EquationPart
                maths={part}
                isWhole={part.length === 1 || formula.length === 1}
                className={hasNumbers(part) ? numbersClass : undefined}
              />
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

const hasNumbers = (maths: Maths) => maths.some((piece) => piece.includes(' data-n='));

interface EquationPartProps {
  maths: Maths;
  /** False if the equation can break into several lines, which are then indented. */
  isWhole: boolean;
  className: string | undefined;
}

function EquationPart({ maths, isWhole, className }: EquationPartProps) {
  const pieces = <MathsPieces maths={maths} isTall />;
  const indented =
    'inline-block pl-(--indent) [text-indent:calc(-1_*_var(--indent))] [--indent:1em]';
  if (isWhole)
    return className === undefined ? pieces : <span className={className}>{pieces}</span>;
  return <span className={[indented, className].filter(Boolean).join(' ')}>{pieces}</span>;
}
