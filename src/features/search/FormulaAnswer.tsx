import { createElement, Fragment, type ReactNode } from 'react';
import type { MathPart, MathPieces, MathWords } from '../../domain/search/answer-records.ts';
import type { FoundFormulas } from '../../domain/search/match-records.ts';
import { TextLink } from '../../ui/TextLink.tsx';

const most = 4;

/** Shows formulas of a lesson, with the meaning of their symbols and a link to the lesson. */
export function FormulaAnswer({ lesson, row, formulas }: FoundFormulas) {
  const shown = formulas.slice(0, most);
  const symbols = new Set(shown.flatMap((formula) => formula.symbols));
  return (
    <>
      <div className="answer-card">
        <p className="text-small text-soft">
          From {lesson.title}, {lesson.course}
        </p>
        {shown.map(({ line, pieces }) => (
          <div key={line} className="my-3.5 overflow-x-auto overflow-y-hidden text-[1.35rem]">
            <Maths pieces={pieces} isTall />
          </div>
        ))}
        {symbols.size > 0 && (
          <dl className="grid max-w-184 grid-cols-[repeat(auto-fit,minmax(min(19rem,100%),1fr))] gap-x-8 gap-y-1 text-soft">
            {[...symbols].map((place) => {
              const [symbol = [], meaning = []] = lesson.symbols[place] ?? [];
              return (
                <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2" key={place}>
                  <dt className="text-ink">
                    <Words words={symbol} />
                  </dt>
                  <dd>
                    <Words words={meaning} />
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      <p className="row no-print gap-y-2 pt-3">
        <TextLink href={row.address}>Read it in the lesson</TextLink>
      </p>
    </>
  );
}

function Words({ words }: { words: MathWords }) {
  return words.map((part, place) =>
    typeof part === 'string' ? part : <Maths key={place} pieces={part} />,
  );
}

/** Renders MathML as elements, because the content security policy forbids setting HTML. */
function Maths({ pieces, isTall = false }: { pieces: MathPieces; isTall?: boolean }) {
  return pieces.map((parts, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {createElement('math', isTall ? { displaystyle: 'true' } : {}, ...parts.map(drawn))}
    </Fragment>
  ));
}

function drawn(part: MathPart): ReactNode {
  if (typeof part === 'string') return part;
  const [name, { class: className, ...attributes }, ...children] = part;
  return createElement(name, { ...attributes, className }, ...children.map(drawn));
}
