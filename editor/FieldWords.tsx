import { fieldId, useFaultsAt } from './form-context.ts';
import type { Shape } from './form-shape.ts';
import type { Group, Path } from './values.ts';

export interface FieldProps {
  shape: Shape;
  path: Path;
  value: unknown;
  around: Group;
  onChange: (value: unknown) => void;
}

/** The hint already says what belongs in an empty field. */
export const isMissing = (text: string) => text.endsWith('" is missing.');

export function Notes({ path, hint }: { path: Path; hint: string }) {
  const faults = useFaultsAt(path);
  return (
    <div id={`${fieldId(path)}-notes`}>
      {hint !== '' && <p className="hint">{hint}</p>}
      {faults.map(({ text, cure }) => (
        <p key={text} className="fault">
          {isMissing(text) ? (
            <strong>Fill this in.</strong>
          ) : (
            <>
              <strong>{text}</strong> {cure}
            </>
          )}
        </p>
      ))}
    </div>
  );
}

export function Label({ shape, path }: Pick<FieldProps, 'shape' | 'path'>) {
  return (
    <label htmlFor={fieldId(path)}>
      {shape.label}
      {!shape.isRequired && <span className="optional"> (optional)</span>}
    </label>
  );
}
