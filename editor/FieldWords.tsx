import { fieldId, useFaultsAt } from './form-context.ts';
import type { Shape } from './form-shape.ts';
import type { Group, Path } from './values.ts';

/** What every field is given: what it asks for, where it stands, what it says, and whom to tell. */
export interface FieldProps {
  shape: Shape;
  path: Path;
  value: unknown;
  /** The group in which it stands. */
  around: Group;
  onChange: (value: unknown) => void;
}

/** What is said below a field: how to fill it, and what is wrong with it. */
export function Notes({ path, hint }: { path: Path; hint: string }) {
  const faults = useFaultsAt(path);
  return (
    <div id={`${fieldId(path)}-notes`}>
      {hint !== '' && <p className="hint">{hint}</p>}
      {faults.map(({ text, cure }) => (
        <p key={text} className="fault">
          <strong>{text}</strong> {cure}
        </p>
      ))}
    </div>
  );
}

/** A label that says what may be left out. */
export function Label({ shape, path }: Pick<FieldProps, 'shape' | 'path'>) {
  return (
    <label htmlFor={fieldId(path)}>
      {shape.label}
      {!shape.isRequired && <span className="optional"> (optional)</span>}
    </label>
  );
}
