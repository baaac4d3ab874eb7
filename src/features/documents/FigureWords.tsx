import { sayingAt, type Exploration } from '../../domain/plots/exploration.ts';
import type { Outcome } from '../../domain/plots/recipe.ts';
import { templateText, printName, type Template } from '../../domain/plots/template.ts';

interface FigureWordsProps {
  exploration: Exploration;
  outcome: Outcome;
  /** Numbers to read aloud, once a reader has moved something. */
  spoken?: Outcome | undefined;
}

/**
 * Shows a figure's sentences: immediately for sighted readers, and for screen readers when the
 * slider rests.
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
            ? 'said stuck max-md:order-1 max-md:mt-2 max-md:min-h-24'
            : 'said max-md:order-1 max-md:mt-2 max-md:min-h-24'
        }
        aria-hidden={spoken && true}
      >
        {saying?.lines.map((line, index) => (
          <p className="max-md:first:text-[1.3rem]" key={index}>
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

/** Fills in a template, with every number at full precision for programs. */
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
