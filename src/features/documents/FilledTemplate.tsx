import { printName, type Template } from '../../domain/plots/template.ts';

interface FilledTemplateProps {
  template: Template;
  values: ReadonlyMap<string, number>;
}

/** Words with their numbers filled in; each number is there for programs too, with all its digits. */
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
