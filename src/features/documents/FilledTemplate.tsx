import { printName, type Template } from '../../domain/plots/template.ts';

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
