import type { ReactNode } from 'react';
import type { FormulaSheet as Sheet } from '../../documents/formula-sheet.ts';
import { Blocks } from './Blocks.tsx';
import { EquationBox } from './Maths.tsx';
import { OneWay } from './OneWay.tsx';
import { Text } from './Text.tsx';

interface FormulaSheetProps extends Sheet {
  /** Where the lesson is, whose sections explain the formulas. */
  lesson: string;
  /** On paper, which version it is and where it is on the web. */
  children: ReactNode;
}

/** The equations of a lesson, section by section, and what their symbols mean. */
export function FormulaSheet({ lesson, sections, symbols, children }: FormulaSheetProps) {
  return (
    <article className="prose document formula-sheet">
      <div className="formulas">
        {sections.map(({ id, title, formulas }) => (
          <section key={id}>
            <h2>
              <a href={`${lesson}#${id}`}>
                <Text inlines={title} />
              </a>
            </h2>
            {formulas.map(({ words, equations, ways }, index) => (
              <div key={index} className="formula">
                {words.length > 0 && (
                  <p>
                    <Text inlines={words} />
                  </p>
                )}
                {equations.map((equation, place) => (
                  <EquationBox key={place} equation={equation} />
                ))}
                {ways.map((told) => (
                  <OneWay key={told.way} {...told}>
                    {told.equations.map((equation, place) => (
                      <EquationBox key={place} equation={equation} />
                    ))}
                  </OneWay>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
      {symbols.length > 0 && (
        <section className="symbols">
          <h2>Symbols</h2>
          <Blocks blocks={symbols} />
        </section>
      )}
      <p className="print-only text-small">{children}</p>
    </article>
  );
}
