import type { ReactNode } from 'react';
import type { FormulaSheet as Sheet } from '../../documents/document/formula-sheet.ts';
import { Blocks } from './Blocks.tsx';
import { EquationBox } from './Maths.tsx';
import { Alternative, RangeLine } from './WorkedExample.tsx';
import { Text } from './Text.tsx';

interface FormulaSheetProps extends Sheet {
  /** Address of the lesson, whose sections explain the formulas. */
  lesson: string;
  /** Heading of the sheet. Undefined if it's the only one on the page. */
  title?: string;
  /** If a PDF is too long, sheets are dropped in this order, starting at 1. */
  leaves?: number;
  /** The version and the address, which are visible only on paper. */
  children: ReactNode;
}

export function FormulaSheet(props: FormulaSheetProps) {
  const { lesson, title: own, leaves, sections, symbols, children } = props;
  const Heading = own === undefined ? 'h2' : 'h3';
  return (
    <article
      data-leaves={leaves}
      data-part={leaves === undefined ? undefined : own}
      className="prose document formula-sheet mt-6 max-w-none not-print:lg:mt-10 not-print:lg:grid not-print:lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] not-print:lg:items-start not-print:lg:gap-14"
    >
      {own !== undefined && <h2 className="sheet-title lg:col-span-full">{own}</h2>}
      <div className="formulas">
        {sections.map(({ id, title, formulas }) => (
          <section key={id}>
            <Heading>
              <a
                className="text-inherit [text-decoration-color:var(--hair)]"
                href={`${lesson}#${id}`}
              >
                <Text inlines={title} />
              </a>
            </Heading>
            {formulas.map(({ words, equations, ranges, versions }, index) => (
              <div key={index} className="formula mt-4">
                {words.length > 0 && (
                  <p>
                    <Text inlines={words} />
                  </p>
                )}
                {equations.map((equation, place) => (
                  <EquationBox key={place} equation={equation} />
                ))}
                {ranges.map((range, place) => (
                  <RangeLine key={place} range={range} />
                ))}
                {versions.map((told) => (
                  <Alternative key={told.way} {...told}>
                    {told.equations.map((equation, place) => (
                      <EquationBox key={place} equation={equation} />
                    ))}
                  </Alternative>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
      {symbols.length > 0 && (
        <section className="symbols mt-8 not-print:lg:mt-0">
          <Heading>Symbols</Heading>
          <Blocks blocks={symbols} />
        </section>
      )}
      <p className="print-only text-small">{children}</p>
    </article>
  );
}
