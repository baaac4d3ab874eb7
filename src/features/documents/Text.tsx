import { Fragment } from 'react';
import type { Inline } from '../../documents/document/document.ts';
import { guardDigitsClass } from '../../domain/quantities/guard-digits.ts';
import type { Run } from '../../domain/quantities/print.ts';
import { MathsPieces } from './Maths.tsx';
import { OutsideIcon } from '../../ui/TextLink.tsx';

export function Text({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) => {
    const before = inlines[index - 1];
    const after = inlines[index + 1];
    // Keeps punctuation on the same line as the equation before it.
    if (inline.type === 'maths' && after?.type === 'text') {
      const mark = closing.exec(after.text)?.[0];
      if (mark !== undefined) {
        return (
          <Fragment key={index}>
            <MathsPieces maths={inline.maths.slice(0, -1)} />
            {inline.maths.length > 1 && <wbr />}
            <span className="whitespace-nowrap">
              <MathsPieces maths={inline.maths.slice(-1)} />
              {mark}
            </span>
          </Fragment>
        );
      }
    }
    if (inline.type === 'text' && before?.type === 'maths') {
      return inline.text.replace(closing, '');
    }
    return <Piece key={index} inline={inline} />;
  });
}

const closing = /^[.,;:)?]+/;

function Piece({ inline }: { inline: Inline }) {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'strong':
      return (
        <strong id={inline.id}>
          <Text inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Text inlines={inline.children} />
        </em>
      );
    case 'link':
      return (
        <a href={inline.href}>
          <Text inlines={inline.children} />
          {inline.href.startsWith('https:') && <OutsideIcon />}
        </a>
      );
    case 'way':
      return (
        <span className={`way-${inline.way}`}>
          {inline.way === 'or' && (
            <span className="way-label text-note text-soft"> ({inline.words}: </span>
          )}
          <Text inlines={inline.children} />
          {inline.way === 'or' && <span className="way-label text-note text-soft">)</span>}
        </span>
      );
    case 'maths':
      return <MathsPieces maths={inline.maths} />;
    case 'quantity':
      return <Quantity runs={inline.runs} />;
  }
}

/** Renders a number with its unit. If the number varies, the element marks its slot. */
export function Quantity({ runs }: { runs: readonly Run[] }) {
  const place = runs.find((run) => run.place !== undefined)?.place;
  // A dollar sign comes before the number; other units come after it.
  const start = runs.findIndex((run) => run.place === place);
  const end = runs.findLastIndex((run) => run.place === place) + 1;
  return (
    <span className="quantity whitespace-nowrap">
      {place === undefined ? (
        <Runs runs={runs} />
      ) : (
        <>
          <Runs runs={runs.slice(0, start)} />
          <span data-n={place}>
            <Runs runs={runs.slice(start, end)} />
          </span>
          <Runs runs={runs.slice(end)} />
        </>
      )}
    </span>
  );
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, raised, isGuard }, index) => {
    if (raised) return <sup key={index}>{text}</sup>;
    return isGuard ? (
      <span key={index} className={guardDigitsClass}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
