import { sayingAt, type Exploration } from '../../domain/plots/exploration.ts';
import type { Outcome } from '../../domain/plots/recipe.ts';
import { templateText, printName, type Template } from '../../domain/plots/template.ts';

interface FigureWordsProps {
  exploration: Exploration;
  outcome: Outcome;
  /** The numbers for screen readers. Undefined until the reader has moved a slider. */
  spoken?: Outcome | undefined;
}

/**
 * Shows a figure's sentences. On screen, they update immediately. Screen readers announce them once
 * the slider is at rest.
 */
export function FigureWords({ exploration, outcome, spoken }: FigureWordsProps) {
  const saying = sayingAt(exploration, outcome);
  const words =
    spoken &&
    sayingAt(exploration, spoken)
      ?.lines.map((line) => templateText(line, spoken.values))
      .join(' ');
  return (
    <>
      <div
        className={
          saying?.isStuck
            ? 'said callout border-l-second max-md:order-1 max-md:mt-2 max-md:min-h-24 md:mt-3.5 md:ml-6 md:min-h-32'
            : 'said max-md:order-1 max-md:mt-2 max-md:min-h-24 md:mt-3.5 md:min-h-32 md:pl-10'
        }
        aria-hidden={spoken && true}
        data-stuck={saying?.isStuck ? '' : undefined}
      >
        {saying?.lines.map((line, index) => (
          <p
            className="mt-1.5 max-w-[36em] text-note first:mt-0 first:font-display first:text-[1.5rem] first:leading-[1.15] first:font-h2 first:tracking-[-0.02em] first:tabular-nums max-md:first:text-[1.3rem]"
            key={index}
          >
            <FilledTemplate template={line} values={outcome.values} />
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  );
}

interface FilledTemplateProps {
  template: Template;
  values: ReadonlyMap<string, number>;
}

/** Fills in a template. A <data> element around each number has its full-precision value. */
export function FilledTemplate({ template, values }: FilledTemplateProps) {
  return template.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : 'symbol' in piece ? (
      <var key={index}>{piece.symbol}</var>
    ) : (
      <data key={index} value={values.get(piece.name)}>
        {printName(piece, values)}
      </data>
    ),
  );
}
